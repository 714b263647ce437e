/** 8.8.5 Coalition Civic Action. */
import { type Space } from '../../map.ts';
import { hasOpposition, type State, terror } from '../../state.ts';
import { peopleMoved } from '../ground.ts';
import { best } from '../selection.ts';

/** Most people affected, in Opposition, fewest Terror. */
export const civicOrder = (state: State, among: readonly Space[]): Space[] =>
  among.length === 0
    ? []
    : best(
        among,
        (space) => peopleMoved(state, space, 1),
        (space) => hasOpposition(state, space),
        (space) => -terror(state, space),
      );
