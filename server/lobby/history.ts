/** Replay of a table's past positions, and sandboxes that branch off from one of them. */
import type { Viewer } from '@sandtable/engine';
import { Denial } from '../denial.ts';
import { mayLookFrom } from '../tables/viewpoint.ts';
import { recordedOf } from '../ledger/replaying.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Moments, Person } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import { seatsOf, type TableRecord } from '../tables/body.ts';
import { suppliedOne } from '../tables/supplied.ts';
import type { Whose } from '../fair-queue.ts';
import { newTable, sealedKey } from './gather.ts';

const MOST_MOMENTS = 100;

/** While it runs, from one's own seat or as a spectator; after the end, from any seat. */
function viewpoint(record: TableRecord, person: string | undefined, wish: string | undefined): Viewer {
  const mine = seatsOf(record.body, person);
  const as = wish ?? mine[0] ?? 'spectator';
  if (!mayLookFrom(record, mine, as)) throw new Denial('not-yours');
  return as;
}

export async function momentsOf(
  services: Services,
  rooms: Rooms,
  table: string,
  person: string | undefined,
  range: { from: number; to: number; as?: string | undefined },
  whose: Whose,
): Promise<Moments> {
  const { recorded, as, first, last, isPaced } = await rooms.get(table).inTurn((open) => ({
    recorded: recordedOf(open),
    as: viewpoint(open.record, person, range.as),
    first: open.record.body.from?.seq ?? open.record.body.base,
    last: open.record.moment,
    isPaced: open.record.body.pace !== undefined,
  }));
  const from = Math.max(range.from, first);
  const to = Math.min(range.to, last, from + MOST_MOMENTS - 1);
  if (from > to) throw new Denial('no-such-moment');
  const moments = await services.pool.moments({ kind: 'moments', recorded, from, to, as }, whose);
  const clocks = isPaced ? await services.storage.clocks.notesOf(table, from, to) : undefined;
  return { table, first, last, moments, ...(clocks && { clocks }) };
}

/**
 * A private table to try things in, with all seats for the one who branches. While the game runs, everything that
 * viewpoint cannot know is dealt anew and the dice are new, so that trying things tells nothing: the sandbox then
 * starts at the rest before the moment, and plays on to the first answer whose outcome chance would change.
 */
export async function branch(
  services: Services,
  rooms: Rooms,
  table: string,
  person: Person,
  wish: { moment: number; as?: string | undefined },
  whose: Whose,
): Promise<TableRecord> {
  const { record, recorded, as } = await rooms.get(table).inTurn((open) => ({
    record: open.record,
    recorded: recordedOf(open),
    as: viewpoint(open.record, person.id, wish.as),
  }));
  const game = services.shelf.find(record.game);
  if (game === undefined) throw new Denial('not-found');
  const first = record.body.from?.seq ?? record.body.base;
  if (wish.moment < first || wish.moment > record.moment) throw new Denial('no-such-moment');
  const start = await services.pool.branch(
    {
      kind: 'branch',
      recorded,
      moment: wish.moment,
      as: record.status === 'finished' ? undefined : as,
    },
    whose,
  );
  const sandbox = newTable(game, person.id, {
    setting: record.body.setting,
    places: record.body.places.map((place) => ({ ...place, chair: { kind: 'person', person: person.id } })),
    sandbox: { table, moment: wish.moment },
    from: { ...start.rest, answers: [] },
    base: start.rest.seq,
    dice: sealedKey(services),
    supplied: [...(record.body.supplied ?? []), suppliedOne('branch', person.id, start.rest)],
    ...(record.body.source === undefined ? {} : { source: record.body.source }),
    ...(record.body.site === undefined ? {} : { site: record.body.site }),
  });
  await services.storage.tables.add({ ...sandbox, private: true });
  const opened = rooms.get(sandbox.id);
  await opened.start(({ body }) => ({ body }));
  if (start.answers.length > 0)
    await opened.play((ledger, { body }) => ledger.giveForBots(start.answers, body));
  return sandbox;
}
