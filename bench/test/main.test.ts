import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rate } from '../measure.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const bench = (...args: readonly string[]) =>
  spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', timeout: 80_000 });

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

test('the best of several runs counts', () => {
  let run = 0;
  const value = rate(() => (++run === 2 ? 1_000_000 : 1), { runs: 3, seconds: 0 });
  expect(value).toBeGreaterThan(1_000_000);
});
