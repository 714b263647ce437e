/** The middle player: weighs everything it could do now by rules of thumb, and does the best. */
import type { Message, Player, Reply } from '@sandtable/engine';
import { rowOfPlace } from '../areas.ts';
import { cardOf } from '../deck.ts';
import { budgetOf } from '../muster.ts';
import { findForce, kindById, kindIdOf } from '../state.ts';
import { say } from '../text/say.ts';
import type { View } from '../view.ts';
import { bestDefender, bestPlace, bestReaction, bestReactionForce, bestScreenId } from './answers.ts';
import { forceFor, rowFor } from './forces.ts';
import { bestToRegroup, nextArrival, nextDiscard, nextToSpend } from './logistics.ts';
import { worthOfSteps } from './maneuvers.ts';
import { highest, idIn, type Outlook, outlook } from './outlook.ts';
import { bestPlan, bestPlanFor, type Plan } from './plans.ts';
import { nextPurchase } from './purchases.ts';
import { worthOfCard, worthOfHits } from './worth.ts';

export const sergeant: Player<View> = {
  id: 'sergeant',
  answer: (seen) => decide(seen.view, seen.seat, seen.prompt, seen.options),
};

/** One decision. Falls back on the first option where it has no opinion. */
export function decide(view: View, seat: string, prompt: Message, options: readonly string[]): Reply {
  const [first] = options;
  if (first === undefined) throw new Error('nothing to choose from');
  if (options.length === 1) return { option: first };
  const mind = outlook(view, seat);
  const wanted = choice(mind, prompt, options);
  if (typeof wanted === 'object' && options.includes(wanted.option)) return wanted;
  return { option: typeof wanted === 'string' && options.includes(wanted) ? wanted : first };
}

function choice(mind: Outlook, prompt: Message, options: readonly string[]): Reply | string | undefined {
  switch (prompt.key) {
    case 'ask.buy':
      return nextPurchase(mind, options);
    case 'ask.muster':
      return musterChoice(mind, idIn(prompt.params, 'force') ?? '');
    case 'ask.action':
      return actionChoice(mind, options);
    case 'ask.end':
    case 'ask.end.triggered':
      return freeCard(mind, options) ?? 'done';
    case 'ask.discard':
      return nextDiscard(mind, options);
    case 'ask.draw':
      return options.at(-1);
    case 'ask.reinforce':
      return nextToSpend(mind, options, Number(prompt.params?.['value'] ?? 0));
    case 'ask.arrival':
      return nextArrival(mind, options);
    case 'ask.arrival.row':
      return arrivalRow(mind, idIn(prompt.params, 'kind') ?? '', options);
    case 'ask.regroup':
      return bestToRegroup(mind)?.id;
    default:
      return prompt.key.startsWith('ask.bonus.')
        ? bonusChoice(mind, prompt.key, options)
        : (reactionChoice(mind, prompt, options) ?? planned(mind, prompt));
  }
}

function reactionChoice(mind: Outlook, prompt: Message, options: readonly string[]): string | undefined {
  switch (prompt.key) {
    case 'ask.react.miss':
    case 'ask.react.maneuver':
    case 'ask.react.artillery':
    case 'ask.react.attack':
      return bestReaction(mind, options);
    case 'ask.defender':
      return bestDefender(mind, options);
    case 'ask.defender.where':
      return defenderPlace(mind, idIn(prompt.params, 'force') ?? '', options);
    case 'ask.reaction-force':
      return bestReactionForce(mind, options);
    case 'ask.screen':
      return bestScreenId(mind, options);
    default:
      return undefined;
  }
}

/** The force is thought out anew at each card, always with the same result. */
function musterChoice(mind: Outlook, card: string): string {
  const { view, me, nation, cards } = mind;
  const list = [...mind.own.map((force) => force.id), ...(me.reserve ?? [])].toSorted();
  const points = budgetOf(view, me.aside ?? []);
  const occasion = `${view.terrain}/${view.players.map((player) => player.nation).join()}`;
  const isTaken = forceFor(cards, nation, list, points, occasion).has(card);
  return isTaken ? String(rowFor(kindById(cards, kindIdOf(card)))) : 'leave';
}

function actionChoice(mind: Outlook, options: readonly string[]): Reply | string | undefined {
  const free = freeCard(mind, options);
  if (free !== undefined) return free;
  const plan = bestPlan(mind);
  if (plan === undefined) return undefined;
  return { option: plan.action, why: [say('bot.worth', 'R6', { worth: Math.round(plan.worth * 10) / 10 })] };
}

/** OVERRUN and RECON DRONE whenever they can be played; ENGINEERS when they secure something or are spare. */
function freeCard(mind: Outlook, options: readonly string[]): string | undefined {
  const cards = mind.held.filter((id) => options.includes(id));
  return cards.find(
    (id) => cardOf(id) !== 'engineers' || worthOfSteps(mind, 1) > worthOfCard(mind, 'engineers'),
  );
}

function planned(mind: Outlook, prompt: Message): string | undefined {
  const plan = bestPlanFor(mind, prompt);
  return plan === undefined ? undefined : answerFrom(plan, prompt.key);
}

/** The part of a plan that a question asks for. */
export function answerFrom(plan: Plan, key: string): string | undefined {
  if (!('force' in plan)) return undefined;
  switch (key) {
    case 'ask.card':
    case 'ask.maneuver.card':
      return plan.card ?? undefined;
    case 'ask.attacker':
    case 'ask.artillery':
    case 'ask.maneuver':
      return plan.force;
    case 'ask.weapon':
      return 'weapon' in plan ? (plan.weapon ?? undefined) : undefined;
    case 'ask.attack.where':
    case 'ask.artillery.where':
    case 'ask.maneuver.where':
      return 'place' in plan ? plan.place.id : undefined;
    case 'ask.target':
      return 'target' in plan ? plan.target : undefined;
    default:
      return undefined;
  }
}

/** As far back as its kind belongs, among the rows there are. */
function arrivalRow(mind: Outlook, kind: string, options: readonly string[]): string {
  const row = rowFor(kindById(mind.cards, kind));
  return String(Math.min(row, options.length));
}

function defenderPlace(mind: Outlook, force: string, options: readonly string[]): string | undefined {
  const card = findForce(mind.view, force);
  if (card === undefined) return undefined;
  return bestPlace(
    mind,
    card,
    options.map((id) => ({ id, row: rowOfPlace(id) ?? card.row })),
  );
}

function bonusChoice(mind: Outlook, key: string, options: readonly string[]): string | undefined {
  const own = mind.own.filter((force) => options.includes(force.id));
  switch (key) {
    case 'ask.bonus.acted':
      return highest(own, (force) => kindById(mind.cards, force.kind).vp)?.id;
    case 'ask.bonus.hits':
      return highest(own, (force) => worthOfHits(mind, { ...force, hits: 0 }, force.hits))?.id;
    case 'ask.bonus.discard':
      return highest(
        mind.view.players.filter((player) => options.includes(player.nation)),
        (player) => player.handCount,
      )?.nation;
    default:
      return 'take';
  }
}
