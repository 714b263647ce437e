import { adjacentTo, ALL, AT, type Country, idOf, isMuslim, isSchengen } from '@sandtable/labyrinth/map';
import { describe, expect, test } from 'vitest';
import { labyrinth } from '../labyrinth.ts';
import { linesOf } from '../lib/path.ts';
import {
  at,
  distance,
  distanceToLine,
  gapBetween,
  type Line,
  type Point,
  type Rect,
  rectAround,
  segments,
} from '../lib/plane.ts';
import { DrawnMap, inOrder } from './map.ts';

const map = new DrawnMap(labyrinth);
const links = linesOf(map.geography.links);

const boxes: readonly (readonly [country: Country, box: Rect])[] = ALL.map((country) => {
  const token = labyrinth.tokens[idOf(country)];
  if (token === undefined || !('box' in token)) throw new Error(`${idOf(country)} has no box`);
  return [country, rectAround(token.at, ...token.box)];
});
const middle = ([x, y, width, height]: Rect) => [x + width / 2, y + height / 2] as const;
const endsAt = (line: Line): readonly Country[] =>
  boxes
    .filter(([, box]) => [at(line, 0), at(line, -1)].some((end) => distance(end, middle(box)) < 1))
    .map(([country]) => country);
const joined = (country: Country) =>
  links.map(endsAt).filter((ends) => ends.length === 2 && ends.includes(country));

test('every country of the game is drawn, and nothing else', () => {
  expect(inOrder(Object.keys(map.geography.spaces))).toEqual(inOrder(ALL.map(idOf)));
});

describe('4.1.1 what the rules call adjacent is joined', () => {
  const named = ALL.filter((country) => !isSchengen(country)).map(
    (country) => [idOf(country), country] as const,
  );

  test.each(named)('%s by its own lines', (_id, country) => {
    const others = joined(country)
      .flat()
      .filter((other) => other !== country);
    // The line between the United States and the Philippines runs around the world, off both sides.
    const far = [AT['united-states'], AT.philippines];
    const expected = adjacentTo(country, false).filter(
      (other) => !isSchengen(other) && !(far.includes(country) && far.includes(other)),
    );
    expect(inOrder(others.map(idOf))).toEqual(inOrder(expected.map(idOf)));
  });

  test('4.5 and to the frame of the Schengen countries', () => {
    const [frame] = linesOf(map.geography.frontier);
    const met = links.filter(
      (line) => endsAt(line).length === 1 && distanceToLine(at(line, -1), frame ?? []) < 1,
    );
    const expected = ALL.filter((one) => !isSchengen(one) && adjacentTo(one, false).some(isSchengen));
    expect(inOrder(met.flatMap(endsAt).map(idOf))).toEqual(inOrder(expected.map(idOf)));
  });

  test('the United States and the Philippines run off the two sides', () => {
    const sides = links.filter((line) => [0, labyrinth.frame[0]].includes(at(line, -1)[0]));
    expect(inOrder(sides.flatMap(endsAt).map(idOf))).toEqual(['philippines', 'united-states']);
  });
});

/** Points along a line, close enough for no box to slip between them. */
function pointsOn(line: Line): readonly Point[] {
  const STEPS = 40;
  return segments(line).flatMap(([a, b]) =>
    Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const t = i / STEPS;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    }),
  );
}

test('boxes keep apart, and no line runs below a country it does not join', () => {
  boxes.forEach(([one, box], i) => {
    for (const [, other] of boxes.slice(i + 1)) expect(gapBetween(box, other)).toBeGreaterThan(3);
    const crossed = links.filter(
      (line) =>
        !endsAt(line).includes(one) && pointsOn(line).some((point) => gapBetween(box, [...point, 0, 0]) <= 0),
    );
    expect(
      crossed.map((line) => endsAt(line).map(idOf).join()),
      idOf(one),
    ).toEqual([]);
  });
});

test('a box has a head for its name, and below it room for a band and a row of pieces', () => {
  for (const [country, [x, y, width, height]] of boxes) {
    const { head = [0, 0, 0, 0], pieces } = map.shape(idOf(country));
    for (const [i, side] of [x, y, width, 22].entries()) expect(head[i]).toBeCloseTo(side);
    expect(pieces[1] + pieces[3]).toBeCloseTo(y + height);
    expect(pieces[3]).toBeGreaterThanOrEqual(isMuslim(country) ? 48 : 32);
  }
});
