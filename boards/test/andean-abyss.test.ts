import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Holding, MapData } from '../andean-abyss/format.ts';
import { makeMap, writeMap } from '../andean-abyss/map.ts';
import { linesOf } from '../lib/path.ts';
import {
  at,
  cornersOf,
  distance,
  distanceToLine,
  gapBetween,
  gapToCircle,
  holds,
  isInside,
  type Line,
  type Point,
  type Rect,
  rectAround,
} from '../lib/plane.ts';
import { ALONG_LOC, AROUND_CITY, COASTAL, NEXT_TO, ON_FRONTIER, TOWNS } from './andean-abyss-rules.ts';

const committed = readFileSync(
  new URL('../../web/boards/andean-abyss/map-data.json', import.meta.url),
  'utf8',
);
const map = JSON.parse(committed) as MapData;

const rings = new Map(Object.entries(map.departments).map(([id, { d }]) => [id, at(linesOf(d), 0)]));
const cities = Object.entries(map.cities);
const locs = Object.entries(map.locs);

function entry<T>(table: Readonly<Record<string, T>>, id: string): T {
  const found = table[id];
  if (found === undefined) throw new Error(`${id} is not on the map`);
  return found;
}

function ringOf(department: string): Line {
  const ring = rings.get(department);
  if (!ring) throw new Error(`${department} is not on the map`);
  return ring;
}

/** Corners that two outlines have in common, unless a City's circle covers them and so parts the two. */
function meetingPoints(one: Line, other: Line): Point[] {
  const keys = new Set(other.map(String));
  const isCovered = (point: Point): boolean => cities.some(([, city]) => distance(city.at, point) < city.r);
  return one.filter((point) => keys.has(String(point)) && !isCovered(point));
}

const inOrder = (ids: Iterable<string>): string[] => [...ids].toSorted();

describe('what the rules call adjacent is adjacent on the map', () => {
  test('every space, town and country of the game is drawn, and nothing else', () => {
    expect(inOrder(rings.keys())).toEqual(inOrder(Object.keys(NEXT_TO)));
    expect(inOrder(Object.keys(map.cities))).toEqual(inOrder(Object.keys(AROUND_CITY)));
    expect(inOrder(Object.keys(map.locs))).toEqual(inOrder(Object.keys(ALONG_LOC)));
    expect(inOrder(Object.keys(map.towns))).toEqual(inOrder(TOWNS));
    expect(inOrder(Object.keys(map.countries))).toEqual(inOrder(Object.keys(ON_FRONTIER)));
  });

  test.each(Object.entries(NEXT_TO))('%s meets its neighbours and no other department', (id, neighbours) => {
    const met = [...rings].filter(
      ([other, ring]) => other !== id && meetingPoints(ringOf(id), ring).length > 0,
    );
    expect(inOrder(met.map(([other]) => other))).toEqual(inOrder(neighbours));
  });

  test.each(Object.entries(AROUND_CITY))(
    'the circle of %s reaches its departments and no other',
    (id, departments) => {
      const city = entry(map.cities, id);
      const met = [...rings].filter(([, ring]) => distanceToLine(city.at, [...ring, at(ring, 0)]) < city.r);
      expect(inOrder(met.map(([department]) => department))).toEqual(inOrder(departments));
    },
  );

  test.each(Object.entries(ALONG_LOC))(
    '%s joins its ends and touches its departments',
    (id, { departments, ends }) => {
      const courses = linesOf(entry(map.locs, id).d);
      for (const end of ends) {
        const place = (map.cities[end] ?? entry(map.towns, end)).at;
        expect(
          courses.some((line) => distance(at(line, 0), place) < 1 || distance(at(line, -1), place) < 1),
        ).toBe(true);
      }
      const open = courses
        .flat()
        .filter((point) => cities.every(([, city]) => distance(city.at, point) > city.r));
      const met = [...rings].filter(([, ring]) =>
        open.some((point) => isInside(point, ring) || distanceToLine(point, [...ring, at(ring, 0)]) < 1),
      );
      expect(inOrder(met.map(([department]) => department))).toEqual(inOrder(departments));
    },
  );

  test.each(Object.entries(ON_FRONTIER))('%s borders on the right departments', (id, departments) => {
    const land = linesOf(entry(map.countries, id).d).flat();
    const met = [...rings].filter(([, ring]) => meetingPoints(ring, land).length > 1);
    expect(inOrder(met.map(([department]) => department))).toEqual(inOrder(departments));
  });

  test('the coast belongs to the coastal departments', () => {
    const coast = linesOf(map.coast).flat();
    const met = [...rings].filter(([, ring]) => meetingPoints(ring, coast).length > 1);
    expect(inOrder(met.map(([department]) => department))).toEqual(inOrder(COASTAL));
  });
});

/** The markers' radius, half the height of a name, as the README promises them. */
const MARKER = 10;
const nameRect = (holding: Holding): Rect => rectAround(holding.label, 80, 16);

describe('everything has room', () => {
  test.each([...rings])('name, markers and pieces of %s lie inside it', (id, ring) => {
    const department = entry(map.departments, id);
    expect(holds(ring, department.pieces)).toBe(true);
    expect(holds(ring, nameRect(department))).toBe(true);
    const markers = Object.values(department.markers);
    markers.forEach((marker, index) => {
      expect(holds(ring, rectAround(marker, 2 * MARKER, 2 * MARKER))).toBe(true);
      for (const other of markers.slice(index + 1))
        expect(distance(marker, other)).toBeGreaterThan(2 * MARKER - 0.2);
    });
  });

  test.each([...Object.entries(map.departments), ...cities])(
    'the factions of %s share its room without overlap',
    (_, space) => {
      const corners = Object.values(space.factions);
      corners.forEach((corner, index) => {
        expect(gapBetween(corner, space.pieces)).toBeLessThanOrEqual(-Math.min(corner[2], corner[3]) + 0.2);
        for (const other of corners.slice(index + 1)) expect(gapBetween(corner, other)).toBeGreaterThan(-0.2);
      });
    },
  );

  test.each(Object.entries(map.departments))(
    'pieces and markers of %s keep clear of Cities, boxes and lines',
    (_, department) => {
      const [px, py, width, height] = department.pieces;
      const top = department.label[1] - 8;
      const room: Rect = [px, top, width, py + height - top];
      for (const [, city] of cities)
        expect(gapToCircle(room, city.at, city.r + MARKER)).toBeGreaterThan(-0.5);
      for (const [, loc] of locs) expect(gapBetween(room, loc.box)).toBeGreaterThan(3);
      for (const point of locs.flatMap(([, loc]) => linesOf(loc.d).flat())) {
        expect(gapBetween(room, [...point, 0, 0])).toBeGreaterThan(4);
      }
    },
  );

  test.each(cities)('the pieces of %s lie inside its circle, its markers on the rim', (_, city) => {
    for (const corner of cornersOf(city.pieces)) expect(distance(corner, city.at)).toBeLessThan(city.r + 0.5);
    const markers = Object.values(city.markers);
    markers.forEach((marker, index) => {
      expect(Math.abs(distance(marker, city.at) - city.r)).toBeLessThan(2);
      for (const other of markers.slice(index + 1))
        expect(distance(marker, other)).toBeGreaterThan(2 * MARKER);
      for (const [, loc] of locs) expect(gapToCircle(loc.box, marker, MARKER)).toBeGreaterThan(0);
    });
  });

  test('Cities keep apart from each other', () => {
    cities.forEach(([, city], index) => {
      for (const [, other] of cities.slice(index + 1)) {
        expect(distance(city.at, other.at)).toBeGreaterThan(city.r + other.r + 2 * MARKER);
      }
    });
  });

  test.each(locs)('the box of %s lies on its line, clear of other boxes, Cities and towns', (id, loc) => {
    const middle: Point = [loc.box[0] + loc.box[2] / 2, loc.box[1] + loc.box[3] / 2];
    expect(Math.min(...linesOf(loc.d).map((line) => distanceToLine(middle, line)))).toBeLessThan(17);
    for (const [other, { box }] of locs)
      if (other !== id) expect(gapBetween(loc.box, box)).toBeGreaterThan(4);
    for (const [, city] of cities) expect(gapToCircle(loc.box, city.at, city.r)).toBeGreaterThan(0);
    for (const town of Object.values(map.towns)) expect(gapToCircle(loc.box, town.at, 7)).toBeGreaterThan(2);
  });

  test('nothing that carries pieces leaves the frame', () => {
    const [width, height] = map.frame;
    const holdings = [
      ...Object.values(map.departments),
      ...Object.values(map.cities),
      ...Object.values(map.countries).flatMap((c) => c.holding ?? []),
    ];
    for (const [x, y, w, h] of [
      ...holdings.map((holding) => holding.pieces),
      ...locs.map(([, loc]) => loc.box),
    ]) {
      expect(x >= 0 && y >= 0 && x + w <= width && y + h <= height).toBe(true);
    }
  });
});

describe('the file', () => {
  test('is what the tool makes, byte for byte', () => {
    expect(writeMap(makeMap())).toBe(committed);
  });

  test('stays small, with one decimal at most', () => {
    expect(Buffer.byteLength(committed)).toBeLessThan(60_000);
    expect(committed).not.toMatch(/\d\.\d\d/);
  });
});
