/** Every Event card by number. A card that is missing does not compile. */
import { aucCards } from './auc.ts';
import { cartelsCards } from './cartels.ts';
import { farcCards } from './farc.ts';
import { governmentCards } from './government.ts';
import type { CardEvent } from './rules.ts';

const EVENTS = {
  ...governmentCards,
  ...farcCards,
  ...aucCards,
  ...cartelsCards,
};

export type CardNumber = keyof typeof EVENTS;

export const isCardNumber = (card: number): card is CardNumber => card in EVENTS;

export function eventOf(card: number): CardEvent {
  if (!isCardNumber(card)) throw new RangeError(`no Event card ${card}`);
  return EVENTS[card];
}
