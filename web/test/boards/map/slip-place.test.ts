import { expect, test } from 'vitest';
import { type Box, slipPlace } from '../../../boards/map/slip-place.ts';

const FREE: Box = { left: 260, top: 0, right: 1050, bottom: 680 };
const SIZE = [200, 90] as const;

function slipFor(space: Box): Box {
  const [left, top] = slipPlace(space, SIZE, FREE);
  return { left, top, right: left + SIZE[0], bottom: top + SIZE[1] };
}
const isApart = (a: Box, b: Box) =>
  a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

test.each([
  ['in the middle', { left: 500, top: 300, right: 600, bottom: 400 }],
  ['at the right', { left: 900, top: 10, right: 1040, bottom: 60 }],
  ['at the lower edge', { left: 300, top: 640, right: 420, bottom: 678 }],
  ['as wide as what is free', { left: 270, top: 100, right: 1040, bottom: 300 }],
])('a slip about a space %s lies beside it, and under no panel', (_, space) => {
  const slip = slipFor(space);
  expect(isApart(slip, space)).toBe(true);
  expect(slip.left).toBeGreaterThanOrEqual(FREE.left);
  expect(slip.right).toBeLessThanOrEqual(FREE.right);
  expect(slip.top).toBeGreaterThanOrEqual(FREE.top);
  expect(slip.bottom).toBeLessThanOrEqual(FREE.bottom);
});
