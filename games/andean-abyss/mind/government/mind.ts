/** What the Government's staff has before it when it is asked. It is ours, not the rulebook's. */
import type { Message } from '@sandtable/engine';
import { type Space, spaceOf } from '../../map.ts';
import type { State } from '../../state.ts';
import type { staffEn } from '../../text/staff.en.ts';
import type { Outlook } from './outlook.ts';

export interface StaffMind {
  readonly state: State;
  readonly outlook: Outlook;
  readonly prompt: Message;
  readonly options: readonly string[];
  readonly why: Message[];
}

/** Notes a reason of the staff. */
export function explain(mind: StaffMind, reason: keyof typeof staffEn, space?: string): void {
  const { rule = '2.3.4' } = mind.prompt;
  mind.why.push(space === undefined ? { key: reason, rule } : { key: reason, params: { space }, rule });
}

/** The spaces among the options. */
export const spacesIn = (mind: StaffMind): Space[] => mind.options.flatMap((option) => spaceOf(option) ?? []);

/** The first of the best: no dice, so that its plans can be followed. */
export function highest<T>(things: readonly T[], value: (thing: T) => number): T | undefined {
  let first: T | undefined;
  let top = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const worth = value(thing);
    if (worth > top) [first, top] = [thing, worth];
  }
  return first;
}

/** The gains above zero, best first, each later one counting for less: they share Troops and Resources. */
export function together(gains: readonly number[], most: number, share: number): number {
  const best = gains.filter((gain) => gain > 0).toSorted((a, b) => b - a);
  return best.slice(0, most).reduce((sum, gain, i) => sum + gain * share ** i, 0);
}

/** The number among the options nearest to what is wanted. */
export function nearest(mind: StaffMind, wanted: number): string {
  return highest(mind.options, (option) => -Math.abs(Number(option) - wanted)) ?? '0';
}
