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
  isInside,
  type Point,
  rectAround,
} from '../lib/plane.ts';
import { MAPS } from '../maps.ts';
import { writeGeography } from '../write.ts';
import { DrawnMap, nameRect, rowRect } from './map.ts';

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));

describe.each(MAPS.map((plan) => [plan.game, new DrawnMap(plan)] as const))('%s', (_game, map) => {
  test('the file is what the tool makes, byte for byte', () => {
    expect(writeGeography(draw(map.plan))).toBe(map.committed);
  });

  test('the file stays small, with one decimal at most', () => {
    expect(Buffer.byteLength(map.committed)).toBeLessThan(68_000);
    expect(map.committed).not.toMatch(/\d\.\d\d/);
  });

  test.each(map.areas)('name, marks and pieces of %s lie inside it', (id, { label, row, pieces }) => {
    const ring = map.ring(id);
    expect(holds(ring, pieces)).toBe(true);
    expect(label !== undefined && holds(ring, nameRect(label))).toBe(true);
    if (row !== undefined) expect(holds(ring, rowRect(row))).toBe(true);
    expect(row === undefined).toBe(map.geography.row.length === 0);
  });

  test.each(map.areas)(
    'signs of the terrain of %s stand inside it, clear of its name, marks, lines and circles',
    (id, { label = [0, 0], row, signs = [] }) => {
      const ring = map.ring(id);
      for (const sign of pairs(signs)) {
        const spot = [...sign, 0, 0] as const;
        expect(isInside(sign, ring)).toBe(true);
        expect(distanceToLine(sign, [...ring, ...ring.slice(0, 1)])).toBeGreaterThan(10);
        expect(gapBetween(nameRect(label), spot)).toBeGreaterThan(6);
        if (row !== undefined) expect(gapBetween(rowRect(row), spot)).toBeGreaterThan(6);
        for (const [line] of map.lines) {
          expect(gapBetween(map.box(line), spot)).toBeGreaterThan(6);
          for (const course of map.courses(line)) expect(distanceToLine(sign, course)).toBeGreaterThan(13);
        }
        for (const { at, radius } of map.circles) expect(distance(at, sign)).toBeGreaterThan(radius + 10);
      }
    },
  );

  test('signs that belong to no one area keep clear of names, pieces and lines as well', () => {
    for (const spots of Object.values(map.geography.relief ?? {}))
      for (const sign of pairs(spots)) {
        const spot = [...sign, 0, 0] as const;
        for (const [, { label }] of map.areas)
          expect(label === undefined || gapBetween(nameRect(label), spot) > 5).toBe(true);
        for (const [line] of map.lines) expect(gapBetween(map.box(line), spot)).toBeGreaterThan(5);
      }
  });

  test.each(map.areas)(
    'pieces and marks of %s keep clear of circles, boxes and lines',
    (_id, { label, pieces }) => {
      const [x, y, width, height] = pieces;
      const top = (label?.[1] ?? y) - 8;
      const room = [x, top, width, y + height - top] as const;
      for (const { at, radius } of map.circles)
        expect(gapToCircle(room, at, radius + 4)).toBeGreaterThan(-0.5);
      for (const [line, { course = '' }] of map.lines) {
        expect(gapBetween(room, map.box(line))).toBeGreaterThan(3);
        for (const point of linesOf(course).flat())
          expect(gapBetween(room, [...point, 0, 0])).toBeGreaterThan(4);
      }
    },
  );

  test('the pieces of a circle lie inside it, its row of marks across its top', () => {
    for (const { id, at, radius } of map.circles) {
      const { row, label, pieces } = map.shape(id);
      for (const corner of cornersOf(pieces)) expect(distance(corner, at)).toBeLessThan(radius + 1);
      expect(row?.[0]).toBeCloseTo(at[0], 0);
      expect(row === undefined || gapBetween(rectAround(row, 72, 24), pieces)).toBeGreaterThan(-6);
      for (const [line] of map.lines)
        expect(label !== undefined && gapBetween(map.value(line), nameRect(label))).toBeGreaterThan(0);
    }
  });

  test('circles keep apart from each other', () => {
    map.circles.forEach(({ at, radius }, i) => {
      for (const other of map.circles.slice(i + 1))
        expect(distance(at, other.at)).toBeGreaterThan(radius + other.radius + 20);
    });
  });

  test('the value of a line lies on its course, its pieces beside it, clear of all others', () => {
    for (const [id, { marks, pieces }] of map.lines) {
      const box = map.box(id);
      const { value } = marks;
      if (value !== undefined) {
        expect(Math.min(...map.courses(id).map((line) => distanceToLine(value, line)))).toBeLessThan(0.2);
        expect(gapToCircle(pieces, value, 12)).toBeGreaterThan(0);
      }
      for (const [other] of map.lines)
        if (other !== id) expect(gapBetween(box, map.box(other))).toBeGreaterThan(0);
      // Between two cities close together pieces lie over a rim, but no value does.
      for (const { at, radius } of map.circles) {
        expect(gapToCircle(box, at, radius)).toBeGreaterThan(-9);
        if (value !== undefined) expect(distance(value, at)).toBeGreaterThan(radius + 10);
      }
      for (const town of Object.values(map.geography.towns))
        expect(gapToCircle(box, town.at, 7)).toBeGreaterThan(0);
    }
  });

  test('land goes on far beyond the frame to every side on which there is any', () => {
    const [width, height] = map.geography.frame;
    const points = Object.values(map.geography.lands).flatMap(({ d }) => linesOf(d).flat());
    expect(Math.min(...points.map(([x]) => x))).toBeLessThan(-500);
    expect(Math.max(...points.map(([x]) => x))).toBeGreaterThan(width + 500);
    expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(height + 300);
  });

  test('nothing that carries pieces leaves the frame', () => {
    const [width, height] = map.geography.frame;
    for (const { pieces } of Object.values(map.geography.spaces)) {
      const [x, y, w, h] = pieces;
      expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true);
    }
  });
});
