/** 26 shaded: the Taliban may pay to cancel an Activity when it is declared. */
import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { chooseWhether } from '../ask.ts';
import { gain } from '../changes.ts';
import { effect } from '../in-effect.ts';
import type { Activity, State } from '../state.ts';
import { say } from '../text/say.ts';

/** What cancelling it would cost; undefined when nobody can. */
function priceToCancel(state: State, activity: Activity): number | undefined {
  const found = effect(state, 'taliban-cancel');
  if (found === undefined || state.turn === null || state.turn.tally.grant !== null) return undefined;
  const isNamed = Array.isArray(found.actions)
    ? found.actions.includes(activity)
    : found.actions === activity;
  const isOwn = state.turn.faction === 'taliban';
  return isNamed && !isOwn && state.resources.taliban >= found.cost ? found.cost : undefined;
}

/** Whether it may come to nothing, so that no Operation should depend on it. */
export const mayBeCancelled = (state: State, activity: Activity): boolean =>
  priceToCancel(state, activity) !== undefined;

/** Says whether it was cancelled; it counts as executed all the same. */
export function* isCancelled(action: Action, activity: Activity): Rules<boolean> {
  const { state, rule, table } = action;
  const cost = priceToCancel(state, activity);
  if (cost === undefined || state.turn === null) return false;
  const taliban = by(action, 'taliban');
  if (!(yield* chooseWhether(taliban, say('ask.cancel', rule, { activity, cost })))) return false;
  gain(taliban, 'taliban', -cost);
  state.turn.activity = activity;
  table.log(say('log.cancelled', rule, { activity }));
  return true;
}
