/** Civic Action (6.4.1) and Sharia (6.4.2): in the Support Phase, with Train (3.2.1) and with Rally (3.3.1). */
import type { Rules } from '@sandtable/engine';
import type { Action } from './action.ts';
import { canShift, gain, OPPOSITION, shift, SUPPORT, unmark } from './changes.ts';
import { isLoc, type Space } from './map.ts';
import { type Level, type State, terror } from './state.ts';
import { sway } from './sway.ts';

export const CIVIC_COST = 3;
export const SHARIA_COST = 1;

/** Terror to remove or a level to gain. */
const canWinOver = (state: State, space: Space, goal: Level): boolean =>
  !isLoc(space) && (terror(state, space) > 0 || canShift(state, space, goal));
export const canBuildSupport = (state: State, space: Space): boolean => canWinOver(state, space, SUPPORT);
export const canStirOpposition = (state: State, space: Space): boolean =>
  canWinOver(state, space, OPPOSITION);

/** One step of the Support Phase or of an Event: Terror goes first. */
export function winOver(action: Action, space: Space, goal: Level): void {
  if (terror(action.state, space) > 0) unmark(action, space);
  else shift(action, space, goal);
}

/** One step as part of an Operation, paid even if that is free. */
function* winOverInOperation(action: Action, space: Space, goal: Level): Rules<void> {
  if (terror(action.state, space) > 0) unmark(action, space);
  else yield* sway(action, space, goal);
}

/** 3.2.1 A step of Civic Action in a Train. */
export function* civicStep(action: Action, space: Space): Rules<void> {
  gain(action, 'government', -CIVIC_COST);
  yield* winOverInOperation(action, space, SUPPORT);
}

/** 3.3.1 A step of Sharia in a Rally. */
export function* shariaStep(action: Action, space: Space): Rules<void> {
  gain(action, 'taliban', -SHARIA_COST);
  yield* winOverInOperation(action, space, OPPOSITION);
}
