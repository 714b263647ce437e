/** What a card is good for, in words: the same terms that `cardWorth` adds up. */
import type { Message } from '@sandtable/engine';
import { isCourt } from '../components/cards.ts';
import { courtCard } from '../state.ts';
import { say } from '../text/say.ts';
import { type Mind, ownInfluence } from './mind.ts';

export interface Merit {
  readonly worth: number;
  readonly why: Message;
}

/** The terms of a card's worth above the first rupee, for a card of the market or a hand. */
export function meritsOf({ view, me }: Mind, number: number): Merit[] {
  if (!isCourt(number)) return [];
  const { rank, mode, patriot, leveraged, actions } = courtCard(view, number);
  const card = String(number);
  const merits: Merit[] = [
    { worth: 1.4 * rank, why: say('bot.card.rank', 'E4.7', { card, count: rank, mode }) },
    { worth: 0.4 * actions.length, why: say('bot.card.actions', 'E1.3', { card, count: actions.length }) },
  ];
  const add = (worth: number, why: Message): void => void merits.push({ worth, why });
  if (mode === 'military') add(0.9 * rank, say('bot.card.stars', 'A3.1', { card, count: rank }));
  if (mode === 'political') add(0.5 * rank, say('bot.card.room', 'E4.2', { card, count: rank }));
  if (leveraged) add(0.6 * rank, say('bot.card.leveraged', 'E4.6', { card, count: rank }));
  if (patriot !== null && patriot === me.loyalty)
    add(3, say('bot.card.patriot', 'H3.1.1', { card, empire: patriot }));
  else if (patriot !== null)
    add(2 - 2.6 * ownInfluence(me), say('bot.card.defects', 'E4.5', { card, empire: patriot }));
  if (mode === view.regime) add(0.5 * rank, say('bot.card.regime', 'H2.1', { card, regime: mode }));
  return merits;
}

/** The two terms that count most. */
const MOST_TERMS = 2;

export const cardReasons = (mind: Mind, card: number): Message[] =>
  meritsOf(mind, card)
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_TERMS)
    .map(({ why }) => why);
