import type { Force, State } from './state.ts';

/** R18.1 Against artillery and CLOSE AIR SUPPORT: one more in row 2, two more in row 3 (D40). */
export function longRangeDefence(state: Pick<State, 'longRange'>, target: Force): number {
  return state.longRange ? target.row - 1 : 0;
}
