import { describe, expect, test } from 'vitest';
import { sandtable } from './command.ts';

interface Figures {
  games: number;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  seats: { id: string; played: number; wins: number; share: number }[];
  players: { id: string; played: number; share: number; interval: { low: number; high: number } }[];
}

const json = (...args: readonly string[]) => JSON.parse(sandtable([...args, '--json']).out) as Figures;

describe('sim', () => {
  test('prints who won how often, by seat and by player', () => {
    const { code, out, err } = sandtable(['sim', 'demo', '--games', '40', '--players', 'search:5,random']);
    expect(code).toBe(0);
    expect(err).toBe('');
    for (const seat of ['Alder', 'Birch', 'Flint', 'Slate'])
      expect(out).toMatch(new RegExp(`^${seat} +40 `, 'm'));
    expect(out).toMatch(/^search:5 +40 +\d+ +[\d.]+ %/m);
    expect(out).toMatch(/^40 games, \d+ decisions in [\d.]+ s \([\d,]+ a second\)$/m);
  });

  test('prints one JSON object with --json', () => {
    const figures = json('sim', 'demo', '--games', '30', '--seed', 'x');
    expect(figures).toMatchObject({
      game: 'demo',
      scenario: 'standard',
      options: { rounds: 3 },
      seed: 'x',
      games: 30,
    });
    expect(figures.seats.map(({ id }) => id)).toEqual(['alder', 'birch', 'flint', 'slate']);
    expect(figures.decisionsPerSecond).toBeGreaterThan(0);
  });

  test('gives the same figures whatever the number of workers, and others for another seed', () => {
    const figures = (seed: string, workers: string) => {
      const { seconds, decisionsPerSecond, ...rest } = json(
        'sim',
        'demo',
        '--games',
        '80',
        '--seed',
        seed,
        '--workers',
        workers,
      );
      expect(seconds * decisionsPerSecond).toBeGreaterThan(0);
      return rest;
    };
    const alone = figures('a', '1');
    expect(figures('a', '3')).toEqual(alone);
    expect(figures('b', '1').decisions).not.toBe(alone.decisions);
  });

  test('plays with the options given', () => {
    const short = json('sim', 'demo', '--games', '20', '--workers', '1', '--options', 'rounds=1');
    const long = json('sim', 'demo', '--games', '20', '--workers', '1', '--options', 'rounds=5');
    expect(long.decisions).toBeGreaterThan(3 * short.decisions);
  });

  test('prints every game with --each', () => {
    const lines = sandtable(['sim', 'demo', '--games', '5', '--each', '--json']).out.trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      game: 'demo',
      seed: '1/0',
      winners: expect.any(Array),
    });
  });
});

describe('ladder', () => {
  test('lets every player take every side, and finds the better one', () => {
    const figures = json('ladder', 'demo', '--games', '60', '--players', 'search:30,random');
    const [better, other] = figures.players;
    expect([better?.id, better?.played, other?.played]).toEqual(['search:30', 60, 60]);
    expect(better?.interval.low).toBeGreaterThan(0.5);
  });
});

test('games lists what can be played, without the demonstration game', () => {
  const lines = sandtable(['games', '--json']).out.trimEnd().split('\n');
  const ids = lines.map((line) => (JSON.parse(line) as { id: string }).id);
  expect(ids).toContain('land-battles');
  expect(ids).not.toContain('demo');
  expect(sandtable(['games']).out).toContain('land-battles');
  expect(sandtable(['games', '--language', 'ja']).out).toContain('シナリオ');
});
