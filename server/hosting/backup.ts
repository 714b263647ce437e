/**
 * Everything in one file: a line of JSON a row, compressed. Taken from one consistent view of the database while
 * the server runs, and the same for both databases, so that a server can also move from one to the other.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../storage/rows.ts';
import { fillHeldSeats } from '../storage/held-seats.ts';
import { openStorage } from '../storage/index.ts';
import { noteActive } from '../storage/migrations.ts';
import type { Storage } from '../storage/storage.ts';

const FORMAT = 'sandtable-backup';
const VERSION = 1;
/** Parents before children, so that every reference finds its row. */
const TABLES = [
  'secrets',
  'people',
  'sessions',
  'tables',
  'members',
  'invites',
  'events',
  'rests',
  'chat',
  'reads',
  'notes',
  'mutes',
  'reports',
  'documents',
  'document_uses',
  'log_digests',
  'moderation_acts',
  'bans',
  'notice_channels',
  'notice_wishes',
  'notice_tables',
  'notices',
  'clock_notes',
  'people_hours',
  'kept',
  'identities',
  'reviews',
  'server_runs',
] as const;
type Name = (typeof TABLES)[number];
/** Rows that belong to no table, or go over several. */
const GLOBAL = [
  'secrets',
  'people',
  'sessions',
  'mutes',
  'documents',
  'moderation_acts',
  'bans',
  'notice_channels',
  'notice_wishes',
  'notice_tables',
  'notices',
  'people_hours',
  'kept',
  'identities',
  'server_runs',
] as const;
const OF_ONE_TABLE = [
  'reviews',
  'members',
  'invites',
  'events',
  'rests',
  'chat',
  'reads',
  'notes',
  'reports',
  'document_uses',
  'log_digests',
  'clock_notes',
] as const;
const BATCH = 200;

/** It holds every secret there is; and it must be on the disk before it gets its name. */
const FOR_ME_ALONE = { mode: 0o600, flush: true };

export interface BackupReport {
  readonly rows: number;
}

/** Writes everything the database holds into a file. The server may go on meanwhile. */
export async function backup(database: string, file: string): Promise<BackupReport> {
  const storage = await openStorage(database, true);
  try {
    let rows = 0;
    const lines = async function* () {
      yield `${JSON.stringify({ format: FORMAT, version: VERSION, taken: new Date().toISOString() })}\n`;
      for await (const [table, row] of allRows(storage)) {
        rows++;
        yield `${JSON.stringify([table, row])}\n`;
      }
    };
    // Under its own name only when it is whole.
    const part = `${file}.part`;
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, FOR_ME_ALONE));
    await rename(part, file);
    return { rows };
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    throw error;
  } finally {
    await storage.close();
  }
}

async function* allRows({ db, kind }: Storage): AsyncGenerator<[Name, unknown]> {
  const view =
    kind === 'postgres' ? db.startTransaction().setIsolationLevel('repeatable read') : db.startTransaction();
  const transaction = await view.execute();
  try {
    for (const name of GLOBAL)
      for (const row of await transaction.selectFrom(name).selectAll().execute()) yield [name, row];
    const ids = await transaction.selectFrom('tables').select('id').orderBy('id').execute();
    for (const { id } of ids) {
      for (const row of await transaction.selectFrom('tables').selectAll().where('id', '=', id).execute())
        yield ['tables', row];
      for (const name of OF_ONE_TABLE)
        for (const row of await rowsOfTable(transaction, name, id)) yield [name, row];
    }
  } finally {
    await transaction.rollback().execute();
  }
}

function rowsOfTable(
  transaction: Transaction<Database>,
  name: (typeof OF_ONE_TABLE)[number],
  id: string,
): Promise<readonly unknown[]> {
  return transaction.selectFrom(name).selectAll().where('table_id', '=', id).execute();
}

/** A backup that cannot be brought back: the file is broken or none of ours, or the database has something in it. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
  readonly kind: 'broken' | 'not-empty';

  constructor(kind: BadBackup['kind'], detail: string) {
    super(detail);
    this.kind = kind;
  }
}

/** Fills an empty database from a backup. A file that is not whole is found before the database is touched. */
export async function restore(database: string, file: string): Promise<BackupReport> {
  await readWhole(file, () => Promise.resolve());
  const storage = await openStorage(database, true);
  try {
    const people = await storage.db.selectFrom('people').select('id').limit(1).execute();
    if (people.length > 0) throw new BadBackup('not-empty', 'The database is not empty.');
    return await storage.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('secrets').execute();
      const report = await readWhole(file, (table, rows) => insert(transaction, table, rows));
      await noteActive(transaction);
      await fillHeldSeats(transaction);
      return report;
    });
  } finally {
    await storage.close();
  }
}

type Take = (table: Name, rows: readonly unknown[]) => Promise<void>;

/** A file that is cut off or no backup at all fails the whole: a reader alone would not hear of it. */
async function readWhole(file: string, take: Take): Promise<BackupReport> {
  try {
    return await pipeline(createReadStream(file), createGunzip(), (bytes: AsyncIterable<Buffer>) =>
      readRows(createInterface({ input: Readable.from(bytes), crlfDelay: Infinity }), take),
    );
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    throw code.startsWith('Z_') || error instanceof SyntaxError
      ? new BadBackup('broken', 'This file is not a whole backup.')
      : error;
  }
}

async function readRows(lines: AsyncIterable<string>, take: Take): Promise<BackupReport> {
  let rows = 0;
  let isHeader = true;
  let batch: unknown[] = [];
  let current: Name | undefined;
  const hand = async () => {
    if (current !== undefined && batch.length > 0) await take(current, batch);
    batch = [];
  };
  for await (const line of lines) {
    const entry: unknown = JSON.parse(line);
    if (isHeader) {
      mustBeBackup(entry);
      isHeader = false;
      continue;
    }
    const [table, row] = entry as [Name, unknown];
    if (!TABLES.includes(table)) throw new BadBackup('broken', `This backup has an unknown table ${table}.`);
    if (table !== current || batch.length >= BATCH) await hand();
    current = table;
    batch.push(row);
    rows++;
  }
  if (isHeader) throw new BadBackup('broken', 'This file is not a backup.');
  await hand();
  return { rows };
}

function mustBeBackup(entry: unknown): void {
  const { format, version } = (entry ?? {}) as { format?: unknown; version?: unknown };
  if (format !== FORMAT || version !== VERSION)
    throw new BadBackup('broken', 'This file is not a backup of this version.');
}

async function insert(db: Kysely<Database>, table: Name, rows: readonly unknown[]): Promise<void> {
  await db.insertInto(table).values(rows).execute();
}
