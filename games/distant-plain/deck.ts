/** The deck (2.1): piles of twelve Event cards with a Propaganda card in each. */
import { decks } from '@sandtable/coin';
import { CARD_NUMBERS, isPropaganda, PROPAGANDA_CARDS } from './cards.ts';
import { cardOf } from './corrections.ts';
import type { Plain } from './state.ts';

export const DECKS = decks<Plain>({
  events: CARD_NUMBERS,
  propagandas: PROPAGANDA_CARDS,
  isPropaganda,
  pile: 13,
  orderOf: (card, state) => cardOf(state, card).order,
  openCut: true,
  // 2.3.8
  barred: ['sweep', 'march'],
});
export const { shuffledDeck, drawCard, factionOrder, isLastEvent, redeal } = DECKS;
