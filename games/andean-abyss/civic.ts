/** Civic Action (6.4.1), in the Support Phase and with Train (3.2.1), and Agitation's like (6.4.2). */
import { type Action } from './action.ts';
import { ACTIVE_SUPPORT, canShift, gain, shift, unmark } from './changes.ts';
import { capability } from './lasting.ts';
import { isLoc, type Space } from './map.ts';
import { police, type State, terror, troops } from './state.ts';

export const CIVIC_COST = 3;

/** 6.4.1 Troops and Police both, two of each under card 1 shaded. */
export function hasCivicForces(state: State, space: Space): boolean {
  const least = capability(state, 'first-division') === 'shaded' ? 2 : 1;
  return troops(state, space) >= least && police(state, space) >= least;
}

/** Terror to remove or a level to gain. */
export const canBuildSupport = (state: State, space: Space): boolean =>
  !isLoc(space) && (terror(state, space) > 0 || canShift(state, space, ACTIVE_SUPPORT));

/** One step: Terror goes first (6.4.1). */
export function buildSupport(action: Action, space: Space): void {
  gain(action, 'government', -CIVIC_COST);
  if (terror(action.state, space) > 0) unmark(action, space);
  else shift(action, space, ACTIVE_SUPPORT);
}
