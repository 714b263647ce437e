import { expect, test } from 'vitest';
import { wilson } from '../index.ts';

// Figures of the textbook formula, to four places.
test.each([
  [0, 10, 0, 0.2775],
  [50, 100, 0.4038, 0.5962],
  [95, 100, 0.8882, 0.9785],
  [10, 10, 0.7225, 1],
])('%i wins in %i games: the true share lies between %f and %f', (wins, games, low, high) => {
  const interval = wilson(wins, games);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

test('no game says nothing', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
