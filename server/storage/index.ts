/** Opens the storage the settings name. */
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** A PostgreSQL address, or the path of an SQLite file. `patient`: nobody waits at a table for what is done with it. */
export async function openStorage(database: string, patient = false): Promise<Storage> {
  if (/^(?!postgres(ql)?:)\w+:\/\//.test(database))
    throw new RangeError('The database must be a postgres:// address or a file.');
  return /^postgres(ql)?:\/\//.test(database) ? openPostgres(database, patient) : openSqlite(database);
}
