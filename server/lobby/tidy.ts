/** Cleans up: frees seats that are held without playing, and closes tables that nobody comes to. */
import { Denial } from '../denial.ts';
import type { Rooms } from '../play/rooms.ts';
import type { ServerServices } from '../services.ts';
import type { Tidying } from '../settings.ts';
import { seatsOf, withChair, withoutSalt } from '../tables/body.ts';
import { forgetGuest } from '../storage/forget-guest.ts';

const HOUR_MS = 3600 * 1000;
/** In hours. */
const DAY = 24;
/** Of each kind in one round: others want to use the database, too. */
const MOST_AT_ONCE = 200;

/** How many of each. */
export type Tidied = Readonly<Record<string, number>>;

const hoursBefore = (now: number) => (hours: number) => new Date(now - hours * HOUR_MS).toISOString();

/** What is due now and found by an index. Other processes may do the same at the same time. */
export async function tidy(
  services: ServerServices,
  rooms: Rooms,
  rules: Tidying,
  now = Date.now(),
): Promise<Tidied> {
  const before = hoursBefore(now);
  const { tables, leftovers } = services.storage;
  const seats =
    (await freeSeats(services, rooms, before(rules.guestSeatHours), 'guests')) +
    (await freeSeats(services, rooms, before(rules.seatHours), 'accounts'));
  const ended = [
    ...(await tables.unattended(before(rules.guestGatheringHours), 'guests', MOST_AT_ONCE)),
    ...(await tables.unattended(before(rules.gatheringHours), 'accounts', MOST_AT_ONCE)),
  ];
  for (const id of ended) await endTable(rooms, id);
  const unplayed = await leftovers.neverPlayed(before(rules.neverPlayedDays * DAY), MOST_AT_ONCE);
  for (const id of unplayed) await leftovers.deleteTable(id);
  return { seats, tables: ended.length, unplayed: unplayed.length };
}

/** Once a day: everything is looked through, a page at a time. */
export async function tidyWhole(
  { storage, names }: ServerServices,
  rooms: Rooms,
  rules: Tidying,
  now = Date.now(),
): Promise<Tidied> {
  const before = hoursBefore(now);
  const { leftovers, documents } = storage;
  const counts = { tables: 0, guests: 0 };
  for await (const id of leftovers.abandoned(before(rules.guestTableDays * DAY))) {
    await endTable(rooms, id);
    counts.tables++;
  }
  const sessions = await leftovers.endGuestSessions(before(rules.guestDays * DAY));
  for await (const id of leftovers.forgottenGuests(before(rules.guestDays * DAY))) {
    await forgetGuest(storage, id);
    names.note({ id, name: '', guest: true });
    counts.guests++;
  }
  return {
    ...counts,
    sessions,
    documents: await documents.dropUnused(before(rules.neverPlayedDays * DAY)),
    logs: await leftovers.dropOldLogs(before(rules.logDays * DAY)),
  };
}

/** Whoever does not come back to a table that has not started keeps no seat from others. */
async function freeSeats(
  { storage }: ServerServices,
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

/** As if its people had given it up. */
function endTable(rooms: Rooms, id: string): Promise<void> {
  return unlessChanged(
    rooms.get(id).changeBody((record) => {
      if (record.status === 'finished') throw new Denial('not-running');
      return { body: record.body, status: 'finished', ending: { kind: 'abandoned' } };
    }),
  );
}

/** Somebody may have started or left it meanwhile. */
async function unlessChanged(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof Denial)) throw error;
  }
}
