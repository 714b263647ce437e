/** Rules of thumb for the menu of a turn: what each choice is worth, in rupees. */
import { GAP, isTopple } from '../components/cards.ts';
import type { SpecialAction } from '../components/modes.ts';
import { priceOf } from '../rupees.ts';
import { choiceOf } from '../sequence/choices.ts';
import { hasSpy, ownerOfSpy } from '../spies.ts';
import { armiesIn, type Court, courtCard, rankOf } from '../state.ts';
import { nearestBand } from './bands.ts';
import { leadIn, type Mind, nearest, toppleCount, wouldWinAtLast, wouldWinBy } from './mind.ts';
import { cardWorth } from './worth.ts';

/** What wins the game is worth more than anything else together. */
export const WIN = 500;
/** Actions that bring nothing: worse than giving a card up for another. */
const IDLE = -3;

/** Whether a choice moves cards: without such the game stands still. A topple is another matter. */
export function isProgress({ view }: Mind, option: string): boolean {
  const choice = choiceOf(option);
  if (choice.kind === 'play' || choice.kind === 'discard') return true;
  return choice.kind === 'buy' && !isTopple(view.market.cards[choice.place] ?? GAP);
}

export function worthOfChoice(mind: Mind, option: string): number {
  const choice = choiceOf(option);
  switch (choice.kind) {
    case 'end':
      return 0;
    case 'buy':
      return worthOfPurchase(mind, choice.place);
    case 'play':
      return worthOfPlay(mind, choice.card);
    case 'discard':
      return -0.5 - 0.1 * cardWorth(mind, choice.card);
    case 'take':
      return -1;
    case 'use':
    case 'activate':
      return 1.5;
    case 'release':
      return -1;
    case 'wazir':
      return 0.2;
    case 'special':
      return worthOfAction(mind, choice.action, choice.card);
  }
}

function worthOfPurchase(mind: Mind, place: number): number {
  const { view, me } = mind;
  const card = view.market.cards[place] ?? GAP;
  const gain = gainOf(mind, place);
  if (isTopple(card)) return worthOfTopple(mind) + gain;
  // What cannot be played soon is worth less.
  const waiting = me.handCount >= 2 ? 0.35 : 0.75;
  return waiting * cardWorth(mind, card) + gain * 0.9;
}

/** E3.3, E3.5 What lies on a card, less its price. */
export const gainOf = ({ view }: Mind, place: number): number =>
  (view.market.rupees[place] ?? 0) - priceOf(view, place);

/** H1.1 A topple ends the game for whoever leads in the supreme empire, or at last for the strongest. */
export function worthOfTopple({ view, who, me }: Mind): number {
  const { supremeNow } = view;
  if (view.variants.nationBuilding) return supremeNow === null ? -3 : 6 * leadIn(view, who, supremeNow);
  if (supremeNow !== null) return wouldWinBy(view, who, supremeNow) ? 2 * WIN : -2 * WIN;
  if (toppleCount(view) === 1) return wouldWinAtLast(view, who) ? 2 * WIN : -2 * WIN;
  // A purge saves whoever is about to lose, and costs whoever has built most.
  const { empire, gap } = nearest(view);
  const danger = gap <= 2 && leadIn(view, who, empire) < 0 ? 6 / (1 + gap) : 0;
  return danger - 1.5 * Math.max(0, me.tableau.length - 3) - 1;
}

function worthOfPlay(mind: Mind, card: number): number {
  const { view, who, me } = mind;
  const { location, mode, rank } = courtCard(view, card);
  let toll = 0;
  for (const [other, player] of view.players.entries())
    if (other !== who) toll += player.tribes[location] ?? 0;
  const size = me.tableauSize + (mode === 'political' ? rank : 0);
  const worth = 1.5 + cardWorth(mind, card) - 0.9 * toll;
  if (me.tableau.length < size) return worth;
  return worth - Math.min(...me.tableau.map((court) => cardWorth(mind, court.card)));
}

function worthOfAction(mind: Mind, action: SpecialAction, card: number): number {
  const { view, me } = mind;
  const court = me.tableau.find((one) => one.card === card);
  const rank = court === undefined ? 1 : rankOf(view, court);
  switch (action) {
    case 'commerce':
      return Math.min(rank, total(view.market.rupees)) * 1.1;
    case 'tax':
      return rank * 1.3;
    case 'gift':
      return me.rupees >= cheapestGift(me.gifts) ? 4.5 - 0.8 * cheapestGift(me.gifts) : -2;
    case 'counter-espionage':
      return 1.5 * Math.min(rank, enemySpies(mind));
    case 'travel':
      return nearestBand(mind) <= rank ? 2.5 : IDLE;
    case 'bribe':
      return bribeWorth(mind);
    case 'assassinate':
      return assassinWorth(mind);
    case 'campaign':
      return campaignWorth(mind, rank);
  }
}

export const total = (list: readonly number[]): number => list.reduce((sum, count) => sum + count, 0);

export const cheapestGift = (gifts: readonly number[]): number =>
  [2, 4, 6].find((cost) => !gifts.includes(cost)) ?? Number.POSITIVE_INFINITY;

/** Spies of others where the own ones can reach them. */
export function enemySpies({ view, who }: Mind): number {
  let count = 0;
  for (const player of view.players)
    for (const court of player.tableau)
      if (hasSpy(court, who)) count += court.spies.filter((spy) => ownerOfSpy(spy) !== who).length;
  return count;
}

/** Cards of others that carry an own spy. */
export function spiedUpon({ view, who }: Mind): Court[] {
  return view.players.flatMap((player, owner) =>
    owner === who ? [] : player.tableau.filter((court) => hasSpy(court, who)),
  );
}

/** Only what can be paid and leaves the own loyalty alone. */
export function bribeWorth(mind: Mind): number {
  return Math.max(-1, ...spiedUpon(mind).map((court) => worthOfBribing(mind, court)));
}

export function worthOfBribing(mind: Mind, court: Court): number {
  const cost = 2 * rankOf(mind.view, court);
  return cost > mind.me.rupees ? -1 : 1.6 * cardWorth(mind, court.card) - 0.9 * cost;
}

export function assassinWorth(mind: Mind): number {
  return Math.max(-2, ...spiedUpon(mind).map((court) => worthOfAssassinating(mind, court)));
}

export function worthOfAssassinating({ view, me }: Mind, court: Court): number {
  const { prize, rank } = courtCard(view, court.card);
  return 1.2 * rank - 1 + (prize === me.loyalty ? 4 : 0);
}

/** E12.1.3 Tribes of others in a location that could be attacked. */
export function preyIn({ view, who, me }: Mind, location: number): number {
  let prey = 0;
  for (const [other, player] of view.players.entries())
    if (other !== who && player.loyalty !== me.loyalty) prey += player.tribes[location] ?? 0;
  return prey;
}

function campaignWorth(mind: Mind, rank: number): number {
  const { view, me } = mind;
  let best = IDLE;
  for (let at = 0; at < me.tribes.length; at++) {
    if (me.loyalty === null || armiesIn(view, me.loyalty, at) === 0) continue;
    const prey = preyIn(mind, at);
    if (prey > 0) best = Math.max(best, 1.2 * Math.min(rank, prey));
  }
  return best;
}
