/** Which question is answered how: the policy of the non-players, by prompt. */
import { answering, type Policy } from '@sandtable/coin/nonplayers';
import type { Plain } from '../../state.ts';
import { takeTurn } from '../decision.ts';
import { eventAnswer, placeWhat } from '../events/answer.ts';
import { LASTING_POLICIES } from '../events/index.ts';
import type { Mind } from '../mind.ts';
import { infiltrateWay } from '../taliban/activities.ts';
import * as activity from './activity.ts';
import { noteGuideline } from './guidelines.ts';
import * as operation from './operation.ts';
import * as propaganda from './propaganda.ts';

const POLICY: Readonly<Record<string, Policy<Mind>>> = {
  ...LASTING_POLICIES,
  'ask.turn': takeTurn,
  'ask.operation.space': operation.operationSpace,
  'ask.operation.after': operation.afterOperation,
  'ask.train.troops': operation.trainTroops,
  'ask.train.police': operation.trainPolice,
  'ask.train.gather': operation.gatherFrom,
  'ask.train.gathered': operation.gathered,
  'ask.train.then': operation.thenGovernment,
  'ask.train.then.coalition': operation.thenCoalition,
  'ask.train.base': operation.baseTroops,
  'ask.train.civic': propaganda.trainCivic,
  'ask.train.then-police': operation.vsoPolice,
  'ask.patrol.from': operation.patrolFrom,
  'ask.patrol.to': operation.patrolTo,
  'ask.patrol.assault': operation.patrolAssaultOn,
  'ask.move.troops': operation.moveTroops,
  'ask.move.police': operation.movePolice,
  'ask.sweep.from': operation.sweepFrom,
  'ask.sweep.along': operation.none,
  'ask.sweep.activate': activity.isrWhere,
  'ask.expose': operation.expose,
  'ask.assault.joint': activity.assaultJoint,
  'ask.assault.activate': operation.activateFirst,
  'ask.remove': activity.removeWhom,
  'ask.rally.how': operation.rallyHow,
  'ask.rally.guerrillas': operation.rallyNumber,
  'ask.rally.give-up': operation.giveUp,
  'ask.rally.sharia': activity.rallySharia,
  'ask.rally.sharia.more': propaganda.shariaMore,
  'ask.march.from': operation.marchFrom,
  'ask.move.underground': operation.moveUnderground,
  'ask.move.active': operation.moveActive,
  'ask.attack.how': activity.attackHow,
  'ask.activity.more': activity.activityMore,
  'ask.surge': activity.surgeWhere,
  'ask.surge.number': activity.surgeHowMany,
  'ask.air-lift.from': activity.liftFrom,
  'ask.air-lift.to': activity.liftTo,
  'ask.move.coalition-troops': activity.liftCoalition,
  'ask.move.government-troops': activity.liftGovernment,
  'ask.air-strike': activity.strikeWhere,
  'ask.air-strike.how': activity.strikeHow,
  'ask.govern': activity.governWhere,
  'ask.govern.how': activity.governHow,
  'ask.transport.from': activity.transportFrom,
  'ask.transport.to': activity.transportTo,
  'ask.eradicate': activity.eradicateWhere,
  'ask.extort': activity.extortWhere,
  'ask.infiltrate': activity.infiltrateWhere,
  'ask.infiltrate.how': infiltrateWay,
  'ask.cultivate': activity.cultivateWhere,
  'ask.traffic': activity.trafficWhere,
  'ask.suborn': activity.subornWhere,
  'ask.suborn.how': activity.subornHow,
  'ask.sabotage': propaganda.sabotage,
  'ask.civic-action': propaganda.civicAction,
  'ask.sharia': propaganda.shariaPhase,
  'ask.desertion': propaganda.desertion,
  'ask.redeploy.from': propaganda.redeployFrom,
  'ask.redeploy.to': propaganda.redeployTo,
  'ask.redeploy.number': propaganda.redeployNumber,
  'ask.place.kind': placeWhat,
  'ask.event.send': operation.most,
  'ask.event.transfer': operation.most,
};

const ANSWERING = answering<Plain, Mind>({ policies: POLICY, eventAnswer });
export const { policyAnswer } = ANSWERING;

/** The answer, never without a reason. */
export function answerOf(mind: Mind): string {
  const option = ANSWERING.answerOf(mind);
  noteGuideline(mind, option);
  return option;
}
