/** The steps of a chart: the spaces of an Operation or a Special Activity, in the order in which the rulebook names them. */
import type { Selection } from '@sandtable/coin/nonplayers';
import { idOf, type Space } from '../map.ts';
import type { State } from '../state.ts';
import type { SpaceReason } from '../text/reasons.ts';
import { because, type Look, type Mind } from './mind.ts';
import { settle } from './selection.ts';

/** Spaces that are equal by every key, and why they are. */
export interface Step extends Omit<Selection, 'step' | 'tied'> {
  /** The names of the step: what is said of the space that is taken. */
  readonly reasons: readonly SpaceReason[];
  /** What else is said of it. */
  readonly note?: (mind: Mind, space: Space) => void;
  /** Where chance decides in another way than among equals. */
  readonly choose?: (mind: Mind) => Space;
}

/** Goes on when one of the spaces has been taken. Possible is what has a first step (8.1.1). */
export type Steps = Generator<Step, void, void>;

type Find = (state: State) => readonly Space[];
/** How many of these can be taken: limit, Resources and pieces. */
type Capacity = (state: State, among: readonly Space[]) => number;

/** These spaces one after the other, as long as there are any and one more can be taken. */
export function* each(look: Look, reason: SpaceReason, find: Find, capacity: Capacity): Steps {
  for (;;) {
    const step = stepOf(look, reason, find, capacity);
    if (step === undefined) return;
    yield step;
  }
}

/** One of these spaces. */
export function* once(look: Look, reason: SpaceReason, find: Find, capacity: Capacity): Steps {
  const step = stepOf(look, reason, find, capacity);
  if (step !== undefined) yield step;
}

function stepOf({ state }: Look, reason: SpaceReason, find: Find, capacity: Capacity): Step | undefined {
  const among = find(state);
  if (among.length === 0) return undefined;
  const most = capacity(state, among);
  return most < 1 ? undefined : { reasons: [reason], among, capacity: most };
}

/** All of them can be taken. */
export const all: Capacity = (_state, among) => among.length;

/** Takes one of the spaces and says why. */
export function take(mind: Mind, step: Step): Space {
  const space = step.choose?.(mind) ?? settle(mind, step);
  for (const reason of step.reasons) because(mind, reason as '8.5.1.rally.build', { space: idOf(space) });
  step.note?.(mind, space);
  return space;
}

/** 8.1.1 Whether the steps find a space at all. */
export const isPossible = (steps: Steps): boolean => steps.next().done !== true;
