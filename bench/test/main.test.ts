import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rate } from '../measure.ts';

const measured = (file: string, args: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL(`../dist/${file}`, import.meta.url)), ...args], {
    encoding: 'utf8',
    timeout: 80_000,
  });
const bench = (...args: readonly string[]) => measured('main.js', args);
const strength = (...args: readonly string[]) => measured('strength.js', args);
const benchServer = (...args: readonly string[]) => measured('server.js', args);

describe('npm run bench', () => {
  test('prints a name, a value and a unit a line', () => {
    const lines = bench('demo', 'dice', '--quick', '--json').stdout.trimEnd().split('\n');
    const figures = lines.map((line) => JSON.parse(line) as { name: string; value: number; unit: string });
    const names = figures.map(({ name }) => name);
    for (const name of [
      'demo.play.journal-off',
      'demo.play.journal-on',
      'demo.state',
      'demo.undo',
      'dice.sealed',
    ])
      expect(names).toContain(name);
    expect(new Set(names).size).toBe(names.length);
    for (const { value, unit } of figures)
      expect([value > 0, unit]).toEqual([true, expect.stringMatching(/\w/)]);
  });

  test('refuses what it does not measure', () => {
    expect(bench('chess')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Nothing is measured under chess'),
    });
    expect(bench('--fast')).toMatchObject({ status: 2, stderr: "Unknown option '--fast'.\n" });
  });

  test('tells how it is called', () => {
    expect(bench('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('npm run bench') });
  });
});

describe('npm run bench:server', () => {
  test('measures the part it is asked for', () => {
    const { stdout, status } = benchServer('land-battles', '--only', 'long');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^opening a game of \d+ answers.* ms \(\d+ KB\)$/m);
    expect(stdout).not.toContain('durable answers');
  });

  test('tells how it is called, and what is wrong with a call', () => {
    expect(benchServer('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('npm run bench:server'),
    });
    expect(benchServer('chess')).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^Name one game/),
    });
    expect(benchServer('--only', 'disk')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no part disk'),
    });
    expect(benchServer('--seconds', 'ten')).toMatchObject({
      status: 2,
      stderr: '--seconds takes a whole number from 1 on.\n',
    });
  });
});

test('the best of several runs counts', () => {
  let run = 0;
  const value = rate(() => (++run === 2 ? 1_000_000 : 1), { runs: 3, seconds: 0 });
  expect(value).toBeGreaterThan(1_000_000);
});

describe('npm run bench:strength', () => {
  test('prints a row with an interval and what a turn costs', () => {
    const { stdout, status } = strength(
      'demo',
      '--of',
      'practised:20',
      '--against',
      'random',
      '--games',
      '4',
    );
    const [, , row = ''] = stdout.trimEnd().split('\n');
    expect(status).toBe(0);
    expect(row).toMatch(
      /^\| practised:20 \| random \| [\d.]+ of 4 = \d+ % \(\d+–\d+\) \| [\d.]+ \| [\d.]+ \|$/,
    );
  });

  test('refuses what nobody can play', () => {
    expect(strength('chess')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no game "chess"'),
    });
    expect(strength('demo', '--of', 'nobody', '--against', 'random')).toMatchObject({
      status: 2,
      stderr: 'demo has no player "nobody".\n',
    });
    expect(strength('demo', '--games', '0')).toMatchObject({ status: 2 });
  });
});
