/** The deck (2.1): four piles of Event cards with a Propaganda card in each. */
import { decks } from '@sandtable/coin';
import { EVENT_CARDS, eventCard, isPropaganda, PROPAGANDA_CARDS } from './cards.ts';
import type { Andes } from './state.ts';

export const DECKS = decks<Andes>({
  events: EVENT_CARDS.map((card) => card.number),
  propagandas: PROPAGANDA_CARDS,
  isPropaganda,
  pile: 16,
  orderOf: (card) => eventCard(card).order,
  // 2.3.9
  barred: ['sweep', 'march'],
});
export const { shuffledDeck, drawCard, factionOrder, isLastEvent, isBarredNow, redeal } = DECKS;

/** 2.1 Event cards put away unseen. */
export const CUT = { unused: 12 };
