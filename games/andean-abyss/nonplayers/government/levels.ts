/** Where more Support is to be won. */
import { populationOf, type Space } from '../../map.ts';
import { level, type State } from '../../state.ts';

const ACTIVE_SUPPORT = 2;

export const changeToward = (state: State, space: Space): number =>
  populationOf(space) * (ACTIVE_SUPPORT - level(state, space));
