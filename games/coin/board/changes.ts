/** 1.7, 6.2 What changed hands between two views. */
import type { Message } from '@sandtable/engine';
import { say } from '../text/say.ts';

interface Held {
  readonly id: string;
  readonly control: { readonly faction: string } | null;
}

/** The spaces of which somebody has lost Control since, or got it. `holder`: by what name the board calls those who hold. */
export function controlChanges(
  before: readonly Held[],
  now: readonly Held[],
  holder: string,
  rule: string,
): readonly Message[] {
  const had = new Set(before.filter(({ control }) => control?.faction === holder).map(({ id }) => id));
  const has = new Set(now.filter(({ control }) => control?.faction === holder).map(({ id }) => id));
  const lost = [...had].filter((id) => !has.has(id));
  const gained = [...has].filter((id) => !had.has(id));
  return [
    ...(lost.length === 0 ? [] : [say('digest.control.lost', rule, { spaces: lost })]),
    ...(gained.length === 0 ? [] : [say('digest.control.gained', rule, { spaces: gained })]),
  ];
}
