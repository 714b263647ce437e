/**
 * Tables as files. A finished game is an open record that anybody can replay and verify. While a game runs, the
 * file is sealed with the server's own key (ledger/sealed-files.ts).
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Game, GameRecord } from '@sandtable/engine';
import { Denial } from '../denial.ts';
import type { Open } from '../ledger/ledger.ts';
import type { Outside } from '../ledger/outside.ts';
import { recordedOf } from '../ledger/replaying.ts';
import { seal, type SealedContent, type SealedDocument } from '../ledger/sealed-files.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Person } from '../protocol/index.ts';
import type { ServerServices as Services } from '../services.ts';
import type { Storage } from '../storage/storage.ts';
import {
  type Chair,
  type Origin,
  peopleAt,
  type Place,
  type TableBody,
  type TableRecord,
} from '../tables/body.ts';
import type { ReadDocument } from '../threads/tasks.ts';
import type { Whose } from '../fair-queue.ts';
import { findTable } from './access.ts';
import { mustKeepLittle } from './limits.ts';
import { newTable } from './gather.ts';
import { gameOf, openRecord, openTable, place, readDocument } from './open-documents.ts';

type SealedOutside = Extract<Outside, { kind: 'sealed' }>;

/** The table as a file: open after the end of a game that was played from its own beginning, sealed otherwise. */
export async function exportDocument(
  { storage, names }: Pick<Services, 'storage' | 'names'>,
  open: Open,
): Promise<GameRecord | SealedDocument> {
  const { record, ledger } = open;
  const told = isOpen(record) ? await openRecord(names, open) : undefined;
  if (told !== undefined) return told;
  const recorded = recordedOf(open);
  const { id, version, owner, created, body } = record;
  const content: SealedContent = {
    record: { id, version, owner, private: record.private, created, body },
    recorded,
  };
  return {
    format: 'sandtable-sealed',
    game: record.game,
    version,
    table: id,
    moment: record.moment,
    exported: new Date().toISOString(),
    sealed: seal(await sealKey(storage), content, `${id}/${ledger?.lastEvent}`),
  };
}

/**
 * Of a game that is over, and of one that somebody has brought as an open file and plays alone: there is nothing in it that
 * they could not read in the file they brought.
 */
function isOpen({ status, owner, body }: TableRecord): boolean {
  if (status === 'finished') return true;
  const isBrought = body.sandbox !== undefined && body.sandbox.table === undefined;
  return isBrought && peopleAt(body).every((person) => person === owner);
}

/** Brings a file back as a table. It is read and played in another thread. */
export async function importDocument(
  services: Services,
  rooms: Rooms,
  person: Person,
  document: ReadDocument['document'],
  whose: Whose = [],
  origin?: Origin,
): Promise<TableRecord> {
  const task = { kind: 'document', document, seal: await sealKey(services.storage) } as const;
  const outside = await readDocument(services, task, whose);
  const table =
    outside.kind === 'sealed'
      ? await sealedTable(services, person, outside)
      : openTable(services, person, outside);
  const body = { ...table.body, ...origin };
  await mustKeepLittle(services, person, origin, body.setting.attachments);
  await place(services, rooms, { ...table, body }, outside.played);
  return table;
}

/**
 * A table that is gone comes back with its people; one that is there and runs must not be doubled. Of one that has
 * ended here everything is known, so that it can only be a sandbox of the one who brings it.
 */
async function sealedTable(
  services: Services,
  person: Person,
  { record, game: id, answers }: SealedOutside,
): Promise<TableRecord> {
  const game = gameOf(services, id);
  const known = await services.storage.tables.find(record.id);
  if (known !== undefined && known.status !== 'finished')
    throw new Denial('still-running', 'This table still runs here. Branch it to try things.');
  if (known !== undefined) await findTable(services, known.id, person.id);
  // Its clocks have stopped with it: nobody is held to them again.
  const { pace: _, ...played } = record.body;
  const body = { ...played, motions: [], base: record.body.from?.seq ?? record.body.base };
  return known === undefined
    ? tableAgain(services.storage, game, record, body)
    : sandboxAgain(game, person, known, body, body.base + answers);
}

async function tableAgain(
  storage: Storage,
  game: Game,
  record: SealedContent['record'],
  body: TableBody,
): Promise<TableRecord> {
  const owner = (await storage.people.find(record.owner))?.id;
  if (owner === undefined) throw new Denial('bad-document', 'The owner of this table is not known here.');
  const { id, created } = record;
  const table = newTable(game, owner, { ...body, places: await withKnownPeople(storage, body.places) });
  return { ...table, id, created, private: record.private };
}

function sandboxAgain(
  game: Game,
  person: Person,
  { id }: TableRecord,
  body: TableBody,
  moment: number,
): TableRecord {
  const chair: Chair = { kind: 'person', person: person.id };
  const places = body.places.map((taken) => ({ ...taken, chair }));
  const sandbox = { table: id, moment };
  return { ...newTable(game, person.id, { ...body, places, orders: {}, sandbox }), private: true };
}

/** Seats of people who have no account here are open. */
async function withKnownPeople(storage: Storage, places: readonly Place[]): Promise<readonly Place[]> {
  const ids = places.flatMap(({ chair }) => (chair.kind === 'person' ? [chair.person] : []));
  const known = new Set((await storage.people.findMany(ids)).map((row) => row.id));
  return places.map((taken) =>
    taken.chair.kind === 'person' && !known.has(taken.chair.person)
      ? { ...taken, chair: { kind: 'open' } }
      : taken,
  );
}

/** Made when a server first starts, so that every backup has it. */
export async function sealKey(storage: Storage): Promise<Uint8Array> {
  const secret = await storage.secrets.provide('seal', () => randomBytes(32).toString('hex'));
  return createHash('sha256').update(secret).digest();
}
