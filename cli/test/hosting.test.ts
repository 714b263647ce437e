import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('is told when the port is taken', () => {
    const port = new URL(address).port;
    const { code, err } = sandtable(['serve', '--port', port, '--database', join(folder, 'other.sqlite')]);
    expect(err).toMatch(/^This did not work: .*(EADDRINUSE|in use).*\.\n$/);
    expect(code).toBe(2);
  });

  test('backs up while the server runs, and restores into a new database only', async () => {
    await fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    const file = join(folder, 'all.backup');
    expect(sandtable(['backup', file, '--database', database])).toMatchObject({ code: 0, err: '' });
    expect(sandtable(['restore', file, '--database', join(folder, 'new.sqlite')]).code).toBe(0);
    expect(sandtable(['restore', file, '--database', database])).toMatchObject({
      code: 2,
      err: expect.stringContaining('not empty'),
    });
    expect(
      sandtable(['restore', join(folder, 'none'), '--database', join(folder, 'x.sqlite')]),
    ).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no file'),
    });
    expect(existsSync(join(folder, 'x.sqlite'))).toBe(false);
  });

  test('reads what was reported', () => {
    expect(sandtable(['reports', '--database', database])).toMatchObject({
      code: 0,
      out: 'Nothing was reported.\n',
    });
  });

  test('is told when there is no such table or account', () => {
    const file = join(folder, 'table.json');
    expect(sandtable(['export', 'nothing', file, '--database', database])).toMatchObject({
      code: 2,
      out: '',
    });
    expect(existsSync(file)).toBe(false);
    const imported = sandtable(['import', 'package.json', '--owner', 'nobody', '--database', database]);
    expect(imported).toMatchObject({ code: 2, err: expect.stringContaining('There is no account "nobody"') });
  });

  test('stops cleanly when told to', async () => {
    const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});
