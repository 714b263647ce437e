/** How fast the server is, with the load generator on the same machine: see USAGE. */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSetting, Dice, fastDice, type Game, Match } from '@sandtable/engine';
import { playRandomly } from '@sandtable/engine/testing';
import { findGame, GAME_IDS } from '@sandtable/games';
import { readArguments, refuse } from './arguments.ts';
import { measureClocks } from './clocks.ts';
import { measureLists } from './lists.ts';
import { providePostgres } from './postgres.ts';
import { BusyTable, type Counts, guest, importGame, makeTable, open } from './server-client.ts';
import { ServerProcess } from './server-process.ts';

const USAGE = `npm run bench:server [-- <game>] [--only <part>] …

Measures the server of this machine with a game (the first of them when none is named).
  --only <part>     load: durable answers a second and the time until all views are delivered
                    servers: one server and two on the same PostgreSQL
                    idle: memory of open sockets
                    stored: memory with many stored tables
                    long: the time to open a long game
                    lists: what lists cost others when somebody has very many tables, on both databases
                    clocks: what running clocks cost at rest, on both databases
                    may be given several times; everything when not given
  --tables <n>      busy tables of "load" (200)
  --shared <n>      busy tables of "servers" (60)
  --seconds <n>     how long each load lasts (10)
  --sockets <n>     sockets of "idle" (1000)
  --stored <n>      tables of "stored" and "clocks" (10000)
  --listed <n>      tables of "lists" (100000)
BENCH_POSTGRES names a PostgreSQL to use; without it one is started for the time.`;

const flag = (usual: string) => ({ type: 'string', default: usual }) as const;
const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    only: { type: 'string', multiple: true },
    tables: flag('200'),
    shared: flag('60'),
    seconds: flag('10'),
    sockets: flag('1000'),
    stored: flag('10000'),
    listed: flag('100000'),
  },
});

function whole(name: 'tables' | 'shared' | 'seconds' | 'sockets' | 'stored' | 'listed'): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1) refuse(`--${name} takes a whole number from 1 on.`);
  return number;
}
const TABLES = whole('tables');
const SHARED_TABLES = whole('shared');
const SECONDS = whole('seconds');
const SOCKETS = whole('sockets');
const STORED = whole('stored');
const LISTED = whole('listed');

const print = (what: string, figure: string) => process.stdout.write(`${what.padEnd(58)} ${figure}\n`);
const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Small appends to a file, each waited for until it is on the disk. */
function diskAppends(folder: string): number {
  const file = openSync(join(folder, 'appends'), 'w');
  const row = Buffer.alloc(200, 'x');
  const end = performance.now() + 1000;
  let count = 0;
  while (performance.now() < end) {
    writeSync(file, row);
    fdatasyncSync(file);
    count++;
  }
  closeSync(file);
  return count;
}

const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Plays for a while and gives answers a second and delivery times. */
async function measure(tables: readonly BusyTable[], counts: Counts, pace: number) {
  for (const table of tables) table.pace = pace;
  await wait(2);
  counts.answers = 0;
  counts.delivered.length = 0;
  const started = performance.now();
  await wait(SECONDS);
  const rate = (counts.answers / (performance.now() - started)) * 1000;
  const sorted = [...counts.delivered].toSorted((a, b) => a - b);
  return { rate, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

interface Loaded {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Seconds of processor of all servers for one answer, all views included. */
  readonly processor: number;
}

/** All servers together: seconds of processor, answers. */
async function spent(servers: readonly ServerProcess[]): Promise<readonly [number, number]> {
  let [seconds, answers] = [0, 0];
  for (const server of servers) {
    seconds += await server.metric('cpu_seconds_total');
    answers += await server.metric('answers_total');
  }
  return [seconds, answers];
}

/** Plays at all tables as fast as it goes. */
async function fullLoad(
  servers: readonly ServerProcess[],
  tables: readonly BusyTable[],
  counts: Counts,
): Promise<Loaded> {
  for (const table of tables) await table.sitDown();
  const [seconds, answers] = await spent(servers);
  for (const table of tables) table.go();
  const measured = await measure(tables, counts, 0);
  const [after, given] = await spent(servers);
  return { ...measured, processor: (after - seconds) / (given - answers) };
}

const told = ({ p50, p99 }: Pick<Loaded, 'p50' | 'p99'>) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
const microseconds = (seconds: number) => `${Math.round(seconds * 1e6)} µs`;

async function load(folder: string, game: Game, disk: number): Promise<void> {
  const server = await ServerProcess.start(join(folder, 'load.sqlite'));
  const counts: Counts = { answers: 0, delivered: [] };
  const tables = Array.from(
    { length: TABLES },
    (_, i) => new BusyTable([server.address], game, `bench/${i}`, counts),
  );
  const full = await fullLoad([server], tables, counts);
  print(`durable answers a second, ${TABLES} tables`, `${Math.round(full.rate)}`);
  print('  of the synchronous appends the disk took', `${Math.round((full.rate / disk) * 100)} %`);
  print('  answer to all views delivered, p50 / p99', told(full));
  print('  processor of the server for one answer, all views included', microseconds(full.processor));
  const half = await measure(tables, counts, (2 * TABLES * 1000) / full.rate);
  print(`at half that load (${Math.round(half.rate)} a second), p50 / p99`, told(half));
  const target = await measure(tables, counts, TABLES);
  print(`at ${Math.round(target.rate)} a second, p50 / p99`, told(target));
  print('memory of the server under load', `${Math.round(await server.megabytes())} MB`);
  for (const table of tables) table.stop();
  await server.stop();
}

/** One server and two on the same PostgreSQL: each table at one of them, and every table at both. */
async function severalServers(folder: string, game: Game): Promise<void> {
  const postgres = await providePostgres(folder);
  try {
    let alone = 0;
    for (const [what, count, areMixed] of [
      ['one server on PostgreSQL', 1, false],
      ['two servers, each table at one of them', 2, false],
      ['two servers, every table at both', 2, true],
    ] as const) {
      const servers = await Promise.all(
        Array.from({ length: count }, () => ServerProcess.start(postgres.url)),
      );
      const addresses = servers.map(({ address }) => address);
      const counts: Counts = { answers: 0, delivered: [] };
      const tables = Array.from({ length: SHARED_TABLES }, (_, i) => {
        const own = addresses.filter((_address, at) => areMixed || at === i % count);
        return new BusyTable(own, game, `bench/${what}/${i}`, counts);
      });
      const { rate, processor, ...times } = await fullLoad(servers, tables, counts);
      alone = count === 1 ? processor : alone;
      print(`${what}: answers a second`, `${Math.round(rate)}`);
      print('  answer to all views delivered, p50 / p99', told(times));
      print('  processor of all servers for one answer', microseconds(processor));
      // Where the servers' processors are the limit, that many answers of one server the two serve.
      if (count > 1)
        print('  by that, of what one serves', `${((count * alone) / processor).toFixed(2)} times`);
      for (const table of tables) table.stop();
      await Promise.all(servers.map((server) => server.stop()));
    }
  } finally {
    await postgres.stop();
  }
}

async function idleSockets(folder: string, game: Game): Promise<void> {
  const server = await ServerProcess.start(join(folder, 'idle.sqlite'));
  const cookie = await guest(server.address);
  const tables: string[] = [];
  for (let i = 0; i < 100; i++) tables.push(await makeTable(server.address, game, cookie));
  const before = await server.megabytes();
  for (let i = 0; i < SOCKETS; i++)
    await open(server.address, tables[i % tables.length] ?? '', cookie, 'spectator');
  await wait(2);
  const after = await server.megabytes();
  print(
    `memory for ${SOCKETS} idle open sockets (at 100 tables)`,
    `${Math.round(after - before)} MB (${Math.round(before)} -> ${Math.round(after)})`,
  );
  await server.stop();
}

async function storedTables(folder: string, game: Game): Promise<void> {
  const file = join(folder, 'stored.sqlite');
  const first = await ServerProcess.start(file);
  const empty = await first.megabytes();
  const cookie = await guest(first.address);
  const started = performance.now();
  for (let done = 0; done < STORED; done += 50)
    await Promise.all(Array.from({ length: 50 }, () => makeTable(first.address, game, cookie)));
  const seconds = (performance.now() - started) / 1000;
  await first.stop();
  const second = await ServerProcess.start(file);
  print(
    `memory with ${STORED} stored tables, after a restart`,
    `${Math.round(await second.megabytes())} MB (empty: ${Math.round(empty)} MB)`,
  );
  print('  tables made and started a second', `${Math.round(STORED / seconds)}`);
  await second.stop();
}

async function longGame(folder: string, game: Game): Promise<void> {
  const file = join(folder, 'long.sqlite');
  const match = Match.start(game, defaultSetting(game), fastDice('long'));
  playRandomly(match, new Dice(fastDice('long/answers')));
  const first = await ServerProcess.start(file);
  const cookie = await guest(first.address);
  const table = await importGame(first.address, cookie, JSON.stringify(match.record()));
  await first.stop();
  const second = await ServerProcess.start(file);
  const times: number[] = [];
  const started = performance.now();
  const { socket, first: frame } = await open(second.address, table, cookie, 'spectator');
  times.push(performance.now() - started);
  socket.terminate();
  const replay = performance.now();
  const last = match.seq;
  await fetch(`${second.address}/api/tables/${table}/moments?from=${last}&to=${last}`, {
    headers: { cookie },
  });
  const replayed = performance.now() - replay;
  print(
    `opening a game of ${last} answers, cold, to the first frame`,
    `${(times[0] ?? 0).toFixed(0)} ms (${Math.round(frame.length / 1024)} KB)`,
  );
  print('  its last position by replay from the start, cold', `${replayed.toFixed(0)} ms`);
  await second.stop();
}

const PARTS: Readonly<Record<string, (folder: string, game: Game, disk: number) => Promise<void>>> = {
  load,
  servers: severalServers,
  idle: idleSockets,
  stored: storedTables,
  long: longGame,
  lists: (folder, game) => measureLists(folder, game, { count: LISTED, seconds: SECONDS, print }),
  clocks: (folder, game) => measureClocks(folder, game, { count: STORED, seconds: SECONDS, print }),
};

async function main(): Promise<void> {
  if (values.help === true) {
    console.log(USAGE);
    return;
  }
  const [chosen = GAME_IDS[0] ?? ''] = positionals;
  const game = await findGame(chosen);
  if (game === undefined || positionals.length > 1)
    return refuse(`Name one game, out of: ${GAME_IDS.join(', ')}.`);
  const known = Object.keys(PARTS);
  const parts = values.only ?? known;
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown !== undefined) refuse(`There is no part ${unknown}. There are: ${known.join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-bench-'));
  try {
    print('game, cores', `${game.id}, ${availableParallelism()}`);
    const disk = diskAppends(folder);
    print('the disk: synchronous appends of 200 bytes a second', `${disk}`);
    for (const part of parts) await PARTS[part]?.(folder, game, disk);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
process.exit();
