import { expect, test } from 'vitest';
import { contentTasks, sumContent } from '../content-sum.ts';

const report = (fired: Record<string, number>, undeclared: string[] = []) => ({
  game: 'demo',
  games: 10,
  fired,
  never: [],
  exempt: [],
  undeclared,
});

test('games are split into tasks with seeds of their own, and none is lost', () => {
  const tasks = contentTasks('demo', 25, 's');
  expect(tasks.map(({ games }) => games)).toEqual([10, 10, 5]);
  expect(new Set(tasks.map(({ seed }) => seed)).size).toBe(3);
});

test('what fired in any run has fired; what fired in none never did', () => {
  const sum = sumContent({ id: 'demo', content: ['a', 'b', 'c', 'd'], rare: { d: 'once in a blue moon' } }, [
    report({ a: 2, b: 0, c: 0 }),
    report({ a: 1, b: 1, c: 0 }, ['x']),
  ]);
  expect(sum).toEqual({
    game: 'demo',
    games: 20,
    fired: { a: 3, b: 1, c: 0, d: 0 },
    never: ['c'],
    exempt: ['d'],
    undeclared: ['x'],
  });
});
