/** SQLite in a file: nothing to install or start. One server process a file. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrate } from './migrations.ts';
import type { Database } from './rows.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import { type Storage, storageOver } from './storage.ts';

/** Opens the file, which is made when it is not there. */
export function openSqlite(file: string): Promise<Storage> {
  // Hands, dice keys and hashed passwords lie there: for nobody else on this machine, whatever folder it is.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  return storageOnSqlite(openFile(file));
}

export async function storageOnSqlite(sqlite: SqliteDatabase.Database): Promise<Storage> {
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
  await migrate(db);
  const { SqliteError } = sqliteDriver();
  return storageOver(db, {
    kind: 'sqlite',
    wire: { tell: () => Promise.resolve(), listen: () => undefined },
    jobs: undefined,
    isTaken: (error) => error instanceof SqliteError && error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY',
    // A broken constraint is a fault of whoever asked.
    isFault: (error) => error instanceof SqliteError && !error.code.startsWith('SQLITE_CONSTRAINT'),
    isSilence: () => false,
    close: () => Promise.resolve(),
  });
}

/** A write is on the disk when it returns: write-ahead log, fully synchronous. */
export function openFile(file: string): SqliteDatabase.Database {
  const Sqlite = sqliteDriver();
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  return sqlite;
}
