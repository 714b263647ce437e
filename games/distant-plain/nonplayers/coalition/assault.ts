/** 8.8.4 Coalition Assault, with Air Strike or after an Air Lift. */
import { effect, isForbidden, isInEffect, mostSpaces } from '../../in-effect.ts';
import { AFGHANISTAN, AFGHAN_LANDS, AT, isLoc, isProvince, LANDS, type Space } from '../../map.ts';
import {
  active,
  bases,
  coalitionTroops,
  governmentCubes,
  governmentTroops,
  peopleOf,
  type State,
  type Turn,
  underground,
} from '../../state.ts';
import { basesOf, type Loss, lossOf, talibanOf, totalOf } from '../force.ts';
import { isUnused } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';
import { isLiftBarred, liftable, liftOrigins, spareCoalition } from './air-lift.ts';

const GUERRILLAS = 4;
const STRIKES = 3;
const JOINT_COST = 3;

const limit = (state: State, strength: number): number =>
  Math.min(strength, effect(state, 'assault-removes')?.pieces ?? strength);

const alone = (state: State, space: Space, more = 0): Loss =>
  lossOf(state, space, limit(state, coalitionTroops(state, space) + more));

/** With the Government's cubes: in Provinces its Troops only. */
function joint(state: State, space: Space): Loss {
  const isCounted = space === AT.kabul || isLoc(space);
  const cubes = isCounted ? governmentCubes(state, space) : governmentTroops(state, space);
  return lossOf(state, space, limit(state, coalitionTroops(state, space) + cubes));
}

const canJoin = (state: State, turn: Turn): boolean =>
  !isInEffect(state, 'coalition-alone') && (turn.free || state.resources.government >= JOINT_COST);

/** Whether a Base goes only with the Government's cubes. */
const isJointBase = (state: State, turn: Turn, space: Space): boolean =>
  canJoin(state, turn) && basesOf(joint(state, space)) > basesOf(alone(state, space));

const isWorth = (state: State, turn: Turn, space: Space): boolean =>
  totalOf(alone(state, space)) > 0 || isJointBase(state, turn, space);

export function coalitionAssault(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
  const among = AFGHANISTAN.filter(
    (space) => isUnused(turn)(space) && open(space) && isWorth(state, turn, space),
  );
  const byBases = best(among, (space) => expected(state, turn, space).talibanBases);
  const byGuerrillas = best(byBases, (space) => expected(state, turn, space).talibanGuerrillas);
  const top = best(byGuerrillas, (space) => peopleOf(space, state));
  const [first] = top;
  if (first === undefined) return undefined;
  if (expected(state, turn, first).talibanBases > 0) return step('C.assault.base', top);
  return step(top.length < byGuerrillas.length ? 'C.assault.pop' : 'C.assault.guerrillas', top);
}

const expected = (state: State, turn: Turn, space: Space): Loss =>
  isJointBase(state, turn, space) ? joint(state, space) : alone(state, space);

/** Whether Government cubes fight too: in the first space if more go, anywhere if a Base goes. */
export function joining(
  state: State,
  turn: Turn,
  space: Space,
): 'C.assault.govFirst' | 'C.assault.govBase' | undefined {
  if (basesOf(joint(state, space)) > basesOf(alone(state, space))) return 'C.assault.govBase';
  const isMore = totalOf(joint(state, space)) > totalOf(alone(state, space));
  return turn.spaces[0] === space && isMore ? 'C.assault.govFirst' : undefined;
}

interface Outcome {
  bases: number;
  guerrillas: number;
}

const isEnough = ({ bases: lost, guerrillas }: Outcome): boolean => lost > 0 || guerrillas >= GUERRILLAS;

/** By space what the Assault takes, with so many Troops brought to one space from others; as many spaces as may be. */
function losses(state: State, turn: Turn, goal?: Space): ReadonlyMap<Space, Loss> {
  const origins = goal === undefined ? [] : liftOrigins(state, goal);
  const found = AFGHANISTAN.map((space): readonly [Space, Loss] => {
    const more =
      space === goal ? liftable(state, space) : origins.includes(space) ? -spareCoalition(state, space) : 0;
    return [space, more === 0 ? expected(state, turn, space) : alone(state, space, more)];
  });
  const most = mostSpaces(state, 'assault', 'coalition');
  if (most === undefined) return new Map(found);
  const worst = found.toSorted(
    ([, a], [, b]) => b.talibanBases - a.talibanBases || b.talibanGuerrillas - a.talibanGuerrillas,
  );
  return new Map(worst.slice(0, most));
}

/** What the Assault takes of the Taliban. */
function outcome(state: State, turn: Turn, goal?: Space): Outcome {
  const result: Outcome = { bases: 0, guerrillas: 0 };
  for (const loss of losses(state, turn, goal).values()) {
    result.bases += loss.talibanBases;
    result.guerrillas += loss.talibanGuerrillas;
  }
  return result;
}

/** What an Air Strike takes after the Assault. */
function strikes(state: State, turn: Turn): Outcome {
  if (isForbidden(state, 'air-strike', 'coalition', 'anywhere', 'assault'))
    return { bases: 0, guerrillas: 0 };
  const result: Outcome = { bases: 0, guerrillas: 0 };
  let left = STRIKES;
  const assaulted = losses(state, turn);
  const rest = LANDS.filter(isProvince).map((space) => {
    const loss = assaulted.get(space);
    return {
      active: active(state, space, 'taliban') - (loss?.talibanGuerrillas ?? 0),
      hidden: underground(state, space, 'taliban'),
      bases: bases(state, space, 'taliban') - (loss?.talibanBases ?? 0),
    };
  });
  for (const one of rest)
    if (left > 0 && one.active + one.hidden === 0 && one.bases > 0) {
      result.bases++;
      left--;
    }
  for (const one of rest)
    if (left > 0 && one.active > 0) {
      result.guerrillas++;
      left--;
    }
  return result;
}

const both = (a: Outcome, b: Outcome): Outcome => ({
  bases: a.bases + b.bases,
  guerrillas: a.guerrillas + b.guerrillas,
});

/** Enough goes by Assault and Air Strike. */
export const isEnoughByStrike = (state: State, turn: Turn): boolean =>
  isEnough(both(outcome(state, turn), strikes(state, turn)));

/** To where an Air Lift lets enough go, if nothing less does. */
export function liftForAssault(state: State, turn: Turn): Choice | undefined {
  if (isEnoughByStrike(state, turn) || isLiftBarred(state, 'assault')) return undefined;
  const goals = AFGHAN_LANDS.filter(
    (space) => liftable(state, space) > 0 && isEnough(outcome(state, turn, space)),
  );
  if (goals.length === 0) return undefined;
  return step(
    'C.assault.lift',
    best(goals, (space) => talibanOf(alone(state, space, liftable(state, space)))),
  );
}

export const isCoalitionAssaultCalledFor = (state: State, turn: Turn): boolean =>
  isEnoughByStrike(state, turn) || liftForAssault(state, turn) !== undefined;

/** Accidental Guerrillas, and no more than one guerrilla would go. */
export function isTooCostly(state: State, turn: Turn): boolean {
  if (!isInEffect(state, 'assault-then-guerrillas')) return false;
  const all = both(outcome(state, turn), strikes(state, turn));
  const warlords = AFGHANISTAN.reduce(
    (sum, space) => sum + alone(state, space).warlordsGuerrillas + alone(state, space).warlordsBases,
    0,
  );
  return all.bases === 0 && all.guerrillas + warlords <= 1;
}
