/** Every Event by card number. */
import { type CardNumber, CARDS } from '../cards.ts';
import { jihadistEvents } from './jihadist.ts';
import type { CardEvent } from './rules.ts';
import { unassociatedEvents } from './unassociated.ts';
import { usEvents } from './us.ts';

const BY_NUMBER: Readonly<Record<CardNumber, CardEvent>> = {
  ...usEvents,
  ...jihadistEvents,
  ...unassociatedEvents,
};
const EVENTS: readonly CardEvent[] = CARDS.map(({ number }) => BY_NUMBER[number]);

export function eventOf(card: number): CardEvent {
  const event = EVENTS[card - 1];
  if (event === undefined) throw new Error(`no card ${card}`);
  return event;
}
