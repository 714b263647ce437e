/** Opens the storage the settings name. */
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** A PostgreSQL address, or the path of an SQLite file. */
export function openStorage(database: string): Promise<Storage> {
  return /^postgres(ql)?:\/\//.test(database) ? openPostgres(database) : openSqlite(database);
}
