import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFile } from '../../server/storage/sqlite.ts';
import { MAIN, newFolder, sandtable } from './command.ts';

const folder = newFolder();
const database = join(folder, 'games.sqlite');
let server: ChildProcess;
let address = '';

/** Starts the server and waits for the line that names its address. */
beforeAll(async () => {
  const args = [MAIN, 'serve', '--port', '0', '--database', database, '--log', 'silent'];
  server = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (data: Buffer) => {
      const found = /open (http:\S+)/.exec(data.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
});

afterAll(() => {
  server.kill('SIGKILL');
});

describe('a host', () => {
  test('serves the games', async () => {
    const games = (await (await fetch(`${address}/api/games`)).json()) as { id: string }[];
    expect(games.map(({ id }) => id)).toContain('land-battles');
  });

  test('is told when the port is taken', async () => {
    const port = new URL(address).port;
    const other = join(folder, 'other', 'games.sqlite');
    const { code, err } = await sandtable(['serve', '--port', port, '--database', other]);
    expect(err).toMatch(/^This did not work: .*(EADDRINUSE|in use).*\.\n$/);
    expect(code).toBe(2);
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });

  test('backs up while the server runs, and restores into a new database only', async () => {
    await fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    const file = join(folder, 'all.backup');
    expect(await sandtable(['backup', file, '--database', database])).toMatchObject({ code: 0, err: '' });
    expect(await sandtable(['backup', file, '--database', database])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is there already'),
    });
    expect((await sandtable(['backup', file, '--force', '--database', database])).code).toBe(0);
    expect((await sandtable(['restore', file, '--database', join(folder, 'new.sqlite')])).code).toBe(0);
    expect(await sandtable(['restore', file, '--database', database])).toMatchObject({
      code: 2,
      err: expect.stringContaining('not empty'),
    });
    expect(
      await sandtable(['restore', join(folder, 'none'), '--database', join(folder, 'x.sqlite')]),
    ).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no file'),
    });
    expect(existsSync(join(folder, 'x.sqlite'))).toBe(false);
  });

  test('reads what was reported', async () => {
    expect(await sandtable(['reports', '--database', database])).toMatchObject({
      code: 0,
      out: 'Nothing was reported.\n',
    });
  });

  test('is told when there is no such table or account', async () => {
    const file = join(folder, 'table.json');
    expect(await sandtable(['export', 'nothing', file, '--database', database])).toMatchObject({
      code: 2,
      out: '',
    });
    expect(existsSync(file)).toBe(false);
    const imported = await sandtable(['import', 'package.json', '--owner', 'nobody', '--database', database]);
    expect(imported).toMatchObject({ code: 2, err: expect.stringContaining('There is no account "nobody"') });
  });

  test('sees tables and accounts, and helps somebody in who has forgotten the password', async () => {
    const post = async (path: string, body: unknown, cookie = '') => {
      const headers = { 'content-type': 'application/json', cookie };
      const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? cookie };
    };
    const { cookie } = await post('/api/signup', { name: 'Grace', password: 'long enough' });
    const seats = { usa: { kind: 'me' }, china: { kind: 'open' } };
    const options = {
      red: 1,
      blue: 1,
      red1: 'usa',
      blue1: 'china',
      red2: 'uk',
      blue2: 'ussr',
      red3: 'israel',
      blue3: 'arab',
      first: 'random',
      longRange: false,
      actionReserve: false,
    };
    const setting = { scenario: 'standard', options };
    const { response } = await post('/api/tables', { game: 'land-battles', setting, seats }, cookie);
    const { id } = (await response.json()) as { id: string };
    const on = ['--database', database];

    expect((await sandtable(['tables', ...on])).out).toMatch(
      new RegExp(`^${id} +land-battles +gathering +Grace +Grace +0 `, 'm'),
    );
    expect(
      JSON.parse((await sandtable(['tables', '--status', 'gathering', '--json', ...on])).out),
    ).toMatchObject({
      id,
    });
    expect((await sandtable(['accounts', ...on])).out).toMatch(/^Grace +account .* 1$/m);
    expect((await sandtable(['accounts', ...on])).out).toMatch(/^Ada +guest /m);

    const given = /Grace: (\S+)/.exec((await sandtable(['password', 'grace', ...on])).out)?.[1] ?? '';
    expect((await post('/api/login', { name: 'Grace', password: 'long enough' })).response.ok).toBe(false);
    expect((await post('/api/login', { name: 'Grace', password: given })).response.ok).toBe(true);
    expect(await sandtable(['password', 'nobody', ...on])).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no account'),
    });
  });

  test('stops cleanly when told to', async () => {
    const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('closes tables and forgets old guests while the server rests', async () => {
    const on = ['--database', database];
    const [line = ''] = (await sandtable(['tables', '--json', ...on])).out.split('\n');
    const { id } = JSON.parse(line) as { id: string };
    expect((await sandtable(['close', id, ...on])).out).toBe(`Table ${id} is closed.\n`);
    expect((await sandtable(['close', id, ...on])).out).toBe(`Table ${id} was over already.\n`);
    expect((await sandtable(['tables', '--status', 'finished', ...on])).out).toContain(id);
    expect(await sandtable(['close', 'nothing', ...on])).toMatchObject({ code: 2, out: '' });
    expect((await sandtable(['forget-guests', '--trial', ...on])).out).toBe('0 guests would be forgotten.\n');
    // As if Ada had not come for a year.
    const sqlite = openFile(database);
    sqlite.exec("update people set created = '2020-01-01T00:00:00.000Z' where name = 'Ada'");
    sqlite.exec("delete from sessions where person_id in (select id from people where name = 'Ada')");
    sqlite.close();
    expect((await sandtable(['forget-guests', '--trial', ...on])).out).toBe('1 guest would be forgotten.\n');
    expect((await sandtable(['forget-guests', ...on])).out).toBe('Forgotten: 1 guest.\n');
    expect((await sandtable(['accounts', ...on])).out).not.toContain('Ada');
  });
});
