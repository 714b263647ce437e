import { pathOf, round, roundPoint, roundRect } from '../lib/path.ts';
import {
  at,
  distance,
  distanceToLine,
  gapBetween,
  gapToCircle,
  type Line,
  type Point,
  type Rect,
  rectAround,
} from '../lib/plane.ts';
import { findRoom, type Wish } from '../lib/room.ts';
import { CITY_POPULATION, LOC_VALUES, TOWN_LABELS } from './facts.ts';
import type { CityShape, Faction, Holding, Label, LocShape } from './format.ts';
import { courseOf } from './geography.ts';
import { type Branch, LINES } from './lines.ts';
import { CITIES, type CityId, HEIGHT, TOWNS, type TownId, WIDTH } from './places.ts';

const BOX = { width: 66, height: 34 };
export const MARKER = 10;
const PLATE = { height: 18, width: 92 };
const TOWN = 7;

export const locIds = Object.keys(LINES) as (keyof typeof LINES)[];
export const cityIds = Object.keys(CITIES) as CityId[];
export const townIds = Object.keys(TOWNS) as TownId[];

export const radiusOf = (city: CityId): number => (city === 'bogota' ? 54 : 44);

const boxOf = (loc: keyof typeof LINES): Rect => rectAround(LINES[loc].box, BOX.width, BOX.height);

export function layLoc(loc: keyof typeof LINES): LocShape {
  const [x, y, width, height] = boxOf(loc);
  return {
    d: LINES[loc].branches.map((branch) => pathOf(courseOf(branch), false)).join(''),
    ...LOC_VALUES[loc],
    box: roundRect([x, y, width, height]),
    value: roundPoint([x + 12, y + height / 2]),
    pieces: roundRect([x + 23, y + 2, width - 25, height - 4]),
  };
}

export function layTown(town: TownId): { at: Point; label: Label } {
  const { board } = TOWNS[town];
  const { dx, dy, anchor } = TOWN_LABELS[town];
  return { at: roundPoint(board), label: { at: roundPoint([board[0] + dx, board[1] + dy]), anchor } };
}

function townPlate(town: TownId): Rect {
  const { width } = TOWN_LABELS[town];
  const {
    at: [x, y],
    anchor,
  } = layTown(town).label;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return [left, y - 9, width, 18];
}

/** The name plate crosses the foot of the circle; markers ride on the rim wherever no box is in their way. */
export function layCity(city: CityId): CityShape {
  const {
    board: [x, y],
  } = CITIES[city];
  const r = radiusOf(city);
  const half = r * 0.682;
  const top = y - r * 0.72;
  const pieces: Rect = [x - half, top, 2 * half, y + r * 0.59 - top];
  const [support, pop, control, terror, zone] = rimSpots(city);
  return {
    at: [x, y],
    r,
    d: `M${x - r},${y}a${r},${r},0,1,1,${2 * r},0a${r},${r},0,1,1,${-2 * r},0z`,
    pop: CITY_POPULATION[city],
    label: roundPoint([x, y + r * 0.82]),
    markers: { pop, support, control, terror, zone },
    pieces: roundRect(pieces),
    factions: cityCorners(pieces),
  };
}

/** Government across the top (a City is mostly its cubes), the insurgents in three columns below. */
function cityCorners([x, y, width, height]: Rect): Record<Faction, Rect> {
  const third = width / 3;
  const top = height * 0.36;
  const column = (index: number): Rect => roundRect([x + index * third, y + top, third, height - top]);
  return { government: roundRect([x, y, width, top]), farc: column(0), auc: column(1), cartels: column(2) };
}

function rimSpots(city: CityId): [Point, Point, Point, Point, Point] {
  const { board } = CITIES[city];
  const spots: Point[] = [];
  for (const wanted of [-150, -90, -30, 15, 165]) {
    const turns = Array.from({ length: 60 }, (_, i) => wanted + (i % 2 === 0 ? i : -i - 1) * 3);
    const spot = turns
      .map((degrees): Point => onRim(board, radiusOf(city) + 1, degrees))
      .find((point) => isFreeForMarker(city, point, spots));
    if (!spot) throw new Error(`no spot on the rim of ${city}`);
    spots.push(roundPoint(spot));
  }
  return [at(spots, 0), at(spots, 1), at(spots, 2), at(spots, 3), at(spots, 4)];
}

function onRim([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

function isFreeForMarker(city: CityId, point: Point, others: readonly Point[]): boolean {
  const clear = others.every((other) => distance(other, point) > 2 * MARKER + 1);
  const offBoxes = locIds.every((loc) => gapToCircle(boxOf(loc), point, MARKER) >= 1);
  return clear && offBoxes && gapToCircle(plateOf(city), point, MARKER) >= 0;
}

function plateOf(city: CityId): Rect {
  const [x, y] = CITIES[city].board;
  return rectAround([x, y + radiusOf(city) * 0.82], PLATE.width, PLATE.height);
}

/** Everything a department's pieces must keep clear of. */
function isTaken([x, y]: Point): boolean {
  const here: Rect = [x, y, 0, 0];
  if (x < 0 || y < 0 || x > WIDTH || y > HEIGHT) return true;
  return (
    locIds.some((loc) => gapBetween(boxOf(loc), here) < 0) ||
    inlandCourses.some((course) => distanceToLine([x, y], course) < 2) ||
    townIds.some(
      (town) => distance(TOWNS[town].board, [x, y]) < TOWN || gapBetween(townPlate(town), here) < -4,
    ) ||
    cityIds.some((city) => {
      const { board } = CITIES[city];
      return distance(board, [x, y]) < radiusOf(city) + MARKER - 3 || gapBetween(plateOf(city), here) < -2;
    })
  );
}

/** Only lines that run through a department; those on a border are kept clear of by the margin. */
const inlandCourses: readonly Line[] = locIds
  .flatMap((loc): readonly Branch[] => LINES[loc].branches)
  .filter((branch) => !branch.parts)
  .map(courseOf);

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);

const DEPARTMENT: Wish = { widths: steps(100, 168, 4), heights: steps(72, 136, 4), balance: 1.15, margin: 6 };

export function layDepartment(ring: Line): Holding {
  return layHolding(findRoom(ring, isTaken, DEPARTMENT));
}

/** From the top: the name, a row of markers, and a corner for each faction. */
export function layHolding([x, y, width, height]: Rect): Holding {
  const NAME = 16;
  const ROW = 22;
  const pitch = Math.min(26, (width - 2 * MARKER) / 4);
  const marker = (index: number): Point =>
    roundPoint([x + width / 2 + (index - 2) * pitch, y + NAME + ROW / 2]);
  const top = y + NAME + ROW;
  const [w, h] = [width / 2, (height - NAME - ROW) / 2];
  const corner = (column: 0 | 1, row: 0 | 1): Rect => roundRect([x + column * w, top + row * h, w, h]);
  return {
    label: roundPoint([x + width / 2, y + NAME / 2]),
    markers: { pop: marker(0), support: marker(1), control: marker(2), terror: marker(3), zone: marker(4) },
    pieces: roundRect([x, top, width, height - NAME - ROW]),
    factions: { government: corner(0, 0), farc: corner(1, 0), auc: corner(0, 1), cartels: corner(1, 1) },
  };
}

export const SEAS = { caribbean: [150, 90], pacific: [round(44), 610] } as const satisfies Record<
  string,
  Point
>;
