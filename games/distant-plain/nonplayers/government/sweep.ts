/** 8.6.4 Government Sweep. */
import { adjacentOf, AFGHAN_LANDS, AT, isLoc, type Space } from '../../map.ts';
import { originsOf, sweepStrength } from '../../operations/sweep.ts';
import { allGuerrillas, isSabotaged, peopleOf, type State, type Turn } from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { foundBy } from '../force.ts';
import { isUnused, neededForCoin, surplus } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

const SPACES = 3;

/** Troops that may leave a space. */
export const sweepers = (state: State, from: Space): number =>
  surplus(state, from, 'coin', unmoved(state, from, 'government-troops'));

/** Whether the Government pays on the way. */
export const isTolled = (state: State, from: Space, to: Space): boolean =>
  !adjacentOf(to).includes(from) &&
  !adjacentOf(to).some(
    (loc) =>
      isLoc(loc) &&
      !isSabotaged(state, loc) &&
      allGuerrillas(state, loc) === 0 &&
      adjacentOf(loc).includes(from),
  );

/** Troops that can come, of the spaces given. */
export const comers = (state: State, from: readonly Space[]): number =>
  from.reduce((sum, space) => sum + sweepers(state, space), 0);

/** Whether Troops that can come would bring COIN Control. */
function canWin(state: State, to: Space): boolean {
  const needed = neededForCoin(state, to);
  return needed > 0 && comers(state, originsOf(state, to)) >= needed;
}

const found = (state: State, space: Space): { taliban: number; warlords: number } =>
  foundBy(state, space, sweepStrength(state, space, 'government'));

export function governmentSweep(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
  if (turn.spaces.length >= SPACES) return undefined;
  const among = AFGHAN_LANDS.filter((space) => isUnused(turn)(space) && open(space));
  const won = among.filter((space) => canWin(state, space));
  if (won.length > 0)
    return step(
      'G.sweep.control',
      best(won, (space) => peopleOf(space, state)),
    );
  const seen = among.filter((space) => found(state, space).taliban + found(state, space).warlords > 0);
  if (seen.length === 0) return undefined;
  const top = best(
    seen,
    (space) => found(state, space).taliban,
    (space) => found(state, space).warlords,
  );
  if (top.length > 1 && top.includes(AT.kabul)) return step('G.sweep.kabulTie', [AT.kabul]);
  return step('G.sweep.place', top);
}
