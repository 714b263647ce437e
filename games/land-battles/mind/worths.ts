/** How good options look without thinking. */
import type { Message } from '@sandtable/engine';
import { worthOfReaction } from '../players/answers.ts';
import type { Outlook } from '../players/outlook.ts';
import { allPlans, type Plan, plansFor } from '../players/plans.ts';
import { answerFrom } from '../players/sergeant.ts';

/** How much of a won game a VP of lead is. */
export const CHANCE_OF_A_POINT = 0.04;

/** What looks worse than this, in VP, looks hopeless. */
const WORST = -5;

/** The option a plan takes at a question. */
export function optionIn(plan: Plan, key: string): string | undefined {
  return key === 'ask.action' ? plan.action : answerFrom(plan, key);
}

/** In chances of winning, by the best plan that begins with it; what no plan begins with looks like doing nothing. */
export function worthOfOption(mind: Outlook, prompt: Message, option: string): number {
  const { key } = prompt;
  if (key.startsWith('ask.react.')) return CHANCE_OF_A_POINT * reaction(mind, option);
  const plans = key === 'ask.action' ? allPlans(mind) : plansFor(mind, prompt);
  let best: number | undefined;
  for (const plan of plans)
    if (optionIn(plan, key) === option) best = Math.max(best ?? WORST, Math.min(plan.worth, -WORST));
  return CHANCE_OF_A_POINT * (best ?? 0);
}

function reaction(mind: Outlook, option: string): number {
  const attempt = mind.view.turn?.attempt ?? null;
  const held = mind.held.find((id) => id === option);
  return held === undefined || attempt === null ? 0 : worthOfReaction(mind, attempt, held);
}
