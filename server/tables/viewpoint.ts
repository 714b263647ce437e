/** From where a person may look at a table. */
import type { SeatId } from '@sandtable/engine';
import type { TableRecord } from './body.ts';

/** One's own seats and the public side; after the end, every seat. */
export function mayLookFrom(record: TableRecord, mine: readonly SeatId[], as: string): boolean {
  if (as === 'spectator' || mine.includes(as)) return true;
  return record.status === 'finished' && record.body.places.some((place) => place.seat === as);
}
