/** Every Event card by number. A card that is missing does not compile. */
import { aucCards } from './auc.ts';
import { cartelsCards } from './cartels.ts';
import { farcCards } from './farc.ts';
import { governmentCards } from './government.ts';
import type { CardEvent } from './rules.ts';

const EVENTS: Readonly<Record<number, CardEvent>> = {
  ...governmentCards,
  ...farcCards,
  ...aucCards,
  ...cartelsCards,
};

export function eventOf(card: number): CardEvent {
  const event = EVENTS[card];
  if (event === undefined) throw new Error(`no Event is written for card ${card}`);
  return event;
}
