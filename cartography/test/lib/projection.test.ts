import { expect, test } from 'vitest';
import { fitTo } from '../../lib/projection.ts';

const project = fitTo([60, 29, 15, 10], [1100, 900], 50);

test('north is up, and the whole stretch lies inside the margin', () => {
  const [left, top] = project([60, 39]);
  const [right, bottom] = project([75, 29]);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(50 - 1e-9);
  expect(right).toBeLessThanOrEqual(1050 + 1e-9);
  expect(bottom).toBeLessThanOrEqual(850 + 1e-9);
  expect(top).toBeLessThan(bottom);
});

test('a degree of longitude is as long against one of latitude as in the middle of the stretch', () => {
  const [x, y] = project([67, 34]);
  const across = project([68, 34])[0] - x;
  const up = y - project([67, 35])[1];
  expect(across / up).toBeCloseTo(Math.cos((34 * Math.PI) / 180), 6);
});
