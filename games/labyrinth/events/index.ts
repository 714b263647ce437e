/** Every Event by card number. */
import { jihadistEvents } from './jihadist.ts';
import type { CardEvent } from './rules.ts';
import { unassociatedEvents } from './unassociated.ts';
import { usEvents } from './us.ts';

const written: Readonly<Record<number, CardEvent | undefined>> = {
  ...usEvents,
  ...jihadistEvents,
  ...unassociatedEvents,
};
const EVENTS: readonly (CardEvent | undefined)[] = Array.from({ length: 121 }, (_, card) => written[card]);

/** Undefined only for a card whose Event is not yet written: it can be used for Operations. */
export const eventOf = (card: number): CardEvent | undefined => EVENTS[card];
