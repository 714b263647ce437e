/** Places to write to that go away, or never were. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { MAIN, newFolder, sandtable } from './command.ts';

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

test('a game that could not be saved tells who has won all the same', async () => {
  const folder = join(newFolder(), 'away');
  mkdirSync(folder);
  const { said, ended, asked, type } = waiting(join(folder, 'game.json'));
  await asked(1);
  rmSync(folder, { recursive: true });
  // Whatever the menu, one of these is on it.
  for (let n = 0; n < 40; n++) for (const line of ['1', '2', '3', '4', '5', '6', 'A']) type(line);
  expect(await ended).toBe(2);
  expect(said.out).toMatch(/The game is over\. .* \[4\]\n1\. \w+ \(\d+\)/);
  expect(said.err).toContain('cannot be written: no such file or folder.');
});

test('what cannot even be begun to be written is told in a sentence', async () => {
  const file = join(newFolder(), 'x'.repeat(255));
  expect(await sandtable(['cards', 'standard', file, '--game', 'land-battles'])).toEqual({
    code: 2,
    out: '',
    err: `${file} cannot be written: the name is too long.\n`,
  });
});

/** The command with a reader who does not listen to one of its streams. */
async function unheard(stream: 'stdout' | 'stderr', args: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, LC_ALL: 'C' } });
  let heard = '';
  const other = stream === 'stdout' ? child.stderr : child.stdout;
  other.on('data', (data: Buffer) => (heard += data.toString()));
  child[stream].destroy();
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, heard };
}

test('a reader who has seen enough of a report ends it without complaint', async () => {
  const args = ['sim', 'demo', '--games', '5', '--json'];
  expect(await unheard('stdout', args)).toEqual({ code: 0, heard: '' });
});

test('nobody at standard error ends nothing', async () => {
  const { code, heard } = await unheard('stderr', ['sim', 'demo', '--games', '5', '--csv']);
  expect(code).toBe(0);
  expect(heard.trimEnd().split('\n')).toHaveLength(6);
});
