/**
 * Tables as files. A finished game is an open record that anybody can replay and verify. While a game runs, the
 * file is sealed with the server's own key (ledger/sealed.ts).
 */
import { createHash, randomBytes } from 'node:crypto';
import { commitment, type Game, type GameRecord } from '@sandtable/engine';
import { Denial } from '../denial.ts';
import type { Open } from '../ledger/ledger.ts';
import type { Outside } from '../ledger/outside.ts';
import { type PlayedOut, recordedOf } from '../ledger/replaying.ts';
import { seal, type SealedContent, type SealedDocument } from '../ledger/sealed-files.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Person, Review } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import type { Storage } from '../storage/storage.ts';
import {
  type Chair,
  type Head,
  isBotTurn,
  type Origin,
  type Place,
  type TableBody,
  type TableRecord,
} from '../tables/body.ts';
import { suppliedBy, suppliedOne } from '../tables/supplied.ts';
import { TooSlow } from '../threads/pool.ts';
import type { ReadDocument } from '../threads/tasks.ts';
import type { Whose } from '../fair-queue.ts';
import { findTable } from './access.ts';
import { mustKeepLittle } from './limits.ts';
import { newTable, sealedKey } from './gather.ts';

type OpenDocument = Extract<Outside, { kind: 'open' }>;
type SealedOutside = Extract<Outside, { kind: 'sealed' }>;

/** The table as a file: open after the end of a game that was played from its own beginning, sealed otherwise. */
export async function exportDocument(
  { storage, names }: Pick<Services, 'storage' | 'names'>,
  open: Open,
): Promise<(GameRecord & { readonly review?: Review }) | SealedDocument> {
  const { record, ledger } = open;
  const recorded = recordedOf(open);
  const { opening, from, dice, supplied = [], hints } = record.body;
  if (record.status === 'finished' && opening !== undefined && from === undefined) {
    const nameOf = await names.of(supplied.map(({ by }) => by));
    const review = await storage.reviews.of(record.id);
    return {
      format: 'sandtable-game',
      game: record.game,
      version: record.version,
      setting: record.body.setting,
      dice: opening,
      answers: recorded.answers,
      commitment: dice.commitment,
      ...(hints === undefined ? {} : { hints }),
      ...(review === undefined ? {} : { review }),
      ...(supplied.length === 0
        ? {}
        : { supplied: supplied.map(({ what, by, hash }) => ({ what, by: nameOf(by).name, hash })) }),
    };
  }
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

/** Brings a file back as a table. It is read and played in another thread. */
export async function importDocument(
  services: Services,
  rooms: Rooms,
  person: Person,
  document: ReadDocument['document'],
  whose: Whose = [],
  origin?: Origin,
): Promise<TableRecord> {
  const outside = await read(services, document, whose);
  const table =
    outside.kind === 'sealed'
      ? await sealedTable(services, person, outside)
      : openTable(services, person, outside);
  const body = { ...table.body, ...origin };
  await mustKeepLittle(services, person, origin, body.setting.attachments);
  await place(services, rooms, { ...table, body }, outside.played);
  return table;
}

async function read(
  { pool, storage }: Services,
  document: ReadDocument['document'],
  whose: Whose,
): Promise<Outside> {
  const task = { kind: 'document', document, seal: await sealKey(storage) } as const;
  const found = await pool.document(task, whose).catch((error: unknown) => {
    if (error instanceof TooSlow) return { fault: 'This game takes too long to replay.' };
    if ((error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      return { fault: 'This game takes too much memory.' };
    throw error;
  });
  if (!('fault' in found)) return found;
  throw new Denial('isMalformed' in found ? 'malformed' : 'bad-document', found.fault);
}

function gameOf({ shelf }: Services, id: string): Game {
  const game = shelf.find(id);
  if (game === undefined) throw new Denial('not-found');
  return game;
}

/** A finished or simulated game becomes a sandbox of the one who brings it. */
function openTable(services: Services, person: Person, { record, answers }: OpenDocument): TableRecord {
  const game = gameOf(services, record.game);
  const key = record.dice.kind === 'sealed' ? record.dice : undefined;
  const table = newTable(game, person.id, {
    setting: record.setting,
    places: game.seats(record.setting).map(({ id, team }) => ({
      seat: id,
      ...(team === undefined ? {} : { team }),
      chair: { kind: 'person', person: person.id },
    })),
    sandbox: { moment: answers },
    supplied: [
      ...suppliedBy(person.id, record.setting.attachments ?? {}),
      suppliedOne('game', person.id, record),
    ],
    opening: record.dice,
    dice:
      key === undefined
        ? sealedKey(services)
        : { key: key.key, commitment: commitment(key.key), salts: [], salt: key.salt },
  });
  return { ...table, private: true };
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

/** Stores a table with everything that was played at it. */
async function place(
  { storage }: Services,
  rooms: Rooms,
  table: TableRecord,
  { changes, turn, result }: PlayedOut,
): Promise<void> {
  await storage.tables.add(table);
  let { moment } = table;
  for (const [i, { body, rests, answers }] of changes.entries()) {
    moment += answers;
    const isLast = i === changes.length - 1;
    const now = new Date().toISOString();
    const head: Head = {
      version: table.version,
      status: isLast && result !== undefined ? 'finished' : 'running',
      changed: now,
      ...(isLast ? { active: now } : {}),
      moment,
      turn: isLast ? turn : [],
      isBotTurn: isLast && isBotTurn(table.body, turn),
      ...(isLast && result !== undefined ? { ending: { kind: 'played', result } } : {}),
    };
    await storage.log.append({ table: table.id, number: i + 1, body, head, rests });
  }
  // Bots take up their turns when it is opened.
  await rooms.get(table.id).inTurn(() => undefined);
}

/** Made when a server first starts, so that every backup has it. */
export async function sealKey(storage: Storage): Promise<Uint8Array> {
  const secret = await storage.secrets.provide('seal', () => randomBytes(32).toString('hex'));
  return createHash('sha256').update(secret).digest();
}
