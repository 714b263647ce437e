/** 8.8.3, 8.8.4 Assault and Air Strike: where, and whether Government cubes fight too. */
import { effect } from '../../in-effect.ts';
import { AFGHANISTAN, isPakistan, type Space } from '../../map.ts';
import { coalitionStrength, jointPrice, mayJoin } from '../../operations/assault.ts';
import {
  active,
  bases,
  guerrillas,
  isSponsored,
  peopleOf,
  pieces,
  type State,
  type Turn,
  underground,
} from '../../state.ts';
import { basesOf, type Loss, lossOf, totalOf } from '../force.ts';
import { isUnused } from '../ground.ts';
import type { Look } from '../mind.ts';
import { best, type Choice, step } from '../selection.ts';

// 8.8.4 Assault.

/** Guerrillas that Find Fix Finish turns Active first. */
export const shownBefore = (state: State): number => effect(state, 'assault-activates')?.guerrillas ?? 0;

export const lossBy = (state: State, space: Space, isJoint: boolean): Loss =>
  lossOf(state, space, coalitionStrength(state, space, isJoint), shownBefore(state));

/** Without Government cubes, unless an Event wants them. */
const alone = (state: State, turn: Turn, space: Space): Loss =>
  lossBy(state, space, turn.tally.grant?.terms['with-government-cubes'] === true);

/** Whether a Base goes only with the Government's cubes. */
const isJointBase = (state: State, turn: Turn, space: Space): boolean =>
  mayJoin(state, turn, space) && basesOf(lossBy(state, space, true)) > basesOf(alone(state, turn, space));

/** What goes there, if Government cubes fight only for a Base. */
const expected = (state: State, turn: Turn, space: Space): Loss =>
  isJointBase(state, turn, space) ? lossBy(state, space, true) : alone(state, turn, space);

/** The next space: Taliban Bases, then guerrillas, then people. */
export function assaulting({ state, turn, open }: Look): Choice | undefined {
  const among = AFGHANISTAN.filter(
    (space) => isUnused(turn)(space) && open(space) && totalOf(expected(state, turn, space)) > 0,
  );
  if (among.length === 0) return undefined;
  const byBases = best(among, (space) => expected(state, turn, space).talibanBases);
  const byGuerrillas = best(byBases, (space) => expected(state, turn, space).talibanGuerrillas);
  const top = best(byGuerrillas, (space) => peopleOf(space, state));
  const [first] = top;
  if (first === undefined) return undefined;
  if (expected(state, turn, first).talibanBases > 0) return step('C.assault.base', top);
  return step(top.length < byGuerrillas.length ? 'C.assault.pop' : 'C.assault.guerrillas', top);
}

/** Whether Government cubes fight too: in the first space if more go, anywhere if a Base goes. */
export function joining(
  state: State,
  turn: Turn,
  space: Space,
): 'C.assault.govFirst' | 'C.assault.govBase' | undefined {
  if (!mayJoin(state, turn, space)) return undefined;
  const [joint, without] = [lossBy(state, space, true), alone(state, turn, space)];
  if (basesOf(joint) > basesOf(without)) return 'C.assault.govBase';
  // 8.1.1 To the full, where it costs nothing.
  const isWanted = turn.spaces[0] === space || jointPrice(state, turn, space) === 0;
  return isWanted && totalOf(joint) > totalOf(without) ? 'C.assault.govFirst' : undefined;
}

// 8.8.3 Air Strike, at Taliban only.

/** Pieces it removes in a space: Reapers two. */
const blows = (state: State): number => effect(state, 'strike-removes')?.pieces ?? 1;

/** Nobody there hides. */
const isInSight = (state: State, space: Space): boolean => underground(state, space, 'taliban') === 0;

/** A Base goes, once those who guard it have gone. */
const goesBase = (state: State, space: Space): boolean =>
  bases(state, space, 'taliban') > 0 &&
  isInSight(state, space) &&
  active(state, space, 'taliban') < blows(state);

/** No Taliban piece is left there. */
const goesLast = (state: State, space: Space): boolean =>
  isInSight(state, space) && pieces(state, space, 'taliban') <= blows(state);

/** Active Taliban, or a Base that nobody guards. */
const isOpenTarget = (state: State, space: Space): boolean =>
  active(state, space, 'taliban') > 0 || goesBase(state, space);

/** Whether Predators strike there: first of all, in Pakistan. */
export const isQuiet = (state: State, turn: Turn, space: Space): boolean =>
  isPakistan(space) && turn.activitySpaces.length < (effect(state, 'strike-pakistan')?.spaces ?? 0);

/** Predators go first, where the fewest guerrillas are in Pakistan. */
const quietTargets = (state: State, turn: Turn, offered: readonly Space[]): Space[] =>
  turn.activitySpaces.length === 0 && (effect(state, 'strike-pakistan')?.spaces ?? 0) > 0
    ? offered.filter((space) => isPakistan(space) && pieces(state, space, 'taliban') > 0)
    : [];

export function striking(state: State, turn: Turn, offered: readonly Space[]): Choice | undefined {
  const quiet = quietTargets(state, turn, offered);
  if (quiet.length > 0)
    return step(
      'C.strike.predators',
      best(quiet, (space) => -guerrillas(state, space, 'taliban')),
    );
  const among = offered.filter((space) => isOpenTarget(state, space));
  const isHard = isSponsored(state) && state.islamabad.hard;
  const top = best(
    among,
    (space) => isHard && isPakistan(space),
    (space) => goesBase(state, space),
    (space) => goesLast(state, space),
    (space) => guerrillas(state, space, 'taliban'),
  );
  const [first] = top;
  if (first === undefined) return undefined;
  if (isHard && isPakistan(first)) return step('C.strike.hard', top);
  if (goesBase(state, first)) return step('C.strike.base', top);
  return step(goesLast(state, first) ? 'C.strike.last' : 'C.strike.most', top);
}
