/** The steps of a chart: the spaces of an Operation, in the order in which the rulebook names them. */
import type { Space } from '../map.ts';
import type { Look, Mind, SpaceReason } from './mind.ts';
import type { Sending } from './chart.ts';
import type { Choice } from './selection.ts';

/** Spaces that are equal by every key, and why they are. */
export interface Step extends Choice {
  /** What else is said of the space that is taken. */
  readonly note?: (mind: Mind, space: Space) => void;
  /** Who marches there, if that has been planned. */
  readonly sending?: Sending;
}

/** Goes on when one of the spaces has been taken. Possible is what has a first step (8.1.1). */
export type Steps = Generator<Step, void, void>;

type Find = (look: Look) => readonly Space[];
/** How many of these can be taken: limit, Resources and pieces. */
type Capacity = (look: Look, among: readonly Space[]) => number;

/** These spaces one after the other, as long as there are any and one more can be taken. */
export function* each(look: Look, step: SpaceReason, find: Find, capacity: Capacity): Steps {
  for (;;) {
    const among = find(look);
    const most = among.length === 0 ? 0 : capacity(look, among);
    if (most < 1) return;
    yield { step, among, capacity: most };
  }
}

/** One of these spaces. */
export function* once(look: Look, step: SpaceReason, find: Find, capacity: Capacity): Steps {
  for (const found of each(look, step, find, capacity)) {
    yield found;
    return;
  }
}

/** As long as this finds a space. */
export function* whileFound(look: Look, next: (look: Look) => Step | undefined): Steps {
  for (let step = next(look); step !== undefined; step = next(look)) yield step;
}

/** 8.1.1 Whether the steps find a space at all. */
export const isPossible = (steps: Steps): boolean => steps.next().done !== true;
