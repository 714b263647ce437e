/** 8.6.5 Government Assault and Eradicate. */
import { AFGHANISTAN, AFGHAN_LANDS, isLoc, isPashtun, type Space } from '../../map.ts';
import { governmentStrength, isEradicable } from '../../operations/assault.ts';
import { hasOpposition, type State, type Turn } from '../../state.ts';
import { basesOf, guerrillasOf, lossOf, totalOf } from '../force.ts';
import { isUnused } from '../ground.ts';
import { best, type Choice, step } from '../selection.ts';

const SPACES = 3;
const COST = 3;
const ERADICATED = 2;

const loss = (state: State, space: Space) => lossOf(state, space, governmentStrength(state, space));

const eradicable = (state: State, turn: Turn): Space[] =>
  AFGHAN_LANDS.filter((space) => isEradicable(state, space) && !turn.activitySpaces.includes(space));

export function eradicating(state: State, turn: Turn): Choice | undefined {
  if (turn.activitySpaces.length >= ERADICATED) return undefined;
  const top = best(
    eradicable(state, turn),
    (space) => hasOpposition(state, space),
    (space) => !isPashtun(space),
  );
  const [first] = top;
  if (first === undefined) return undefined;
  if (hasOpposition(state, first)) return step('G.eradicate.opposition', top);
  return step(isPashtun(first) ? 'G.eradicate.random' : 'G.eradicate.nonPashtun', top);
}

/** In the order in which they would be chosen. */
function targets(state: State, among: readonly Space[]): Space[] {
  const worth = among.filter((space) => totalOf(loss(state, space)) > 0);
  return best(
    worth,
    (space) => loss(state, space).talibanBases,
    (space) => !isLoc(space),
    (space) => guerrillasOf(loss(state, space)),
  );
}

export function governmentAssault(
  state: State,
  turn: Turn,
  open: (space: Space) => boolean,
): Choice | undefined {
  if (turn.spaces.length >= SPACES) return undefined;
  const among = AFGHANISTAN.filter((space) => isUnused(turn)(space) && open(space));
  const top = targets(state, among);
  const [first] = top;
  if (first !== undefined) {
    const capacity = Math.min(
      SPACES - turn.spaces.length,
      turn.free ? SPACES : Math.floor(state.resources.government / COST),
    );
    if (loss(state, first).talibanBases > 0) return step('G.assault.base', top, capacity);
    return step(isLoc(first) ? 'G.assault.loc' : 'G.assault.guerrillas', top, capacity);
  }
  if (turn.spaces.length > 0 || !turn.activities) return undefined;
  // D15: Eradicate needs an Operation to go with.
  const next = eradicating(state, turn);
  return next === undefined ? undefined : step('G.assault.forEradicate', next.among.filter(open));
}

/** Whether Assault and Eradicate would remove a Base or two guerrillas in all. */
export function isAssaultCalledFor(state: State, turn: Turn, open: (space: Space) => boolean): boolean {
  if (eradicable(state, turn).length > 0) return true;
  const worth = AFGHANISTAN.filter((space) => open(space) && totalOf(loss(state, space)) > 0);
  if (worth.some((space) => basesOf(loss(state, space)) > 0)) return true;
  const most = worth.map((space) => guerrillasOf(loss(state, space))).toSorted((a, b) => b - a);
  return (
    most
      .slice(0, Math.min(SPACES, Math.floor(state.resources.government / COST)))
      .reduce((sum, one) => sum + one, 0) >= 2
  );
}
