/** How positions are read: words, numbers and cards, each fault with its place. */
import { DocumentFault, type Json, type Message, reader } from '@sandtable/engine';
import { isCourt, LAST_CARD, TOPPLES } from '../components/cards.ts';
import { cardsInPlay } from '../laws.ts';
import type { State } from '../state.ts';
import { say } from '../text/say.ts';

export const { entry, list, whole, oneOf, record, flag } = reader('C1');

export const MOST_RUPEES = 200;

export function fault(message: Message): never {
  throw new DocumentFault(message);
}

/** A card by number, or the word `topple` for any of them. */
export function card(state: State, value: Json | undefined, where: string): number {
  if (value !== 'topple') return whole(value, where, LAST_CARD, 1);
  const used = cardsInPlay(state);
  return TOPPLES.find((one) => !used.includes(one)) ?? fault(say('fault.topples', 'B6.1', { where }));
}

/** A card that is played into a tableau. */
export function court(state: State, value: Json | undefined, where: string): number {
  const number = card(state, value, where);
  return isCourt(number) ? number : fault(say('fault.no-court', 'B2.1', { where, card: number }));
}
