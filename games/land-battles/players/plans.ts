/** Everything a computer player could do in its action, with its worth. */
import type { Message } from '@sandtable/engine';
import { cardOf } from '../deck.ts';
import { type AttackPlan, artilleryPlans, cardPlans } from './attacks.ts';
import { bestToRegroup, type PlainPlan, preparePlan, reinforcePlan, worthOfRegroup } from './logistics.ts';
import { type ManeuverPlan, maneuverPlans } from './maneuvers.ts';
import { highest, idIn, type Outlook } from './outlook.ts';
import { worthOfCard } from './worth.ts';

interface RegroupPlan {
  readonly action: 'play';
  readonly card: string;
  readonly force: string;
  readonly worth: number;
}

export type Plan = AttackPlan | ManeuverPlan | PlainPlan | RegroupPlan;

/** The best of each kind: of each card, attacker and weapon, of each artillery, of both maneuvers. */
export function allPlans(mind: Outlook): Plan[] {
  const plans: Plan[] = [
    ...cardPlans(mind, 'best'),
    ...artilleryPlans(mind, 'best'),
    ...maneuverPlans(mind, 'best'),
    ...regroupPlans(mind),
  ];
  plans.push(preparePlan(mind));
  if (mind.held.length > 0) plans.push(reinforcePlan(mind));
  return plans;
}

function regroupPlans(mind: Outlook): RegroupPlan[] {
  const force = bestToRegroup(mind);
  if (force === undefined) return [];
  return mind.held
    .filter((id) => cardOf(id) === 'regroup')
    .map((card) => ({
      action: 'play',
      card,
      force: force.id,
      worth: worthOfRegroup(mind, force) - worthOfCard(mind, 'regroup'),
    }));
}

export function bestPlan(mind: Outlook): Plan | undefined {
  return highest(allPlans(mind), (plan) => plan.worth);
}

/** The best plan that agrees with what was already said in this action. */
export function bestPlanFor(mind: Outlook, prompt: Message): Plan | undefined {
  return highest(plansFor(mind, prompt), (plan) => plan.worth);
}

export function plansFor(mind: Outlook, prompt: Message): readonly Plan[] {
  const { params } = prompt;
  const force = idIn(params, 'force');
  const card = idIn(params, 'card');
  const area = idIn(params, 'area');
  switch (prompt.key) {
    case 'ask.card':
      return [...cardPlans(mind, 'best'), ...regroupPlans(mind)];
    case 'ask.attacker':
    case 'ask.weapon':
    case 'ask.attack.where':
      return cardPlans(mind, 'all').filter(
        (plan) =>
          plan.card !== null &&
          cardOf(plan.card) === card &&
          (force === undefined || plan.force === force) &&
          (prompt.key !== 'ask.attack.where' || plan.weapon === idIn(params, 'weapon')),
      );
    case 'ask.artillery':
      return artilleryPlans(mind, 'all');
    case 'ask.artillery.where':
      return artilleryPlans(mind, 'all').filter((plan) => plan.force === force);
    case 'ask.target':
      return targetPlans(mind, prompt).filter((plan) => plan.force === force && plan.place.area === area);
    case 'ask.maneuver':
      return maneuverPlans(mind, 'all');
    case 'ask.maneuver.where':
    case 'ask.maneuver.card':
      return maneuverPlans(mind, 'all').filter(
        (plan) => plan.force === force && (area === undefined || plan.place.area === area),
      );
    default:
      return [];
  }
}

function targetPlans(mind: Outlook, prompt: Message): AttackPlan[] {
  const row = prompt.params?.['row'];
  const reach = idIn(prompt.params, 'reach');
  const plans = reach === 'artillery' ? artilleryPlans(mind, 'all') : cardPlans(mind, 'all');
  return plans.filter((plan) => plan.place.row === row && (reach === 'artillery' || plan.weapon === reach));
}
