import { describe, expect, test } from 'vitest';
import { draw } from '../draw.ts';
import { linesOf } from '../lib/path.ts';
import {
  cornersOf,
  distance,
  distanceToLine,
  gapBetween,
  gapToCircle,
  holds,
  rectAround,
} from '../lib/plane.ts';
import { MAPS } from '../maps.ts';
import { writeGeography } from '../write.ts';
import { DrawnMap, MARK, nameRect } from './map.ts';

describe.each(MAPS.map((plan) => [plan.game, new DrawnMap(plan)] as const))('%s', (_game, map) => {
  test('the file is what the tool makes, byte for byte', () => {
    expect(writeGeography(draw(map.plan))).toBe(map.committed);
  });

  test('the file stays small, with one decimal at most', () => {
    expect(Buffer.byteLength(map.committed)).toBeLessThan(60_000);
    expect(map.committed).not.toMatch(/\d\.\d\d/);
  });

  test.each(map.areas)('name, marks and pieces of %s lie inside it', (id, { label, marks, pieces }) => {
    const ring = map.ring(id);
    expect(holds(ring, pieces)).toBe(true);
    expect(label !== undefined && holds(ring, nameRect(label))).toBe(true);
    const spots = Object.values(marks);
    spots.forEach((spot, i) => {
      expect(holds(ring, rectAround(spot, 2 * MARK, 2 * MARK))).toBe(true);
      for (const other of spots.slice(i + 1)) expect(distance(spot, other)).toBeGreaterThan(2 * MARK - 0.2);
    });
  });

  test.each(map.areas)(
    'pieces and marks of %s keep clear of circles, boxes and lines',
    (_id, { label, pieces }) => {
      const [x, y, width, height] = pieces;
      const top = (label?.[1] ?? y) - 8;
      const room = [x, top, width, y + height - top] as const;
      for (const { at, radius } of map.circles)
        expect(gapToCircle(room, at, radius + MARK)).toBeGreaterThan(-0.5);
      for (const [line, { course = '' }] of map.lines) {
        expect(gapBetween(room, map.box(line))).toBeGreaterThan(3);
        for (const point of linesOf(course).flat())
          expect(gapBetween(room, [...point, 0, 0])).toBeGreaterThan(4);
      }
    },
  );

  test('the pieces of a circle lie inside it, its marks on the rim', () => {
    for (const { id, at, radius } of map.circles) {
      const { marks, pieces } = map.shape(id);
      for (const corner of cornersOf(pieces)) expect(distance(corner, at)).toBeLessThan(radius + 0.5);
      const spots = Object.values(marks);
      spots.forEach((spot, i) => {
        expect(Math.abs(distance(spot, at) - radius)).toBeLessThan(2);
        for (const other of spots.slice(i + 1)) expect(distance(spot, other)).toBeGreaterThan(2 * MARK);
        for (const [line] of map.lines) expect(gapToCircle(map.box(line), spot, MARK)).toBeGreaterThan(0);
      });
    }
  });

  test('circles keep apart from each other', () => {
    map.circles.forEach(({ at, radius }, i) => {
      for (const other of map.circles.slice(i + 1))
        expect(distance(at, other.at)).toBeGreaterThan(radius + other.radius + 2 * MARK);
    });
  });

  test('the box of a line lies on its course, clear of other boxes, circles and towns', () => {
    for (const [id] of map.lines) {
      const [x, y, width, height] = map.box(id);
      const middle = [x + width / 2, y + height / 2] as const;
      expect(Math.min(...map.courses(id).map((line) => distanceToLine(middle, line)))).toBeLessThan(17);
      for (const [other] of map.lines)
        if (other !== id) expect(gapBetween(map.box(id), map.box(other))).toBeGreaterThan(4);
      for (const { at, radius } of map.circles)
        expect(gapToCircle(map.box(id), at, radius)).toBeGreaterThan(0);
      for (const town of Object.values(map.geography.towns))
        expect(gapToCircle(map.box(id), town.at, 7)).toBeGreaterThan(2);
    }
  });

  test('nothing that carries pieces leaves the frame', () => {
    const [width, height] = map.geography.frame;
    for (const { pieces } of Object.values(map.geography.spaces)) {
      const [x, y, w, h] = pieces;
      expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true);
    }
  });
});
