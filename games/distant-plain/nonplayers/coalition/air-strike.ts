/** 8.8.3 Air Strike: at Taliban only. */
import { effect } from '../../in-effect.ts';
import { isPakistan, type Space } from '../../map.ts';
import {
  active,
  bases,
  guerrillas,
  isSponsored,
  pieces,
  type State,
  type Turn,
  underground,
} from '../../state.ts';
import { best, type Choice, step } from '../selection.ts';

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
