/** 8.8.4 Coalition Assault: in which spaces, and whether Government cubes fight too. */
import { effect } from '../../in-effect.ts';
import { AFGHANISTAN, type Space } from '../../map.ts';
import { coalitionStrength, jointPrice, mayJoin } from '../../operations/assault.ts';
import { peopleOf, type State, type Turn } from '../../state.ts';
import { basesOf, type Loss, lossOf, totalOf } from '../force.ts';
import { isUnused } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

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

export function coalitionAssault(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
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
