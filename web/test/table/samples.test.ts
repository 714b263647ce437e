import { expect, test } from 'vitest';
import { spread, withSample } from '../../table/samples.ts';

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
