/** SQLite in a file: nothing to install or start. One server process a file. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { AlreadyTaken } from './log.ts';
import { migrate } from './migrations.ts';
import type { Database } from './rows.ts';
import { NotOnDisk, sqliteAppender, toDisk, unhurriedAppender } from './sqlite-append.ts';
import { sqliteCaller } from './sqlite-calls.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import { type Size, type Storage, storageOver } from './storage.ts';

const MOST_PREPARED = 300;

/** Opens the file, which is made when it is not there. */
export function openSqlite(file: string): Promise<Storage> {
  // Hands, dice keys and hashed passwords lie there: for nobody else on this machine, whatever folder it is.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  return storageOnSqlite(openFile(file));
}

export async function storageOnSqlite(sqlite: SqliteDatabase.Database, sync = toDisk): Promise<Storage> {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: preparedOnce(sqlite) }) });
  await migrate(db);
  const { SqliteError } = sqliteDriver();
  const append = sqliteAppender(sqlite);
  const call = sqliteCaller(sqlite);
  const unhurried = unhurriedAppender(sqlite, sync);
  return storageOver(db, {
    kind: 'sqlite',
    wire: { tell: () => Promise.resolve(), listen: () => undefined },
    jobs: undefined,
    isTaken: (error) =>
      error instanceof AlreadyTaken ||
      (error instanceof SqliteError && error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'),
    // A broken constraint is a fault of whoever asked.
    isFault: (error) =>
      error instanceof NotOnDisk ||
      (error instanceof SqliteError && !error.code.startsWith('SQLITE_CONSTRAINT')),
    isFull: (error) =>
      (error instanceof NotOnDisk && error.isFull) ||
      (error instanceof SqliteError && error.code === 'SQLITE_FULL'),
    append: async (_transaction, appends) => append(appends),
    call: async (_transaction, calls) => call(calls),
    appendAlone:
      unhurried &&
      (async (appends) => {
        // Not while another transaction goes on: there is one connection.
        await db.connection().execute(async () => unhurried.write(appends));
        await unhurried.settle();
      }),
    size: () => sizeOf(sqlite.name),
    close: async () => unhurried?.close(),
  });
}

/** The file with its log, and what is left on its disk. */
async function sizeOf(file: string): Promise<Size> {
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((part) =>
      stat(part).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const { bavail, bsize } = await statfs(dirname(file));
  return { database: sizes.reduce((sum, size) => sum + size, 0), free: bavail * bsize };
}

/** The query builder prepares every statement anew; most are the same few over and over. */
function preparedOnce(sqlite: SqliteDatabase.Database): Pick<SqliteDatabase.Database, 'prepare' | 'close'> {
  const known = new Map<string, SqliteDatabase.Statement>();
  return {
    prepare: ((text: string) => {
      const statement = known.get(text) ?? sqlite.prepare(text);
      if (known.size < MOST_PREPARED) known.set(text, statement);
      return statement;
    }) as SqliteDatabase.Database['prepare'],
    close: () => sqlite.close(),
  };
}

/** A write is on the disk when it returns: write-ahead log, fully synchronous. */
export function openFile(file: string): SqliteDatabase.Database {
  const Sqlite = sqliteDriver();
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  // Pages of the log before they are brought into the file, which holds everybody up: rarer than usual.
  sqlite.pragma('wal_autocheckpoint = 4000');
  return sqlite;
}
