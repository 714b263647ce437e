/** C3.1 The draw deck: six piles, a topple in each of the lower four. */
import type { Chance } from '@sandtable/engine';
import { BASE_DECK, KHYBER_DECK, TOPPLES } from '../components/cards.ts';
import type { State } from '../state.ts';

const PILES = 6;
const PILES_ON_TOP = 2;

/** C3.1, J2.2 */
export const deckSize = (players: number, khyberKnives: boolean): number =>
  (khyberKnives ? 50 : 40) + 8 * players;

/** K3 */
export const SOLO_DECK = 60;

/** Sizes from the top, without topples; they differ by one at most, the larger on top (doubt 3). */
export const pileSizes = (cards: number): number[] =>
  Array.from({ length: PILES }, (_, at) => Math.floor(cards / PILES) + (at < cards % PILES ? 1 : 0));

export interface Deck {
  readonly deck: number[];
  readonly piles: number[];
}

/** Builds a deck of that many cards out of those given. */
export function buildDeck(cards: readonly number[], size: number, chance: Chance): Deck {
  const drawn = [...cards];
  chance.shuffle(drawn);
  const topples = [...TOPPLES];
  const deck: number[] = [];
  const piles: number[] = [];
  for (const [at, count] of pileSizes(size).entries()) {
    const pile = drawn.splice(0, count);
    if (at >= PILES_ON_TOP) pile.push(...topples.splice(0, 1));
    chance.shuffle(pile);
    deck.unshift(...pile);
    piles.unshift(pile.length);
  }
  return { deck, piles };
}

/** All cards that may be in the deck, topples apart. */
export const drawCards = (khyberKnives: boolean): readonly number[] =>
  khyberKnives ? KHYBER_DECK : BASE_DECK;

/** The top card; undefined when the deck is used up. */
export function draw(state: Pick<State, 'deck' | 'piles'>): number | undefined {
  const card = state.deck.pop();
  if (card === undefined) return undefined;
  const { piles } = state;
  const top = piles.length - 1;
  piles[top] = (piles[top] ?? 0) - 1;
  if (piles[top] === 0) piles.pop();
  return card;
}
