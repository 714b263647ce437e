import { expect, test } from 'vitest';
import type { SpaceShape } from '../../../boards/map/geography.ts';
import type { MarkState } from '../../../boards/map/map-state.ts';
import { laidMarks, pillOf } from '../../../boards/map/marks-row.ts';
import { space } from './world.ts';

const shape: SpaceShape = {
  form: 'area',
  d: '',
  row: [100, 40],
  marks: { value: [10, 10] },
  pieces: [0, 0, 9, 9],
};
const mark = (at: string): MarkState => ({ at, id: at });
const places = ['aid', 'relief', 'terror'];
const xs = (marks: readonly MarkState[], before: readonly MarkState[] = marks) =>
  laidMarks(space('s', {}, { marks }), space('s', {}, { marks: before }), shape, places, 1).map(
    ({ at }) => at[0],
  );

test('marks stand side by side in the middle of their row, however many there are', () => {
  expect(xs([mark('aid')])).toEqual([100]);
  const [a = 0, b = 0, c = 0] = xs([mark('aid'), mark('relief'), mark('terror')]);
  expect(b).toBe(100);
  expect(b - a).toBe(c - b);
  expect(b - a).toBeGreaterThan(20);
});

test('one that is gone leaves a place, one with a spot of its own lies there, an unknown one is not drawn', () => {
  expect(xs([mark('aid')], [mark('aid'), mark('relief')])).toHaveLength(2);
  expect(xs([mark('value')])).toEqual([10]);
  expect(xs([mark('elsewhere')])).toEqual([]);
});

test('a pill is wider than the marks in it', () => {
  const [first = 0, last = 0] = xs([mark('aid'), mark('relief')]);
  expect(pillOf(2, 1).width).toBeGreaterThan(last - first + 20);
});
