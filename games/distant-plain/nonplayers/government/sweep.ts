/** 8.6.4 Government Sweep. */
import { AFGHAN_LANDS, AT, type Space } from '../../map.ts';
import { isTolled, originsOf, sweepStrength } from '../../operations/sweep.ts';
import { peopleOf, type State, type Turn } from '../../state.ts';
import { unmoved } from '../../turn.ts';
import { foundBy } from '../force.ts';
import { isUnused, neededForCoin, surplus } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

const SPACES = 3;
const COST = 3;

/** Troops that may leave a space. */
export const sweepers = (state: State, from: Space): number =>
  surplus(state, from, 'coin', unmoved(state, from, 'government-troops'));

/** Troops that can come, of the spaces given. */
export const comers = (state: State, from: readonly Space[]): number =>
  from.reduce((sum, space) => sum + sweepers(state, space), 0);

/** Whether Troops that can come would bring COIN Control: as many ways with a toll as can be paid after the space. */
function canWin(state: State, turn: Turn, to: Space): boolean {
  const needed = neededForCoin(state, to);
  if (needed === 0) return false;
  const origins = originsOf(state, to).toSorted((a, b) => sweepers(state, b) - sweepers(state, a));
  const tolled = origins.filter((from) => isTolled(state, from, to));
  const payable = turn.free ? tolled.length : Math.max(0, state.resources.government - COST);
  const free = origins.filter((from) => !tolled.includes(from));
  return comers(state, [...free, ...tolled.slice(0, payable)]) >= needed;
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
  const won = among.filter((space) => canWin(state, turn, space));
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
