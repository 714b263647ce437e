/** What lists of tables cost everybody else when somebody owns very many. */
import { openStorage } from '@sandtable/server';
import type { Game } from '@sandtable/engine';
import { sql } from 'kysely';
import { providePostgres } from './postgres.ts';
import { guest, makeTable } from './server-client.ts';
import { ServerProcess } from './server-process.ts';

export interface Times {
  readonly p50: number;
  readonly p99: number;
}

export type Print = (what: string, figure: string) => void;

/** What the budget of one address lets through. */
const LISTS_A_SECOND = 20;
const POLL_MS = 4;

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Copies of one table, all private and running, each changed a second before the one made last. */
async function fill(database: string, table: string, count: number): Promise<void> {
  const storage = await openStorage(database, true);
  const { db } = storage;
  const columns = ['game', 'version', 'has_open_seat', 'is_bot_turn', 'has_bots', 'owner_id', 'created'];
  const kept = sql.raw([...columns, 'moment', 'turn', 'revision', 'body'].join());
  const time =
    storage.kind === 'postgres'
      ? sql`to_char(timestamp '2026-01-01' + i * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`
      : sql`strftime('%Y-%m-%dT%H:%M:%S.000Z', 1767225600 + i, 'unixepoch')`;
  const from = 1;
  const numbers =
    storage.kind === 'postgres'
      ? sql`select i from generate_series(1, ${count}::int) as series(i)`
      : sql`with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${count}) select i from n`;
  await db.transaction().execute(async (transaction) => {
    await sql`insert into tables (id, status, private, changed, ${kept})
      select 'copy-' || i, 'running', 1, ${time}, ${kept} from tables, (${numbers}) as copies
      where id = ${table}`.execute(transaction);
    await sql`insert into members (table_id, person_id, active)
      select id, owner_id, changed from tables where id like 'copy-%'`.execute(transaction);
  });
  if (storage.kind === 'postgres') await sql`analyze`.execute(db);
  await storage.close();
}

/** How long somebody else waits for a small request, while `attack` goes on. */
async function others(address: string, seconds: number, attack: () => Promise<unknown>): Promise<Times> {
  const took: number[] = [];
  const end = performance.now() + seconds * 1000;
  const running: Promise<unknown>[] = [];
  const attacker = setInterval(() => running.push(attack()), 1000 / LISTS_A_SECOND);
  while (performance.now() < end) {
    took.push(await timed(async () => (await fetch(`${address}/api/me`)).text()));
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  clearInterval(attacker);
  await Promise.all(running);
  const sorted = took.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

async function measureOn(name: string, database: string, game: Game, options: Options): Promise<void> {
  const { count, seconds, print } = options;
  const first = await ServerProcess.start(database);
  const cookie = await guest(first.address);
  const table = await makeTable(first.address, game, cookie);
  await first.stop();
  await fill(database, table, count);
  const server = await ServerProcess.start(database);
  const list = async (which: string, who: string) =>
    (await fetch(`${server.address}/api/tables?list=${which}`, { headers: { cookie: who } })).text();
  const visitor = await guest(server.address);
  const told = ({ p50, p99 }: Times) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
  print(
    `${name}: others wait, nobody asks for lists, p50 / p99`,
    told(await others(server.address, seconds, () => Promise.resolve())),
  );
  for (const [which, who] of [
    ['mine', cookie],
    ['running', visitor],
  ] as const) {
    await list(which, who);
    const alone = await timed(() => list(which, who));
    print(`${name}: list=${which} with ${count} private tables, one request`, `${alone.toFixed(1)} ms`);
    const before = await server.metric('cpu_seconds_total');
    const times = await others(server.address, seconds, () => list(which, who));
    print(`  others wait during ${LISTS_A_SECOND} a second, p50 / p99`, told(times));
    const spent = (await server.metric('cpu_seconds_total')) - before;
    print('  processor of the server meanwhile', `${Math.round((spent / seconds) * 100)} %`);
  }
  await server.stop();
}

export interface Options {
  readonly count: number;
  readonly seconds: number;
  readonly print: Print;
}

export async function measureLists(folder: string, game: Game, options: Options): Promise<void> {
  await measureOn('SQLite', `${folder}/lists.sqlite`, game, options);
  const postgres = await providePostgres(folder);
  try {
    await measureOn('PostgreSQL', postgres.url, game, options);
  } finally {
    await postgres.stop();
  }
}
