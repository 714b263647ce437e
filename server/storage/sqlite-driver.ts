/**
 * The SQLite that fits this Node, chosen here alone. The server's own version comes compiled for every platform and needs
 * Node 22; Node 20 has an older one, which is compiled on the spot (scripts/sqlite.mjs).
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';

const NEEDS_NODE = 22;

function load(): typeof SqliteDatabase {
  const isOld = Number.parseInt(process.versions.node, 10) < NEEDS_NODE;
  const require = createRequire(import.meta.url);
  try {
    // Found by name, because this file may be compiled or bundled.
    const folder = dirname(require.resolve('@sandtable/server/package.json'));
    const found = isOld ? createRequire(join(folder, 'sqlite-node20', 'package.json')) : require;
    return found('better-sqlite3') as typeof SqliteDatabase;
  } catch (error) {
    if (!isOld) throw error;
    throw new Error(
      'SQLite is not compiled for this Node: npm start does it, and Node 22 or newer needs no compiling',
      { cause: error },
    );
  }
}

let driver: typeof SqliteDatabase | undefined;

/** Loaded when a file is opened: a server on PostgreSQL needs none. */
export function sqliteDriver(): typeof SqliteDatabase {
  driver ??= load();
  return driver;
}
