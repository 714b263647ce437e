/** 8.7.2, 8.7.5 Taliban Special Activities: Extort and Infiltrate. */
import { isExtortable } from '../../activities/extort.ts';
import { effect } from '../../in-effect.ts';
import { AFGHANISTAN, ALL_SPACES, econOf, isLoc, type Space } from '../../map.ts';
import {
  available,
  bases,
  governmentCubes,
  pieces,
  police,
  type State,
  type Turn,
  underground,
} from '../../state.ts';
import { because, type Mind } from '../mind.ts';
import { best, type Choice, step } from '../selection.ts';

const RICH = 3;

export function extorting(state: State, turn: Turn, open: (space: Space) => boolean): Choice | undefined {
  const among = ALL_SPACES.filter(
    (space) => isExtortable(state, space) && !turn.activitySpaces.includes(space) && open(space),
  );
  if (turn.doing === 'terror') return step('T.terror.extort', among, among.length);
  const isBegunElsewhere = turn.activitySpaces.some((space) => !isRich(space));
  const rich = among.filter(isRich);
  if (rich.length > 0 && !isBegunElsewhere) return step('T.extort.loc', rich, rich.length);
  // Once begun on the LoCs it ends with them.
  if (turn.activitySpaces.length > 0 && !isBegunElsewhere) return undefined;
  return step('T.extort.any', among, among.length);
}

const isRich = (space: Space): boolean => isLoc(space) && econOf(space) >= RICH;

const REMOVED = 2;

/** Pieces that go: one is replaced while a guerrilla is Available; else two are removed, or as many as an Event says. */
function infiltrated(state: State): number {
  const limit = effect(state, 'infiltrate-removes')?.pieces;
  if (limit !== undefined) return limit;
  return available(state, 'taliban-underground') > 0 ? 1 : REMOVED;
}

export function infiltrating(state: State, open: (space: Space) => boolean): Choice | undefined {
  const among = AFGHANISTAN.filter((space) => underground(state, space, 'taliban') > 0 && open(space));
  const government = among.filter((space) => pieces(state, space, 'government') > 0);
  const targets =
    government.length > 0 ? government : among.filter((space) => pieces(state, space, 'warlords') > 0);
  const gone = infiltrated(state);
  const goesBase = (space: Space): boolean =>
    governmentCubes(state, space) < gone && bases(state, space, 'government') > 0;
  const goLastPolice = (space: Space): boolean => police(state, space) > 0 && police(state, space) <= gone;
  const top = best(targets, isLoc, goesBase, goLastPolice);
  const [first] = top;
  if (first === undefined) return undefined;
  if (isLoc(first)) return step('T.infiltrate.loc', top);
  if (goesBase(first)) return step('T.infiltrate.base', top);
  return step(goLastPolice(first) ? 'T.infiltrate.police' : 'T.infiltrate.random', top);
}

const isUnused =
  (turn: Turn) =>
  (space: Space): boolean =>
    !turn.activitySpaces.includes(space);

/** The Special Activity that follows a Rally, March or Terror. */
export function talibanActivity(mind: Mind, turn: Turn): 'extort' | 'infiltrate' | undefined {
  const { state, options } = mind;
  const canExtort = options.includes('extort') ? extorting(state, turn, () => true) : undefined;
  const canInfiltrate = options.includes('infiltrate') && infiltrating(state, isUnused(turn)) !== undefined;
  // 8.1.1 In as many spaces as there may be.
  if (turn.activity === 'infiltrate') return canInfiltrate ? 'infiltrate' : undefined;
  if (turn.activity !== null)
    return turn.activity === 'extort' && canExtort !== undefined ? 'extort' : undefined;
  if (turn.doing === 'terror') {
    if (canExtort === undefined) because(mind, 'T.terror.noExtort');
    return canExtort === undefined ? undefined : 'extort';
  }
  if (canExtort?.step === 'T.extort.loc') return 'extort';
  if (canInfiltrate) return 'infiltrate';
  if (canExtort === undefined) because(mind, 'T.special.none');
  return canExtort === undefined ? undefined : 'extort';
}

/** Replaces one while a guerrilla is Available, else removes two. */
export function infiltrateWay(mind: Mind): string {
  const replaces = mind.options.includes('replace') && available(mind.state, 'taliban-underground') > 0;
  because(mind, replaces ? 'T.infiltrate.replace' : 'T.infiltrate.remove');
  return replaces ? 'replace' : 'remove';
}
