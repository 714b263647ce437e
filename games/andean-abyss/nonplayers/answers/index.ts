/** Which question is answered how: the policy of the non-players, by prompt. */
import { takeTurn } from '../decision.ts';
import { eventAnswer } from '../events/answer.ts';
import type { Mind } from '../mind.ts';
import { activitySpace, bribeWhom, cultivateFrom, kidnapWhom, processHow, processSpace } from './activity.ts';
import {
  ambushIfPossible,
  ambushWhere,
  gatherFrom,
  giveUp,
  marchFrom,
  most,
  moveActive,
  movePieceOf,
  moveUnderground,
  operationSpace,
  rallyHow,
} from './operation.ts';
import {
  agitate,
  backing,
  drugProfits,
  placeWhat,
  removeWhom,
  shipmentHeir,
  shipmentTaker,
} from './other.ts';

type Policy = (mind: Mind) => string;

const POLICY: Readonly<Record<string, Policy>> = {
  'ask.turn': takeTurn,
  'ask.operation.space': operationSpace,
  'ask.rally.how': rallyHow,
  'ask.rally.guerrillas': most,
  'ask.rally.give-up': giveUp,
  'ask.rally.from': gatherFrom,
  'ask.march.from': marchFrom,
  'ask.move.underground': moveUnderground,
  'ask.move.active': moveActive,
  'ask.move.piece': movePieceOf,
  'ask.ambush': ambushWhere,
  'ask.attack.how': ambushIfPossible,
  'ask.remove': removeWhom,
  'ask.shipment.taker': shipmentTaker,
  'ask.shipment.save': shipmentHeir,
  'ask.extort': activitySpace,
  'ask.kidnap': activitySpace,
  'ask.kidnap.victim': kidnapWhom,
  'ask.assassinate': activitySpace,
  'ask.cultivate': activitySpace,
  'ask.cultivate.from': cultivateFrom,
  'ask.process.how': processHow,
  'ask.process.load': processSpace,
  'ask.process.sell': processSpace,
  'ask.bribe': activitySpace,
  'ask.bribe.target': bribeWhom,
  'ask.place.kind': placeWhat,
  'ask.drug-profits': drugProfits,
  'ask.agitation': agitate,
  'ask.elite-backing': backing,
};

/** What the policy, or the card's own, answers; undefined when neither knows the question. */
export function policyAnswer(mind: Mind): string | undefined {
  const { key } = mind.prompt;
  const isEvent = mind.state.turn?.doing === 'event' || key.startsWith('ask.event.');
  return (isEvent ? eventAnswer(mind) : undefined) ?? POLICY[key]?.(mind);
}

/**
 * The answer, always one of the options. A non-player's rules meet only questions they know; the same player may also
 * sit in for a person, and then declines what chapter 8 has no rule for.
 */
export function answerOf(mind: Mind): string {
  const found = policyAnswer(mind);
  if (found !== undefined && mind.options.includes(found)) return found;
  return mind.options.find((option) => DECLINES.includes(option)) ?? mind.options[0] ?? '';
}

const DECLINES: readonly string[] = ['done', 'no', 'lose', 'pass'];
