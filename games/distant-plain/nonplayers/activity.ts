/** 8.1 The Special Activity that goes with an Operation. */
import type { Activity, Turn } from '../state.ts';
import { CHARTS } from './charts.ts';
import type { Mind } from './mind.ts';

/** The one to play now; undefined when there is none, which is told at the end of the Operation. */
export function activityFor(mind: Mind): Activity | undefined {
  const { turn } = mind.state;
  if (turn === null) return undefined;
  const said = mind.why.length;
  const activity = wanted(mind, turn);
  if (activity === undefined) mind.why.splice(said);
  return activity;
}

/** The Special Activity, if there has been none. */
export const firstActivity = (mind: Mind): string =>
  (mind.state.turn?.activity === null ? activityFor(mind) : undefined) ?? 'done';

/** Says why not those before it. */
const wanted = (mind: Mind, turn: Turn): Activity | undefined =>
  turn.activities ? CHARTS[turn.faction].activity(mind, turn) : undefined;

/** Why an Operation ends without a Special Activity. */
export const noteNoActivity: (mind: Mind, turn: Turn) => void = wanted;
