import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backup, exportTable, importTable, readSettings, restore, serve } from '../../index.ts';
import type { TableInfo } from '../../protocol/index.ts';
import { openStorage } from '../../storage/index.ts';
import { bundle } from '../lib/bundle.ts';
import { Client } from '../lib/client.ts';
import { alone, playOn } from '../lib/play.ts';
import { Postgres } from '../lib/postgres.ts';
import { Pool } from '../../threads/pool.ts';
import { freshFolder, startServer, TEST_SHELF, testSettings } from '../lib/server.ts';

const ALL = ['alder', 'birch', 'flint', 'slate'];
const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

describe('settings', () => {
  test('come from the environment, with defaults for one machine', () => {
    expect(readSettings({})).toMatchObject({ host: '127.0.0.1', port: 8080, proxies: 0 });
    expect(readSettings({}).database).toMatch(/sandtable-data.sandtable\.sqlite$/);
    const settings = readSettings({
      SANDTABLE_PORT: '9000',
      SANDTABLE_HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://db/games',
      SANDTABLE_BEHIND_PROXY: '1',
    });
    expect(settings).toMatchObject({
      port: 9000,
      host: '0.0.0.0',
      database: 'postgres://db/games',
      proxies: 1,
    });
    expect(() => readSettings({ SANDTABLE_PORT: 'eighty' })).toThrow('SANDTABLE_PORT must be a whole number');
    expect(() => readSettings({ SANDTABLE_BOT_SECONDS: '0' })).toThrow('a whole number from 1 on');
    expect(() => readSettings({ SANDTABLE_LOG: 'loud' })).toThrow(
      'SANDTABLE_LOG must be one of silent, error',
    );
  });

  test('a variable that is set to nothing is not set', () => {
    const nothing = { DATABASE_URL: '', SANDTABLE_PORT: '', SANDTABLE_HOST: '', SANDTABLE_DATA: '' };
    expect(readSettings(nothing)).toEqual(readSettings({}));
  });

  test('the origin is what browsers call it', () => {
    const originOf = (text: string) => readSettings({ SANDTABLE_ORIGIN: text }).origin;
    expect(originOf('https://Games.example.org/')).toBe('https://games.example.org');
    expect(() => originOf('games.example.org')).toThrow('SANDTABLE_ORIGIN must be an address');
  });

  test('a database of another kind is refused, not taken for a file', async () => {
    await expect(openStorage('mysql://db/games')).rejects.toThrow('postgres://');
  });
});

test('a server that cannot listen leaves nothing open', async () => {
  const first = await startServer();
  const taken = Number(new URL(first.address).port);
  const storage = await openStorage(join(freshFolder(), 'test.sqlite'));
  const worker = await bundle(new URL('../lib/worker.ts', import.meta.url));
  await expect(serve(testSettings({ worker, port: taken }), storage)).rejects.toThrow('EADDRINUSE');
  await expect(storage.ping()).rejects.toThrow();
  const other = await openStorage(join(freshFolder(), 'test.sqlite'));
  await expect(serve(testSettings({ worker, shelf: ['./nowhere.js'] }), other)).rejects.toThrow('nowhere');
  await expect(other.ping()).rejects.toThrow();
});

describe('health and metrics', () => {
  test('say that it is well, and what it does', async () => {
    const server = await startServer();
    const client = new Client(server.address);
    expect(await client.request('GET', '/health')).toEqual({ status: 200, body: { status: 'well' } });
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table, 'alder');
    await socket.mustAnswer('alder', socket.options[0] ?? '');
    await socket.answer('alder', 'nonsense');
    const text = await client.get<string>('/metrics');
    expect(text).toMatch(/^sandtable_answers_total 1$/m);
    expect(text).toMatch(/^sandtable_refused_total\{kind="already-answered"\} 1$/m);
    expect(text).toMatch(/^sandtable_sockets 1$/m);
    expect(text).toMatch(/^# TYPE sandtable_answer_seconds histogram$/m);
    expect(text).not.toContain(table.id);
    for (const kind of ['p50', 'p99', 'max'])
      expect(text).toMatch(new RegExp(`^sandtable_event_loop_delay_seconds{kind="${kind}"} [\\d.e-]+$`, 'm'));
    expect(text).toMatch(/^sandtable_people_online 1$/m);
    expect(text).toMatch(/^sandtable_database_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^sandtable_disk_free_bytes [1-9]\d+$/m);
    // As Prometheus wants it: a type and a help before the first of a name, and counters end with _total.
    for (const name of new Set(
      [...text.matchAll(/^(sandtable_\w+?)(?:_bucket|_sum|_count)?(?:\{.*\})? /gm)].map(([, one]) => one),
    ))
      expect(text).toMatch(new RegExp(`^# HELP ${name} .+\n# TYPE ${name} (counter|gauge|histogram)$`, 'm'));
    for (const [, name] of text.matchAll(/^# TYPE (\w+) counter$/gm)) expect(name).toMatch(/_total$/);
  });

  test('the example alerts and dashboard name figures that there are', async () => {
    const metrics = readFileSync(new URL('../../metrics.ts', import.meta.url), 'utf8');
    for (const file of ['alerts.yaml', 'dashboard.json']) {
      const text = readFileSync(new URL(`../../../docs/monitoring/${file}`, import.meta.url), 'utf8');
      const named = new Set(
        [...text.matchAll(/sandtable_(\w+?)(?:_total|_bucket)?\b(?=[^\w]|$)/g)].map(([, name]) => name),
      );
      expect(named.size).toBeGreaterThan(5);
      for (const name of named) expect(metrics, name).toMatch(new RegExp(`^  ${name}: `, 'm'));
    }
  });

  test('threads are warm before the first bot is asked, where that is wished', async () => {
    const worker = await bundle(new URL('../lib/worker.ts', import.meta.url));
    const pool = new Pool([TEST_SHELF], 20, true, worker);
    await pool.warm(['demo']);
    await pool.close();
    // After the end nobody waits for it.
    await pool.warm(['demo']);
  });
});

describe('the page', () => {
  test('is served with its files, and its own addresses lead to it', async () => {
    const page = freshFolder();
    mkdirSync(join(page, 'assets'));
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Sandtable</title>');
    writeFileSync(join(page, 'assets', 'main-abc123.js'), 'export {}');
    const server = await startServer({ page });
    const get = (path: string) => fetch(server.address + path);
    for (const path of ['/', '/tables/abc', '/join/xyz']) {
      const response = await get(path);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(await response.text()).toContain('Sandtable');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    const script = await get('/assets/main-abc123.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/api/gone')).status).toBe(404);
    expect(await (await get('/..%2f..%2fetc/passwd')).text()).not.toContain('root:');
  });

  test('comes in the form that was compressed when it was built, to whoever takes that', async () => {
    const page = freshFolder();
    mkdirSync(join(page, 'assets'));
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Sandtable</title>');
    const script = join(page, 'assets', 'main-abc123.js');
    writeFileSync(script, 'export {}');
    writeFileSync(`${script}.br`, brotliCompressSync('export {}'));
    const server = await startServer({ page });
    const get = (encoding: string) =>
      fetch(`${server.address}/assets/main-abc123.js`, { headers: { 'accept-encoding': encoding } });
    for (const [asked, given] of [
      ['br', 'br'],
      ['gzip, br', 'br'],
      ['gzip', null],
      ['identity', null],
    ] as const) {
      const response = await get(asked);
      expect(response.headers.get('content-encoding')).toBe(given);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(await response.text()).toBe('export {}');
    }
  });
});

describe('backup', () => {
  /** A database with a running and a finished table, still being served. */
  async function busy(database: string) {
    const server = await startServer({ database });
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table, 'alder');
    await playOn(socket, ALL, () => (socket.position?.moment ?? 0) >= 7);
    await socket.must({ type: 'chat', text: 'kept' });
    await socket.must({ type: 'note', text: 'kept too' });
    await ann.post('/api/signup', { name: 'Ann of the Backup', password: 'kept as well' });
    const frame = await (await ann.sit(table, 'alder')).next('position');
    return { server, table, frame };
  }

  test.each([
    ['SQLite', 'SQLite'],
    ['SQLite', 'PostgreSQL'],
    ['PostgreSQL', 'SQLite'],
  ])(
    'of a running server on %s, restored on %s',
    async (from, to) => {
      const fresh = (kind: string) =>
        kind === 'SQLite' ? Promise.resolve(join(freshFolder(), 'test.sqlite')) : postgres.fresh();
      const database = await fresh(from);
      const { table, frame } = await busy(database);
      const file = join(freshFolder(), 'backup.jsonl.gz');
      const written = await backup(database, file);
      const target = await fresh(to);
      expect(await restore(target, file)).toEqual(written);
      await expect(restore(target, file)).rejects.toThrow('not empty');

      const server = await startServer({ database: target });
      const ann = new Client(server.address);
      await ann.post('/api/login', { name: 'Ann of the Backup', password: 'kept as well' });
      const socket = await ann.sit(table, 'alder');
      const again = await socket.next('position');
      expect(again.position).toEqual(frame.position);
      expect(again.lines).toEqual(frame.lines);
      expect(again.chat).toEqual(frame.chat);
      expect(again.note).toBe('kept too');
      await playOn(socket, ALL, () => false);
      expect(socket.position?.result).toBeDefined();
    },
    60_000,
  );

  test('a file that is no backup is refused', async () => {
    const file = join(freshFolder(), 'no.gz');
    writeFileSync(file, 'no');
    await expect(restore(join(freshFolder(), 'test.sqlite'), file)).rejects.toThrow('not a whole backup');
    await expect(restore(join(freshFolder(), 'test.sqlite'), freshFolder())).rejects.toThrow('EISDIR');
  });

  test('one that was cut off is found before the database is touched', async () => {
    const database = join(freshFolder(), 'test.sqlite');
    await busy(database);
    const file = join(freshFolder(), 'backup.gz');
    await backup(database, file);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 20));
    const target = join(freshFolder(), 'test.sqlite');
    await expect(restore(target, file)).rejects.toThrow('not a whole backup');
    expect(existsSync(target)).toBe(false);
    writeFileSync(file, whole);
    expect((await restore(target, file)).rows).toBeGreaterThan(10);
  });

  test('is for nobody else on the machine, and one that fails leaves nothing', async () => {
    const folder = join(freshFolder(), 'data');
    const database = join(folder, 'test.sqlite');
    await startServer({ database });
    expect(statSync(folder).mode & 0o077).toBe(0);
    for (const part of ['', '-wal', '-shm']) expect(statSync(database + part).mode & 0o077).toBe(0);
    const file = join(freshFolder(), 'backup.gz');
    await backup(database, file);
    expect(statSync(file).mode & 0o077).toBe(0);
    const taken = freshFolder();
    writeFileSync(join(taken, 'x'), '');
    await expect(backup(database, taken)).rejects.toThrow();
    expect(existsSync(`${taken}.part`)).toBe(false);
  });
});

describe('tables as files, from the command line', () => {
  test('a finished one is exported open and imported for an account', async () => {
    const database = join(freshFolder(), 'test.sqlite');
    const worker = await bundle(new URL('../lib/worker.ts', import.meta.url));
    const server = await startServer({ database });
    const { ann, table } = await alone(server);
    await ann.post('/api/signup', { name: 'Ann', password: 'long enough' });
    const socket = await ann.sit(table, 'alder');
    await playOn(socket, ALL, () => false);
    const settings = testSettings({ database, worker });
    const text = await exportTable(settings, table.id);
    expect(JSON.parse(text)).toMatchObject({ format: 'sandtable-game', game: 'demo' });
    const id = await importTable(settings, text, 'ann');
    expect(await ann.get<TableInfo>(`/api/tables/${id}`)).toMatchObject({ status: 'finished', mine: ALL });
    await expect(importTable(settings, text, 'Nobody')).rejects.toThrow('There is no account "Nobody".');
    await expect(exportTable(settings, 'nothing')).rejects.toThrow('not-found');
  });

  test('a running one is sealed, and comes back with its people where it was lost', async () => {
    const database = join(freshFolder(), 'test.sqlite');
    const server = await startServer({ database });
    const { ann, table } = await alone(server);
    await ann.post('/api/signup', { name: 'Ann', password: 'long enough' });
    const saved = join(freshFolder(), 'backup.gz');
    await backup(database, saved);
    const socket = await ann.sit(table, 'alder');
    await playOn(socket, ALL, () => (socket.position?.moment ?? 0) >= 6);
    await socket.must({ type: 'look', as: 'alder' });
    const text = await exportTable(testSettings({ database }), table.id);
    expect(JSON.parse(text)).toMatchObject({ format: 'sandtable-sealed', moment: socket.position?.moment });
    const sandbox = await ann.post<TableInfo>(`/api/tables/${table.id}/branch`, { moment: 6 });
    const tried = await ann.sit(sandbox, 'alder');
    await playOn(tried, ALL, () => (tried.position?.moment ?? 0) >= 9);
    await tried.must({ type: 'look', as: 'alder' });
    const sandboxText = await exportTable(testSettings({ database }), sandbox.id);

    // A server restored from before has the same seal; its own copy of the table was abandoned.
    const other = join(freshFolder(), 'test.sqlite');
    await restore(other, saved);
    const second = await startServer({ database: other });
    const again = new Client(second.address);
    await again.post('/api/login', { name: 'Ann', password: 'long enough' });
    await (await again.sit(table)).must({ type: 'propose', proposal: { kind: 'abandon' } });
    const back = await again.post<TableInfo>('/api/import', { document: text });
    expect(back).toMatchObject({ status: 'running', mine: ALL });
    const there = await again.sit(back, 'alder');
    expect(there.position?.view).toEqual(socket.position?.view);
    expect(there.position?.ask).toEqual(socket.position?.ask);
    // One that does not start at the game's own beginning, and that this server never knew.
    const unknown = await again.post<TableInfo>('/api/import', { document: sandboxText });
    expect(unknown).toMatchObject({ id: sandbox.id, moment: tried.position?.moment, mine: ALL });
    expect((await again.sit(unknown, 'alder')).position?.view).toEqual(tried.position?.view);
  });
});

test('the page of hosting names every setting', () => {
  const text = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const source = readFileSync(new URL('../../settings.ts', import.meta.url), 'utf8');
  const names = new Set(source.match(/(SANDTABLE_[A-Z_]+|DATABASE_URL)/g));
  expect(names.size).toBeGreaterThan(7);
  for (const name of names) expect(text, name).toContain(`\`${name}\``);
});
