/** Opens the storage the settings name. */
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Storage } from './storage.ts';

/** A PostgreSQL address, or the path of an SQLite file. */
export function openStorage(where: { readonly database: string }): Promise<Storage> {
  return isPostgres(where.database) ? openPostgres(where.database) : openSqlite(where.database);
}

export function isPostgres(database: string): boolean {
  return /^postgres(ql)?:\/\//.test(database);
}
