/** 26 shaded: the Taliban may pay to cancel an Activity when it is declared. */
import type { Rules } from '@sandtable/engine';
import { type Action, by } from '../action.ts';
import { chooseWhether } from '../ask.ts';
import { gain } from '../changes.ts';
import { effect } from '../in-effect.ts';
import type { Activity } from '../state.ts';
import { say } from '../text/say.ts';

/** Says whether it was cancelled; it counts as executed all the same. */
export function* isCancelled(action: Action, activity: Activity): Rules<boolean> {
  const { state, rule, table } = action;
  const found = state.inEffect.length === 0 ? undefined : effect(state, 'taliban-cancel');
  if (found === undefined || state.turn === null || state.turn.tally.grant !== null) return false;
  const named = Array.isArray(found.actions) ? found.actions.includes(activity) : found.actions === activity;
  if (!named || action.faction === 'taliban' || state.resources.taliban < found.cost) return false;
  const taliban = by(action, 'taliban');
  const prompt = say('ask.cancel', rule, { activity, cost: found.cost });
  if (!(yield* chooseWhether(taliban, prompt))) return false;
  gain(taliban, 'taliban', -found.cost);
  state.turn.activity = activity;
  table.log(say('log.cancelled', rule, { activity }));
  return true;
}
