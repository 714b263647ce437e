/** A place to save to that goes away in the middle of a game. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MAIN, newFolder } from './command.ts';

/** A game that waits at its keyboard. */
function waiting(file: string) {
  const child: ChildProcess = spawn(process.execPath, [MAIN, 'play', 'demo', '--seed', '5', '--save', file], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  const said = { out: '', err: '' };
  child.stdout?.on('data', (data: Buffer) => (said.out += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (said.err += data.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const asked = (times: number) =>
    vi.waitUntil(() => said.out.split('h: help] >').length > times, { timeout: 60_000, interval: 20 });
  return { said, ended, asked, type: (line: string) => child.stdin?.write(`${line}\n`) };
}

test('a game that cannot be saved for a while goes on, says so once, and is saved when it can be', async () => {
  const folder = join(newFolder(), 'away');
  const file = join(folder, 'game.json');
  mkdirSync(folder);
  const { said, ended, asked, type } = waiting(file);
  await asked(1);
  rmSync(folder, { recursive: true });
  type('1');
  await asked(2);
  type('1');
  await asked(3);
  expect(said.err.trimEnd().split('\n')).toEqual([`${file} cannot be written: no such file or folder.`]);
  mkdirSync(folder);
  type('q');
  expect(await ended).toBe(0);
  expect(existsSync(file)).toBe(true);
});

test('a game that could never be saved ends with a failure', async () => {
  const folder = join(newFolder(), 'away');
  mkdirSync(folder);
  const { said, ended, asked, type } = waiting(join(folder, 'game.json'));
  await asked(1);
  rmSync(folder, { recursive: true });
  type('1');
  await asked(2);
  type('q');
  expect(await ended).toBe(2);
  expect(said.err.trimEnd().split('\n')).toHaveLength(2);
});
