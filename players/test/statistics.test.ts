import { expect, test } from 'vitest';
import { Average, wilson } from '../index.ts';

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

test('a mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, give or take 1.48', () => {
  const average = new Average();
  for (const figure of [2, 4, 4, 4, 5, 5, 7, 9]) average.add(figure);
  const { mean, low, high } = average.result();
  expect(mean).toBe(5);
  // The standard deviation of the sample is 2.1381, that of the mean 0.7559.
  expect(high - mean).toBeCloseTo(1.4816, 4);
  expect(mean - low).toBeCloseTo(1.4816, 4);
});
