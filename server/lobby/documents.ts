/**
 * Tables as files. A finished game is an open record that anybody can replay and verify. While a game runs, the
 * file is sealed with the server's own key: it can be kept, and brought back to this server when the table is gone,
 * but nobody can read dice, decks or hands out of it.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { BadDocument, commitment, type Game, type GameRecord, readRecord } from '@sandtable/engine';
import { Denial } from '../denial.ts';
import { TooSlow } from '../threads/pool.ts';
import type { Open } from '../ledger/ledger.ts';
import type { Rooms } from '../play/rooms.ts';
import type { Person } from '../protocol/index.ts';
import { DOCUMENT_SHAPE, isWithin, SETTING_BYTES } from '../protocol/shape.ts';
import type { Services } from '../services.ts';
import type { Storage } from '../storage/storage.ts';
import { findTable } from './access.ts';
import {
  type Chair,
  type Head,
  isBotTurn,
  type Place,
  type TableBody,
  type TableRecord,
} from '../tables/body.ts';
import { newTable, sealedKey } from './gather.ts';
import { type Recorded, recordedOf, type Replayed } from '../ledger/replaying.ts';

interface SealedDocument {
  readonly format: 'sandtable-sealed';
  readonly game: string;
  readonly version: number;
  readonly table: string;
  readonly moment: number;
  readonly exported: string;
  /** Initialisation vector, authentication tag and ciphertext, in base64. */
  readonly sealed: string;
}

interface SealedContent {
  readonly record: Pick<TableRecord, 'id' | 'version' | 'owner' | 'private' | 'created' | 'body'>;
  readonly recorded: Recorded;
}

/** All people's salts together; every draw of the dice hashes them. */
const MOST_SALT = 4096;
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MOST_BLANKS = 8192;

/** The table as a file: open after the end of a game that was played from its own beginning, sealed otherwise. */
export async function exportDocument(storage: Storage, open: Open): Promise<GameRecord | SealedDocument> {
  const { record, ledger } = open;
  const recorded = recordedOf(open);
  const { opening, from, dice } = record.body;
  if (record.status === 'finished' && opening !== undefined && from === undefined)
    return {
      format: 'sandtable-game',
      game: record.game,
      version: record.version,
      setting: record.body.setting,
      dice: opening,
      answers: recorded.answers,
      commitment: dice.commitment,
    };
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
    sealed: await seal(storage, JSON.stringify(content), `${id}/${ledger?.lastEvent}`),
  };
}

/** Brings a file back as a table. */
export async function importDocument(
  services: Services,
  rooms: Rooms,
  person: Person,
  text: string,
): Promise<TableRecord> {
  if (!isWithin(text, DOCUMENT_SHAPE)) throw new Denial('bad-document', 'This is not a saved game.');
  return isSealed(text)
    ? importSealed(services, rooms, person, text)
    : importOpen(services, rooms, person, text);
}

/** A finished or simulated game becomes a sandbox of the one who brings it. */
async function importOpen(
  services: Services,
  rooms: Rooms,
  person: Person,
  text: string,
): Promise<TableRecord> {
  const record = readDocument(services, text);
  const game = services.shelf.find(record.game);
  if (game === undefined) throw new Denial('not-found');
  if (record.answers.length > game.bound) throw new Denial('bad-document', 'This game has too many answers.');
  if (Buffer.byteLength(JSON.stringify(record.setting)) > SETTING_BYTES)
    throw new Denial('bad-document', 'The documents attached to this game are too large.');
  if (record.dice.kind === 'sealed' && record.dice.salt.length > MOST_SALT)
    throw new Denial('bad-document', 'The salt of this game is too long.');
  const recorded: Recorded = {
    game: game.id,
    setting: record.setting,
    start: { opening: record.dice },
    answers: record.answers,
  };
  const replayed = await mustReplay(services, recorded);
  const key = record.dice.kind === 'sealed' ? record.dice : undefined;
  const table = newTable(game, person.id, {
    setting: record.setting,
    places: game.seats(record.setting).map(({ id, team }) => ({
      seat: id,
      ...(team === undefined ? {} : { team }),
      chair: { kind: 'person', person: person.id },
    })),
    sandbox: { moment: record.answers.length },
    opening: record.dice,
    dice:
      key === undefined
        ? sealedKey(services)
        : { key: key.key, commitment: commitment(key.key), salts: [], salt: key.salt },
  });
  await place(services, rooms, { ...table, private: true }, replayed);
  return table;
}

function readDocument({ shelf }: Services, text: string): GameRecord {
  try {
    return readRecord(text, (id) => shelf.find(id));
  } catch (error) {
    if (error instanceof BadDocument) throw new Denial('bad-document', error.message);
    throw error;
  }
}

async function mustReplay(services: Services, recorded: Recorded): Promise<Replayed> {
  const replayed = await services.pool.whole({ kind: 'replay', recorded }).catch((error: unknown) => {
    if (error instanceof TooSlow) return { fault: 'This game takes too long to replay.' };
    throw error;
  });
  if ('fault' in replayed) throw new Denial('bad-document', replayed.fault);
  return replayed;
}

/**
 * A table that is gone comes back with its people; one that is there and runs must not be doubled. Of one that has
 * ended here everything is known, so that it can only be a sandbox of the one who brings it.
 */
async function importSealed(
  services: Services,
  rooms: Rooms,
  person: Person,
  text: string,
): Promise<TableRecord> {
  const { record, recorded } = await unseal(services.storage, text);
  const game = services.shelf.find(recorded.game);
  if (game === undefined) throw new Denial('bad-document', `The game ${recorded.game} is not on the shelf.`);
  const known = await services.storage.tables.find(record.id);
  if (known !== undefined && known.status !== 'finished')
    throw new Denial('still-running', 'This table still runs here. Branch it to try things.');
  if (known !== undefined) await findTable(services, known.id, person.id);
  const body = { ...record.body, motions: [], base: record.body.from?.seq ?? record.body.base };
  const table =
    known === undefined
      ? await tableAgain(services.storage, game, record, body)
      : sandboxAgain(game, person, known, body, body.base + recorded.answers.length);
  await place(services, rooms, table, await mustReplay(services, recorded));
  return table;
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
  { changes, turn, result }: Replayed,
): Promise<void> {
  await storage.tables.add(table);
  let { moment } = table;
  for (const [i, { event, rests }] of changes.entries()) {
    moment += event.kind === 'answers' ? event.answers.length : 0;
    const isLast = i === changes.length - 1;
    const head: Head = {
      version: table.version,
      status: isLast && result !== undefined ? 'finished' : 'running',
      changed: new Date().toISOString(),
      moment,
      turn: isLast ? turn : [],
      isBotTurn: isLast && isBotTurn(table.body, turn),
      ...(isLast && result !== undefined ? { ending: { kind: 'played', result } } : {}),
    };
    await storage.log.append({ table: table.id, number: i + 1, event, head, rests });
  }
  // Bots take up their turns when it is opened.
  await rooms.get(table.id).inTurn(() => undefined);
}

function isSealed(text: string): boolean {
  try {
    const document: unknown = JSON.parse(text);
    return (
      typeof document === 'object' &&
      document !== null &&
      'format' in document &&
      document.format === 'sandtable-sealed'
    );
  } catch {
    return false;
  }
}

/** Made when a server first starts, so that every backup has it. */
export async function sealKey(storage: Storage): Promise<Buffer> {
  const secret = await storage.secrets.provide('seal', () => randomBytes(32).toString('hex'));
  return createHash('sha256').update(secret).digest();
}

/**
 * The length of a file must not tell the length of what somebody has just answered in secret: blanks are added, a
 * number of them that nobody can know and that is the same however often the file of one `moment` is asked for.
 */
async function seal(storage: Storage, text: string, moment: string): Promise<string> {
  const iv = randomBytes(IV_BYTES);
  const key = await sealKey(storage);
  const blanks = createHmac('sha256', key).update(moment).digest().readUInt32BE() % MOST_BLANKS;
  const cipher = createCipheriv(CIPHER, key, iv);
  const body = Buffer.concat([cipher.update(text + ' '.repeat(blanks), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

async function unseal(storage: Storage, text: string): Promise<SealedContent> {
  const { sealed } = JSON.parse(text) as Partial<SealedDocument>;
  const bytes = Buffer.from(typeof sealed === 'string' ? sealed : '', 'base64');
  try {
    const decipher = createDecipheriv(CIPHER, await sealKey(storage), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(body.toString('utf8')) as SealedContent;
  } catch {
    throw new Denial('bad-document', 'This file was sealed by another server, or was changed.');
  }
}
