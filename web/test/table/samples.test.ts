import { expect, test } from 'vitest';
import { coarseFirst, spread, withPast, withSample } from '../../table/samples.ts';

test('the moments of the chart are spread over the game, the first and the last among them', () => {
  expect(spread(0, 4, 40)).toEqual([0, 1, 2, 3, 4]);
  const many = spread(0, 1000, 41);
  expect(many).toHaveLength(41);
  expect([many[0], many[1], many.at(-1)]).toEqual([0, 25, 1000]);
  expect(spread(7, 7, 40)).toEqual([7]);
});

test('after an undo the chart forgets what was taken back', () => {
  const sample = (moment: number) => ({ moment, margins: [], graphs: [] });
  const samples = [sample(0), sample(5), sample(9)];
  expect(withSample(samples, sample(7)).map(({ moment }) => moment)).toEqual([0, 5, 7]);
  expect(withSample(samples, sample(9)).map(({ moment }) => moment)).toEqual([0, 5, 9]);
});

test('the past is filled in from an outline to the particulars, every moment once', () => {
  const moments = spread(0, 78, 40);
  const order = coarseFirst(moments);
  expect(order.slice(0, 3)).toEqual([0, 78, 40]);
  expect(order.toSorted((a, b) => a - b)).toEqual(moments);
  expect(coarseFirst([5])).toEqual([5]);
  const sample = (moment: number) => ({ moment, margins: [], graphs: [] });
  expect(withPast([sample(1), sample(9)], sample(4)).map(({ moment }) => moment)).toEqual([1, 4, 9]);
});
