/** What the Government's staff has before it when it is asked. It is ours, not the rulebook's. */
import type { Chance, Message } from '@sandtable/engine';
import { type Space, spaceOf } from '../../map.ts';
import type { State } from '../../state.ts';
import type { staffEn } from '../../text/staff.en.ts';

export interface StaffMind {
  readonly state: State;
  readonly prompt: Message;
  readonly options: readonly string[];
  readonly dice: Chance;
  readonly why: Message[];
}

/** Notes a reason of the staff. */
export function explain(mind: StaffMind, reason: keyof typeof staffEn, space?: string): void {
  mind.why.push(space === undefined ? { key: reason } : { key: reason, params: { space } });
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
