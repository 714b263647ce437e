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

function meanOf(...figures: readonly number[]) {
  const average = new Average();
  for (const figure of figures) average.add(figure);
  return average.result();
}

// 97.5 % points of Student's t as textbooks print them: so many standard errors lie on either side of the mean.
test.each([
  [2, 12.706],
  [3, 4.303],
  [4, 3.182],
  [5, 2.776],
  [6, 2.571],
  [7, 2.447],
  [11, 2.228],
  [31, 2.042],
  [101, 1.984],
  [100_001, 1.96],
])('after %i figures the mean is sure to %f standard errors', (count, t) => {
  const figures = Array.from({ length: count }, (_, i) => i % 2);
  const { mean, low = 0, high = 0 } = meanOf(...figures);
  const variance = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / (count - 1);
  const error = Math.sqrt(variance / count);
  expect((high - mean) / error).toBeCloseTo(t, 3);
  expect((mean - low) / error).toBeCloseTo(t, 3);
});

test('a mean of 2, 4, 4, 4, 5, 5, 7, 9 is 5, give or take 1.79', () => {
  const { mean, low = 0, high = 0 } = meanOf(2, 4, 4, 4, 5, 5, 7, 9);
  expect(mean).toBe(5);
  // The standard deviation of the sample is 2.1381, that of the mean 0.7559, and t is 2.3646.
  expect(high - mean).toBeCloseTo(1.7875, 3);
  expect(mean - low).toBeCloseTo(1.7875, 3);
});

test('one figure says nothing about how far the true mean is', () => {
  expect(meanOf(7)).toEqual({ mean: 7 });
});
