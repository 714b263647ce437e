/** Opens the storage the settings name. */
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** A PostgreSQL address, or the path of an SQLite file. */
export async function openStorage(database: string): Promise<Storage> {
  if (/^(?!postgres(ql)?:)\w+:\/\//.test(database))
    throw new RangeError('The database must be a postgres:// address or a file.');
  return /^postgres(ql)?:\/\//.test(database) ? openPostgres(database) : openSqlite(database);
}
