import { expect, test } from 'vitest';
import { roomIn, shapeOf } from '../../../boards/map/geography.ts';
import { layOut, spread, type Stack, stacksIn } from '../../../boards/map/stacks.ts';
import { GEOGRAPHY, PIECES, space } from './world.ts';

test('alike pieces lie as one stack with their number, in the order of their kinds', () => {
  expect(stacksIn(space('fort', { hidden: 1, guard: 3 }), undefined, PIECES)).toEqual([
    { kind: 'guard', load: 0, count: 3, change: 0 },
    { kind: 'hidden', load: 0, count: 1, change: 0 },
  ]);
});

test('pieces that carry something lie apart from the others', () => {
  const stacks = [
    { kind: 'hidden', count: 1, load: 2 },
    { kind: 'hidden', count: 2 },
  ];
  expect(stacksIn({ ...space('fort'), stacks }, undefined, PIECES)).toEqual([
    { kind: 'hidden', load: 0, count: 2, change: 0 },
    { kind: 'hidden', load: 2, count: 1, change: 0 },
  ]);
});

test('stacks tell what came and what went since the state before', () => {
  expect(stacksIn(space('fort', { hidden: 5 }), space('fort', { guard: 1, hidden: 2 }), PIECES)).toEqual([
    { kind: 'guard', load: 0, count: 0, change: -1 },
    { kind: 'hidden', load: 0, count: 5, change: 3 },
  ]);
});

const crowd: readonly Stack[] = Array.from({ length: 12 }, (_, i) => ({
  kind: i < 6 ? 'guard' : 'hidden',
  load: i,
  count: i + 1,
  change: 0,
}));

test('a lone stack is drawn as large as it may be, a crowd smaller', () => {
  const rect = roomIn(shapeOf(GEOGRAPHY, 'harbour'));
  const [lone] = layOut(crowd.slice(0, 1), rect, 32, PIECES);
  const laid = layOut(crowd, rect, 32, PIECES);
  expect(lone?.size).toBe(32);
  expect(laid).toHaveLength(crowd.length);
  expect(laid[0]?.size).toBeLessThan(32);
  expect(laid.every(({ isTight }) => isTight)).toBe(true);
});

test('many pieces may lie over the edge of the box of a line', () => {
  const road = shapeOf(GEOGRAPHY, 'road');
  expect(roomIn(road, 1)).toEqual(road.pieces);
  expect(roomIn(road, 4)[3]).toBeGreaterThan(road.pieces[3]);
});

test('a crowd spreads to the sides and downwards, no further than its pieces need', () => {
  const room = [100, 100, 80, 14] as const;
  const few = crowd.slice(0, 4);
  const [x, y, width, height] = spread(few, room, 28, PIECES);
  expect(y).toBe(100);
  expect(x + width / 2).toBe(140);
  expect(width * height).toBeGreaterThan(80 * 14);
  for (const { size } of layOut(few, [x, y, width, height], 32, PIECES))
    expect(size).toBeGreaterThanOrEqual(28);
  const [, , wide, high] = spread(crowd.slice(0, 1), room, 24, PIECES);
  expect(wide * high).toBeLessThan(width * height);
});
