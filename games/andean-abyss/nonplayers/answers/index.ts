/** Which question is answered how: the policy of the non-players, by prompt. */
import { answering, type Policy } from '@sandtable/coin/nonplayers';
import type { Andes } from '../../state.ts';
import { takeTurn } from '../decision.ts';
import { eventAnswer } from '../events/answer.ts';
import { because, type Mind } from '../mind.ts';
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

const POLICY: Readonly<Record<string, Policy<Mind>>> = {
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

export const { policyAnswer, answerOf } = answering<Andes, Mind>({
  policies: POLICY,
  eventAnswer,
  onlyOne: (mind) => because(mind, '8.1.1.only-one'),
});
