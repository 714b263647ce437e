/** 8.6.2 Transport. */
import { tollsFrom } from '../../activities/transport.ts';
import { AFGHANISTAN, isLoc, isPakistan, isProvince, type Space } from '../../map.ts';
import {
  coalitionTroops,
  coinBases,
  control,
  governmentTroops,
  peopleOf,
  police,
  type State,
} from '../../state.ts';
import { controlWith, surplus } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

/** Troops beyond what Control needs, at least 1 staying. */
export const spareTroops = (state: State, space: Space): number =>
  surplus(state, space, 'coin', governmentTroops(state, space) - 1);

/** Where the largest surplus is; of several, one from which there is somewhere to go. */
export function transportOrigins(state: State): Space[] {
  const spare = AFGHANISTAN.filter((space) => spareTroops(state, space) > 0);
  const top = spare.length === 0 ? [] : best(spare, (space) => spareTroops(state, space));
  return top.filter((from) => transportGoals(state, from) !== undefined);
}

export function transportGoals(state: State, from: Space): Choice | undefined {
  const tolls = tollsFrom(state, from);
  const purse = state.turn?.free === true ? Number.POSITIVE_INFINITY : state.resources.government;
  const reached = AFGHANISTAN.filter((to) => {
    const toll = tolls[to];
    return to !== from && toll !== undefined && toll <= purse && !isLoc(to) && !isPakistan(to);
  });
  const lonely = reached.filter(
    (to) =>
      isProvince(to) &&
      police(state, to) > 0 &&
      governmentTroops(state, to) + coalitionTroops(state, to) === 0 &&
      coinBases(state, to) === 0,
  );
  if (lonely.length > 0) return step('G.transport.police', lonely);
  const spare = spareTroops(state, from);
  const won = reached.filter(
    (to) =>
      control(state, to) !== 'coin' &&
      peopleOf(to, state) > 0 &&
      controlWith(state, to, { coin: spare }) === 'coin',
  );
  const top = best(
    won,
    (to) => peopleOf(to, state),
    (to) => control(state, to) === 'taliban',
  );
  const [first] = top;
  if (first === undefined) return undefined;
  return step(control(state, first) === 'taliban' ? 'G.transport.breakTaliban' : 'G.transport.control', top);
}
