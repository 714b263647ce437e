/** A menu at a terminal: what is typed for each option. */
import { type Message, render, type Speech } from '@sandtable/engine';
import { meant } from '../show/matching.ts';
import { said } from '../show/names.ts';

export interface MenuLine {
  readonly id: string;
  /** What is typed for it: the number itself where options are numbers, else its place. */
  readonly key: string;
  readonly text: string;
  readonly label: Message;
}

const NUMBER = /^\d+$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function menuLines(
  speech: Speech,
  options: readonly { readonly id: string; readonly label: Message }[],
): MenuLine[] {
  const hasNumbers = options.some(({ id }) => NUMBER.test(id));
  let others = 0;
  return options.map(({ id, label }, i) => {
    const key = !hasNumbers ? String(i + 1) : NUMBER.test(id) ? id : (LETTERS[others++] ?? id);
    return { id, key, text: said(speech, label), label };
  });
}

/** The options somebody may mean: by key, or by any part of their words or of the names in them. */
export function optionsMeant(speech: Speech, lines: readonly MenuLine[], typed: string): readonly MenuLine[] {
  const exact = lines.find(({ key }) => key === typed);
  if (exact !== undefined) return [exact];
  if (NUMBER.test(typed)) return [];
  return meant(typed, lines, ({ id, label }) => [id, render(speech, label)]);
}
