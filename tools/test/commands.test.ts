/** The tools as they are called from outside. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sandtable-test-'));

function run(args: readonly string[], cwd: string): { code: number | null; out: string; err: string } {
  const ran = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', timeout: 60_000 });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

const tool = (name: string, ...args: readonly string[]) =>
  run([join(root, 'tools/dist', `${name}.js`), ...args], folder);

// They run compiled, because threads do.
beforeAll(() => {
  run(['node_modules/typescript7/bin/tsc', '-b', 'tools'], root);
}, 60_000);

describe('npm run torture', () => {
  test('prints games, decisions, dead ends and failures, the same for the same seed', () => {
    const figures = (workers: string) =>
      JSON.parse(
        tool('torture', 'demo', '--games', '6', '--seed', 's', '--workers', workers, '--json').out,
      ) as object;
    expect(figures('1')).toMatchObject({
      game: 'demo',
      seed: 's',
      games: 6,
      deadEnds: 0,
      failures: 0,
      files: [],
    });
    expect({ ...figures('1'), seconds: 0 }).toEqual({ ...figures('2'), seconds: 0 });
  });

  test('refuses what it does not know in one sentence', () => {
    const file = join(folder, 'not-a-failure.json');
    writeFileSync(file, '{}');
    for (const [args, sentence] of [
      [['chess'], /There is no game "chess"/],
      [[], /Name a game/],
      [['demo', '--games', '0'], /--games is a whole number/],
      [['demo', '--gamez', '1'], /Unknown option '--gamez'/],
      [['demo', '--replay', file], /is not a failure/],
      [['demo', '--replay', join(folder, 'none')], /cannot be read/],
    ] as const) {
      const { code, err } = tool('torture', ...args);
      expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
      expect(err).toMatch(sentence);
    }
  });
});

describe('npm run learn', () => {
  test('refuses what it cannot teach in one sentence, before it plays', () => {
    for (const [args, sentence] of [
      [['chess'], /There is no game "chess"/],
      [['pax-pamir', '--games', '0'], /--games is a whole number/],
      [['pax-pamir'], /run this in the project's folder/],
    ] as const) {
      const { code, err } = tool('learn', ...args);
      expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
      expect(err).toMatch(sentence);
    }
  });

  test('looks at few games without changing anything', () => {
    const { code, out } = tool('learn', 'pax-pamir', '--check', '--games', '3', '--level', 'steady');
    expect(code).toBe(0);
    expect(out).toMatch(/^3 games, \d+ positions: .* standard errors from what came, as told\.$/m);
  });
});

describe('npm run content', () => {
  test('ends with 0 when everything has fired', () => {
    const { code, out } = tool('content', 'demo', '--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'demo', never: [], undeclared: [] });
    expect(code).toBe(0);
  });

  test('ends with 1 and names what never did', () => {
    const { code, out } = tool('content', 'demo', '--games', '1');
    expect(out).toMatch(/^never: .*scout/m);
    expect(code).toBe(1);
  });
});

test('npm run golden refuses to do nothing', () => {
  expect(tool('golden', 'no', 'such', 'test')).toMatchObject({
    code: 2,
    err: expect.stringContaining('No test'),
  });
});

test.each(['torture', 'content', 'rules', 'golden'])(
  '%s tells how it is called, and refuses what it does not know',
  (name) => {
    expect(tool(name, '--help')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining(`npm run ${name}`),
    });
    const { code, err } = tool(name, '--frobnicate');
    expect([code, err.trimEnd().split('\n').length]).toEqual([2, 1]);
  },
);
