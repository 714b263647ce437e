/**
 * The SQLite that fits this Node, chosen here and in scripts/sqlite.mjs, which fetches it. The newer one comes compiled for every
 * platform and needs Node 22; the older one is compiled on the spot.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type SqliteDatabase from 'better-sqlite3';

const NEEDS_NODE = 22;

function load(): typeof SqliteDatabase {
  const isOld = Number.parseInt(process.versions.node, 10) < NEEDS_NODE;
  const require = createRequire(import.meta.url);
  // Found by name, because this file may be compiled or bundled.
  const folder = join(dirname(require.resolve('@sandtable/server/package.json')), 'sqlite');
  const own = join(folder, isOld ? 'node20' : 'node22', 'package.json');
  try {
    // Installed from a package it lies among the others.
    const found = existsSync(own) ? createRequire(own) : require;
    return found('better-sqlite3') as typeof SqliteDatabase;
  } catch (error) {
    const remedy = isOld ? ', or take Node 22 or newer, which needs no compiling' : '';
    throw new Error(`SQLite is not there for this Node: npm start fetches it${remedy}`, { cause: error });
  }
}

let driver: typeof SqliteDatabase | undefined;

/** Loaded when a file is opened: a server on PostgreSQL needs none. */
export function sqliteDriver(): typeof SqliteDatabase {
  driver ??= load();
  return driver;
}
