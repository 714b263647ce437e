/** Every way to act that rules of thumb can think of, step by step. */
import type { Asked, Proposal, Step } from '@sandtable/engine';
import { cardPlans, artilleryPlans } from '../players/attacks.ts';
import { maneuverPlans } from '../players/maneuvers.ts';
import type { Outlook } from '../players/outlook.ts';
import { allPlans, type Plan, plansFor } from '../players/plans.ts';
import { answerFrom } from '../players/sergeant.ts';
import type { State } from '../state.ts';
import { outlookOf } from './habit.ts';
import { CHANCE_OF_A_POINT } from './worths.ts';

/** The questions of an action in the order in which they are asked. */
const QUESTIONS = [
  'ask.card',
  'ask.attacker',
  'ask.weapon',
  'ask.attack.where',
  'ask.artillery',
  'ask.artillery.where',
  'ask.maneuver',
  'ask.maneuver.where',
  'ask.maneuver.card',
  'ask.target',
] as const;

/** Plans that look worse than the best by more than this many VP are not proposed. */
const MARGIN = 3;

export function proposals(asked: Asked<State>): readonly Proposal[] {
  const mind = outlookOf(asked);
  const { key } = asked.prompt;
  const plans = key === 'ask.action' ? everyPlan(mind) : plansFor(mind, asked.prompt);
  const best = Math.max(0, ...plans.map(({ worth }) => worth));
  return plans
    .filter(({ worth }) => worth >= best - MARGIN)
    .map((plan) => ({ steps: stepsOf(plan, key), worth: CHANCE_OF_A_POINT * (plan.worth - best) }))
    .filter(({ steps }) => steps.length > 0);
}

/** Of each kind all that come near the best, not only the best itself. */
function everyPlan(mind: Outlook): readonly Plan[] {
  return [
    ...allPlans(mind),
    ...cardPlans(mind, 'all'),
    ...artilleryPlans(mind, 'all'),
    ...maneuverPlans(mind, 'all'),
  ];
}

function stepsOf(plan: Plan, from: string): Step[] {
  const steps: Step[] = from === 'ask.action' ? [{ prompt: from, option: plan.action }] : [];
  const asked = kindsOf(plan);
  for (const prompt of QUESTIONS.slice(
    Math.max(
      0,
      QUESTIONS.findIndex((one) => one === from),
    ),
  )) {
    const option = asked.includes(prompt) ? answerFrom(plan, prompt) : undefined;
    if (option !== undefined) steps.push({ prompt, option });
  }
  return steps;
}

function kindsOf({ action }: Plan): readonly string[] {
  switch (action) {
    case 'play':
      return ['ask.card', 'ask.attacker', 'ask.weapon', 'ask.attack.where', 'ask.target'];
    case 'artillery':
      return ['ask.artillery', 'ask.artillery.where', 'ask.target'];
    case 'maneuver':
      return ['ask.maneuver', 'ask.maneuver.where', 'ask.maneuver.card'];
    default:
      return [];
  }
}
