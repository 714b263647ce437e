/** Which question is answered how: the policy of the non-players, by prompt. */
import { answering, type Policy } from '@sandtable/coin/nonplayers';
import type { Plain } from '../state.ts';
import { CHARTS } from './charts.ts';
import { takeTurn } from './decision.ts';
import { eventAnswer, placeWhat } from './events/answer.ts';
import { LASTING_POLICIES } from './events/lasting.ts';
import { done, type Mind, most } from './mind.ts';
import * as activity from './answers/activity.ts';
import * as operation from './answers/operation.ts';
import * as propaganda from './answers/propaganda.ts';

const POLICY: Readonly<Record<string, Policy<Mind>>> = {
  ...LASTING_POLICIES,
  'ask.turn': takeTurn,
  'ask.operation.after': operation.afterOperation,
  'ask.train.troops': operation.trainTroops,
  'ask.train.police': operation.trainPolice,
  'ask.train.gather': operation.gatherFrom,
  'ask.train.gathered': operation.gathered,
  'ask.train.then.coalition': operation.thenCoalition,
  'ask.train.base': operation.baseTroops,
  'ask.train.civic': propaganda.trainCivic,
  'ask.train.then-police': operation.vsoPolice,
  'ask.patrol.from': done,
  'ask.sweep.from': done,
  'ask.patrol.assault': operation.patrolAssaultOn,
  'ask.sweep.along': operation.none,
  'ask.sweep.activate': activity.isrWhere,
  'ask.expose': operation.expose,
  'ask.assault.joint': activity.assaultJoint,
  'ask.assault.activate': operation.activateFirst,
  'ask.remove': activity.removeWhom,
  'ask.rally.give-up': operation.giveUp,
  'ask.activity.more': activity.activityMore,
  'ask.surge': activity.surgeWhere,
  'ask.surge.number': activity.surgeHowMany,
  'ask.air-lift.from': activity.liftFrom,
  'ask.air-lift.to': activity.liftTo,
  'ask.move.coalition-troops': activity.liftCoalition,
  'ask.move.government-troops': activity.liftGovernment,
  'ask.air-strike': activity.strikeWhere,
  'ask.air-strike.how': activity.strikeHow,
  'ask.cultivate': activity.cultivateWhere,
  'ask.traffic': activity.trafficWhere,
  'ask.suborn': activity.subornWhere,
  'ask.suborn.how': activity.subornHow,
  'ask.sabotage': propaganda.sabotage,
  'ask.civic-action': propaganda.civicAction,
  'ask.desertion': propaganda.desertion,
  'ask.redeploy.from': propaganda.redeployFrom,
  'ask.redeploy.to': propaganda.redeployTo,
  'ask.redeploy.number': propaganda.redeployNumber,
  'ask.place.kind': placeWhat,
  'ask.event.send': most,
  'ask.event.transfer': most,
};

/** What the card in play says, else what is always answered; undefined when there is no rule for it. */
export function answerTo(mind: Mind): string | undefined {
  const { key } = mind.prompt;
  const isEvent = mind.state.turn?.doing === 'event' || key.startsWith('ask.event.');
  return (
    (isEvent ? eventAnswer(mind) : undefined) ?? (CHARTS[mind.faction].answers[key] ?? POLICY[key])?.(mind)
  );
}
