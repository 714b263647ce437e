/** 8.8.3 Air Strike: at Taliban only. */
import { effect } from '../../in-effect.ts';
import { isPakistan, type Space } from '../../map.ts';
import { active, bases, guerrillas, isSponsored, pieces, type State, type Turn } from '../../state.ts';
import { best, type Choice, step } from '../selection.ts';

/** A Base that nobody guards. */
const isBaseOpen = (state: State, space: Space): boolean =>
  bases(state, space, 'taliban') > 0 && guerrillas(state, space, 'taliban') === 0;

/** Active Taliban, or an open Base. */
const isOpenTarget = (state: State, space: Space): boolean =>
  active(state, space, 'taliban') > 0 || isBaseOpen(state, space);

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
    (space) => isBaseOpen(state, space),
    (space) => pieces(state, space, 'taliban') === 1,
    (space) => guerrillas(state, space, 'taliban'),
  );
  const [first] = top;
  if (first === undefined) return undefined;
  if (isHard && isPakistan(first)) return step('C.strike.hard', top);
  if (isBaseOpen(state, first)) return step('C.strike.base', top);
  return step(pieces(state, first, 'taliban') === 1 ? 'C.strike.last' : 'C.strike.most', top);
}
