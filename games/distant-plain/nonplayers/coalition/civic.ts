/** 8.8.5 Coalition Civic Action. */
import { CIVIC_COST } from '../../civic.ts';
import type { Space } from '../../map.ts';
import { hasOpposition, type State, terror } from '../../state.ts';
import { peopleMoved } from '../ground.ts';
import { best } from '../selection.ts';

/** People affected, as far as the Government's Resources last: Terror goes first. */
export function peopleWon(state: State, space: Space): number {
  const steps = Math.floor(state.resources.government / CIVIC_COST) - terror(state, space);
  return peopleMoved(state, space, 1, Math.max(0, steps));
}

/** Most people affected, in Opposition, fewest Terror. */
export const civicOrder = (state: State, among: readonly Space[]): Space[] =>
  among.length === 0
    ? []
    : best(
        among,
        (space) => peopleWon(state, space),
        (space) => hasOpposition(state, space),
        (space) => -terror(state, space),
      );
