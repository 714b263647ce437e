/** 8.8.2, 8.8.3 Air Lift: from two spaces with the largest surplus to one. */
import { isForbidden } from '../../in-effect.ts';
import { AFGHAN_LANDS, type Space } from '../../map.ts';
import {
  coalitionTroops,
  governmentTroops,
  hasCoinControl,
  peopleOf,
  pieces,
  type State,
  type Turn,
} from '../../state.ts';
import { surplus } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

const ORIGINS = 2;
const GOVERNMENT_TROOPS = 3;

/** Coalition Troops beyond what Control needs, at least 1 staying. */
export const spareCoalition = (state: State, space: Space): number =>
  surplus(state, space, 'coin', coalitionTroops(state, space) - 1);

/** Government Troops that can go besides. */
export function spareGovernment(state: State, space: Space, gone = 0): number {
  const most = Math.min(GOVERNMENT_TROOPS, governmentTroops(state, space) - 1);
  return Math.max(0, surplus(state, space, 'coin', gone + Math.max(0, most)) - gone);
}

/** The two spaces with the largest surplus. */
export function liftOrigins(state: State, goal?: Space): Space[] {
  return AFGHAN_LANDS.filter(
    (space) => space !== goal && hasCoinControl(state, space) && spareCoalition(state, space) > 0,
  )
    .toSorted((a, b) => spareCoalition(state, b) - spareCoalition(state, a) || a - b)
    .slice(0, ORIGINS);
}

/** Coalition Troops that could be brought to a space. */
export const liftable = (state: State, goal: Space): number =>
  liftOrigins(state, goal).reduce((sum, space) => sum + spareCoalition(state, space), 0);

export const isLiftBarred = (state: State, doing: string): boolean =>
  isForbidden(state, 'air-lift', 'coalition', 'anywhere', doing);

/** After Train: to another space under COIN Control, with Taliban first, then by population. */
export function liftAfterTrain(state: State): Choice | undefined {
  const origins = liftOrigins(state);
  if (origins.length === 0) return undefined;
  const goals = AFGHAN_LANDS.filter((space) => hasCoinControl(state, space) && !origins.includes(space));
  const withTaliban = goals.filter((space) => pieces(state, space, 'taliban') > 0);
  const top = best(withTaliban.length > 0 ? withTaliban : goals, (space) => peopleOf(space, state));
  return step(withTaliban.length > 0 ? 'C.lift.taliban' : 'C.lift.pop', top);
}

/** The spaces of an Air Lift in progress: an origin, the goal, the other origin. */
export const liftGoal = (turn: Turn): Space | undefined => turn.activitySpaces[1];
export const isLiftOver = (turn: Turn): boolean => turn.activitySpaces.length > ORIGINS;
