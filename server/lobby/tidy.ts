/** Lets go of what nobody uses: seats that are held without playing, tables that nobody comes to. */
import { Denial } from '../denial.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Services } from '../services.ts';
import type { Tidying } from '../settings.ts';
import { seatsOf, withChair, withoutSalt } from '../tables/body.ts';

const HOUR_MS = 3600 * 1000;
/** Of each kind in one round: others want to use the database, too. */
const MOST_AT_ONCE = 200;

export interface Tidied {
  readonly seats: number;
  readonly tables: number;
}

/** Everything that is due now. Other processes may do the same at the same time. */
export async function tidy(
  services: Services,
  rooms: Rooms,
  rules: Tidying,
  now = Date.now(),
): Promise<Tidied> {
  const before = (hours: number) => new Date(now - hours * HOUR_MS).toISOString();
  const seats =
    (await freeSeats(services, rooms, before(rules.guestSeatHours), 'guests')) +
    (await freeSeats(services, rooms, before(rules.seatHours), 'accounts'));
  const tables =
    (await endTables(services, rooms, before(rules.guestGatheringHours), 'guests')) +
    (await endTables(services, rooms, before(rules.gatheringHours), 'accounts'));
  return { seats, tables };
}

/** Whoever does not come back to a table that has not started keeps no seat from others. */
async function freeSeats(
  { storage }: Services,
  rooms: Rooms,
  before: string,
  who: 'guests' | 'accounts',
): Promise<number> {
  const held = await storage.heldSeats.unseenSince(before, who, MOST_AT_ONCE);
  for (const { table_id, person_id } of held)
    await unlessChanged(
      rooms.get(table_id).changeBody((record) => {
        if (record.status !== 'gathering') throw new Denial('not-gathering');
        const seats = seatsOf(record.body, person_id);
        const freed = seats.reduce((body, seat) => withChair(body, seat, { kind: 'open' }), record.body);
        return { body: withoutSalt(freed, person_id) };
      }),
    );
  return held.length;
}

/** A table that has not started and at which nobody of its people has been for so long. */
async function endTables(
  { storage }: Services,
  rooms: Rooms,
  before: string,
  who: 'guests' | 'accounts',
): Promise<number> {
  const ids = await storage.tables.unattended(before, who, MOST_AT_ONCE);
  for (const id of ids)
    await unlessChanged(
      rooms.get(id).changeBody((record) => {
        if (record.status !== 'gathering') throw new Denial('not-gathering');
        return { body: record.body, status: 'finished', ending: { kind: 'abandoned' } };
      }),
    );
  return ids.length;
}

/** Somebody may have started or left it meanwhile. */
async function unlessChanged(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof Denial)) throw error;
  }
}
