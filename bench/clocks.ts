/** What clocks cost that run at very many tables while nobody does anything. */
import type { Game } from '@sandtable/engine';
import { openStorage } from '@sandtable/server';
import { sql } from 'kysely';
import type { Options } from './lists.ts';
import { providePostgres } from './postgres.ts';
import { guest, makeTable } from './server-client.ts';
import { ServerProcess } from './server-process.ts';

const PACE = { kind: 'days', turn: 24, bank: 3, rests: [], end: { does: 'nothing' } };
/** Threads load their games, and what was left is taken up. */
const SETTLING_MS = 15_000;
const HOUR_MS = 3600 * 1000;

/** Copies of a running table with a clock, of which one runs out every second, from an hour on. */
async function fill(database: string, table: string, count: number): Promise<void> {
  const storage = await openStorage(database, true);
  const { db } = storage;
  const kept = sql.raw(
    'status, private, changed, game, version, has_open_seat, is_bot_turn, has_bots, owner_id, created, moment, turn, revision, body, clocks, clocked',
  );
  const first = Date.now() + HOUR_MS;
  for (let i = 1; i < count; i++) {
    const due = new Date(first + i * 1000).toISOString();
    await sql`insert into tables (id, due, ${kept}) select ${`copy-${i}`}, ${due}, ${kept} from tables
      where id = ${table}`.execute(db);
  }
  await storage.close();
}

async function share(server: ServerProcess, seconds: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
  const before = await server.metric('cpu_seconds_total');
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return (await server.metric('cpu_seconds_total')) - before;
}

async function measureOn(name: string, database: string, game: Game, options: Options): Promise<void> {
  const { count, seconds, print } = options;
  const first = await ServerProcess.start(database);
  const table = await makeTable(first.address, game, await guest(first.address), true, PACE);
  const told = (spent: number) => `${((spent / seconds) * 100).toFixed(2)} % of a core`;
  print(`${name}: at rest with one clock`, told(await share(first, seconds)));
  await first.stop();
  await fill(database, table, count);
  const server = await ServerProcess.start(database);
  print(`${name}: at rest with ${count} tables whose clocks run`, told(await share(server, seconds)));
  await server.stop();
}

export async function measureClocks(folder: string, game: Game, options: Options): Promise<void> {
  await measureOn('SQLite', `${folder}/clocks.sqlite`, game, options);
  const postgres = await providePostgres(folder);
  try {
    await measureOn('PostgreSQL', postgres.url, game, options);
  } finally {
    await postgres.stop();
  }
}
