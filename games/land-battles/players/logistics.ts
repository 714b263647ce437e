/** Prepare, Reinforce and REGROUP as a computer player weighs them. */
import { cardOf, type HeldId } from '../deck.ts';
import { type Force, kindById, kindIdOf } from '../state.ts';
import { highest, type Outlook } from './outlook.ts';
import { worthOfCard, worthOfHits } from './worth.ts';

/** In VP: a card ready again, a card drawn, VP brought in, and help when the Breakthrough Area is thin. */
const READY = 0.22;
const DRAWN = 0.3;
const BROUGHT_IN = 0.2;
const EMERGENCY = 2.5;

/** Cards worth less than this are better spent than kept. */
const SPARE = 0.46;
const WORTHLESS = 0.15;

export interface PlainPlan {
  readonly action: 'prepare' | 'reinforce';
  readonly worth: number;
}

export function preparePlan(mind: Outlook): PlainPlan {
  const acted = mind.own.filter((force) => force.acted).length;
  const missing = Math.max(0, mind.me.handSize - mind.me.handCount);
  return { action: 'prepare', worth: READY * acted + DRAWN * missing };
}

export function reinforcePlan(mind: Outlook): PlainPlan {
  const spent = cardsToSpend(mind);
  const value = spent.reduce((sum, id) => sum + mind.cards.actions[cardOf(id)].reinforcement, 0);
  const cost = spent.reduce((sum, id) => sum + worthOfCard(mind, cardOf(id)), 0);
  const arrivals = valueOfArrivals(mind, value);
  if (arrivals === 0) return { action: 'reinforce', worth: -1 };
  const holders = mind.view.forces.filter(
    (force) => force.team === mind.team && force.area === 'breakthrough',
  ).length;
  const need = holders <= 2 ? EMERGENCY : holders === 3 ? 0.8 : 0;
  return { action: 'reinforce', worth: BROUGHT_IN * arrivals + need - cost };
}

/** The cards that are worth least for what they bring, up to a sensible sum. */
function cardsToSpend(mind: Outlook): HeldId[] {
  const spare: { readonly id: HeldId; readonly value: number; readonly rate: number }[] = [];
  for (const id of mind.held) {
    const card = cardOf(id);
    const worth = worthOfCard(mind, card);
    const value = mind.cards.actions[card].reinforcement;
    if (worth <= SPARE || worth / value < 0.2) spare.push({ id, value, rate: worth / value });
  }
  spare.sort((a, b) => a.rate - b.rate);
  const spent: HeldId[] = [];
  let total = 0;
  for (const { id, value } of spare) {
    if (total >= 6) break;
    spent.push(id);
    total += value;
  }
  return spent;
}

function valueOfArrivals(mind: Outlook, value: number): number {
  const prices = (mind.me.reserve ?? []).map((id) => kindById(mind.cards, kindIdOf(id)).vp);
  let left = value;
  for (const price of prices.toSorted((a, b) => b - a)) if (price <= left) left -= price;
  return value - left;
}

/** The next card to discard for reinforcements, or to be done. */
export function nextToSpend(mind: Outlook, options: readonly string[], value: number): string {
  const worthPlanned = cardsToSpend(mind).filter((id) => options.includes(id));
  const [next] = worthPlanned;
  if (value < 6 && next !== undefined) return next;
  return options.includes('done') ? 'done' : cheapest(mind, options);
}

function cheapest(mind: Outlook, options: readonly string[]): string {
  const held = mind.held.filter((id) => options.includes(id));
  return highest(held, (id) => -worthOfCard(mind, cardOf(id))) ?? options[0] ?? '';
}

/** The dearest card that can be had. */
export function nextArrival(mind: Outlook, options: readonly string[]): string {
  const kinds = options.filter((option) => option !== 'done');
  return highest(kinds, (kind) => kindById(mind.cards, kind).vp) ?? 'done';
}

/** A card that no force of ours can use is better exchanged. */
export function nextDiscard(mind: Outlook, options: readonly string[]): string {
  const useless = mind.held.filter((id) => options.includes(id) && worthOfCard(mind, cardOf(id)) < WORTHLESS);
  return useless[0] ?? 'done';
}

/** REGROUP gives back what the hits were worth to the enemy. */
export function worthOfRegroup(mind: Outlook, force: Force): number {
  return force.hits === 0 ? -1 : 0.75 * worthOfHits(mind, { ...force, hits: 0 }, force.hits);
}

export function bestToRegroup(mind: Outlook): Force | undefined {
  return highest(mind.own, (force) => worthOfRegroup(mind, force));
}
