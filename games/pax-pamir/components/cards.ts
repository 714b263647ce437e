/** All that can lie in the deck, by number: 1–93 base cards, 94–147 Khyber Knives, 148–151 topples. */
import { BASE_CARDS } from './base-cards.ts';
import { CAPABILITY_NUMBERS } from './capabilities.ts';
import type { CourtCard } from './court.ts';
import { HEADLINES } from './headlines.ts';
import { NEW_CARDS } from './new-cards.ts';

/** B6.1 */
export const TOPPLES: readonly number[] = [148, 149, 150, 151];
export const FIRST_TOPPLE = 148;
export const LAST_CARD = 151;

/** What lies in a market place that is a gap. */
export const GAP = 0;

export type CardKind = 'court' | 'headline' | 'capability' | 'topple';

export const BASE_DECK: readonly number[] = BASE_CARDS.map((card) => card.n);
/** J2.1 */
export const KHYBER_DECK: readonly number[] = [
  ...BASE_DECK,
  ...NEW_CARDS.map((card) => card.n),
  ...HEADLINES,
  ...CAPABILITY_NUMBERS,
].toSorted((a, b) => a - b);

const COURT: readonly (CourtCard | undefined)[] = Array.from({ length: LAST_CARD + 1 }, (_, n) =>
  [...BASE_CARDS, ...NEW_CARDS].find((card) => card.n === n),
);

const KINDS: readonly (CardKind | undefined)[] = Array.from({ length: LAST_CARD + 1 }, (_, n) => {
  if (COURT[n] !== undefined) return 'court';
  if (HEADLINES.some((headline) => headline === n)) return 'headline';
  if (CAPABILITY_NUMBERS.some((capability) => capability === n)) return 'capability';
  return n >= FIRST_TOPPLE ? 'topple' : undefined;
});

export function kindOf(card: number): CardKind {
  const kind = KINDS[card];
  if (kind === undefined) throw new Error(`no card ${card}`);
  return kind;
}

export const isTopple = (card: number): boolean => card >= FIRST_TOPPLE;
export const isCourt = (card: number): boolean => KINDS[card] === 'court';

/** The card as it is in this project's own deck. */
export function standardCourt(card: number): CourtCard {
  const found = COURT[card];
  if (found === undefined) throw new Error(`card ${card} is played into no tableau`);
  return found;
}
