/** 8.8.2, 8.8.3 Air Lift: from two spaces with the largest surplus to one. */
import { TABLE } from '../../forces.ts';
import { isForbidden, isInEffect } from '../../in-effect.ts';
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
import { copyOf, surplus } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

const ORIGINS = 2;
const GOVERNMENT_TROOPS = 3;

/** Coalition Troops beyond what Control needs, at least 1 staying. */
export const spareCoalition = (state: State, space: Space): number =>
  surplus(state, space, 'coin', coalitionTroops(state, space) - 1);

/** Government Troops that can go besides, at least 1 staying. */
export const spareGovernment = (state: State, space: Space): number =>
  isInEffect(state, 'coalition-alone')
    ? 0
    : surplus(state, space, 'coin', Math.min(GOVERNMENT_TROOPS, governmentTroops(state, space) - 1));

const sources = (state: State, avoided: readonly Space[]): Space[] =>
  AFGHAN_LANDS.filter(
    (space) => !avoided.includes(space) && hasCoinControl(state, space) && spareCoalition(state, space) > 0,
  );

/** Those equal by surplus from which the next flight may come, and how many of them can. */
export function liftOrigins(
  state: State,
  goal: Space | undefined,
  flown: readonly Space[],
): { readonly among: readonly Space[]; readonly capacity: number } {
  const open = sources(state, goal === undefined ? flown : [...flown, goal]);
  const left = ORIGINS - flown.length;
  if (open.length <= left) return { among: open, capacity: left };
  return { among: best(open, ...keysOf(state)), capacity: left };
}

/** Most Coalition Troops to spare; of equals those with whom more Government Troops can come. */
const keysOf = (state: State): ((space: Space) => number)[] => [
  (space) => spareCoalition(state, space),
  (space) => spareAlong(state, space),
];

/** Government Troops that can come with all the Coalition Troops to spare. */
function spareAlong(state: State, space: Space): number {
  if (isInEffect(state, 'coalition-alone')) return 0;
  const [own, most] = [spareCoalition(state, space), governmentTroops(state, space) - 1];
  return surplus(state, space, 'coin', own + Math.min(GOVERNMENT_TROOPS, Math.max(0, most))) - own;
}

/** All the sets of so many that the keys allow. */
function taking(open: readonly Space[], number: number, keys: ReturnType<typeof keysOf>): Space[][] {
  if (number === 0 || open.length === 0) return [[]];
  const top = best(open, ...keys);
  if (top.length >= number) return subsets(top, number);
  const others = open.filter((space) => !top.includes(space));
  return taking(others, number - top.length, keys).map((more) => [...top, ...more]);
}

function subsets(list: readonly Space[], number: number): Space[][] {
  if (number === 0) return [[]];
  return list.flatMap((one, i) => subsets(list.slice(i + 1), number - 1).map((rest) => [one, ...rest]));
}

/** An Air Lift, and the table after it. */
export interface Lifted {
  readonly origins: readonly Space[];
  readonly after: State;
}

/** All that the priorities allow to a space, or what is left of them: where origins are alike the dice will decide. */
export const liftsTo = (state: State, goal: Space, flown: readonly Space[] = []): Lifted[] =>
  taking(sources(state, [...flown, goal]), ORIGINS - flown.length, keysOf(state))
    .filter((origins) => origins.length > 0)
    .map((origins) => ({ origins, after: lifted(state, goal, origins) }));

function lifted(state: State, goal: Space, origins: readonly Space[]): State {
  const copy = copyOf(state);
  let left = GOVERNMENT_TROOPS;
  for (const from of origins) {
    TABLE.move(copy, from, goal, 'coalition-troops', spareCoalition(copy, from));
    const along = Math.min(left, spareGovernment(copy, from));
    TABLE.move(copy, from, goal, 'government-troops', along);
    left -= along;
  }
  return copy;
}

export const isLiftBarred = (state: State, doing: string): boolean =>
  isForbidden(state, 'air-lift', 'coalition', 'anywhere', doing);

/** After Train: to another space under COIN Control, with Taliban first, then by population. */
export function liftAfterTrain(state: State, from?: Space): Choice | undefined {
  const first = from ?? liftOrigins(state, undefined, []).among[0];
  if (first === undefined) return undefined;
  const { among: second } = liftOrigins(state, undefined, [first]);
  const isOrigin = (space: Space): boolean => space === first || (second.length === 1 && second[0] === space);
  const goals = AFGHAN_LANDS.filter((space) => hasCoinControl(state, space) && !isOrigin(space));
  const withTaliban = goals.filter((space) => pieces(state, space, 'taliban') > 0);
  const top = best(withTaliban.length > 0 ? withTaliban : goals, (space) => peopleOf(space, state));
  return step(withTaliban.length > 0 ? 'C.lift.taliban' : 'C.lift.pop', top);
}

/** The spaces of an Air Lift in progress: an origin, the goal, the other origin. */
export const liftGoal = (turn: Turn): Space | undefined => turn.activitySpaces[1];
export const isLiftOver = (turn: Turn): boolean => turn.activitySpaces.length > ORIGINS;
