/** The geography of the board, made by the tools in boards/ and explained in boards/README.md. */
import type { SpaceId } from '@sandtable/andean-abyss/board';
import data from './map-data.json';

export type Point = readonly [x: number, y: number];
export type Rect = readonly [x: number, y: number, width: number, height: number];

/** Where things lie in a City, Department or opened country. */
export interface Holding {
  readonly label: Point;
  readonly markers: Readonly<Record<'pop' | 'support' | 'control' | 'terror' | 'zone', Point>>;
  readonly pieces: Rect;
}

export interface DepartmentShape extends Holding {
  readonly d: string;
  readonly terrain: 'mountain' | 'forest' | 'grassland';
}

export interface CityShape extends Holding {
  readonly at: Point;
  readonly r: number;
  readonly d: string;
}

export interface LocShape {
  readonly d: string;
  readonly kind: 'pipeline' | 'road';
  readonly box: Rect;
  readonly value: Point;
  readonly pieces: Rect;
}

interface MapData {
  readonly frame: readonly [width: number, height: number];
  readonly departments: Readonly<Record<string, DepartmentShape>>;
  readonly cities: Readonly<Record<string, CityShape>>;
  readonly locs: Readonly<Record<string, LocShape>>;
  readonly towns: Readonly<
    Record<
      string,
      {
        readonly at: Point;
        readonly label: { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' };
      }
    >
  >;
  readonly countries: Readonly<
    Record<string, { readonly d: string; readonly label: Point; readonly holding?: Holding }>
  >;
  readonly seas: Readonly<Record<'caribbean' | 'pacific', Point>>;
  readonly coast: string;
  readonly frontier: string;
}

// What a compiler reads out of JSON has arrays where the drawing has points.
export const MAP = data as unknown as MapData;

/** Where names, markers and pieces lie in a City, a Department or an opened country; undefined for a LoC. */
export function holdingOf(space: SpaceId): Holding | undefined {
  return MAP.departments[space] ?? MAP.cities[space] ?? MAP.countries[space]?.holding;
}

/** How far many pieces may lie over the edge of a LoC's box. */
const SPILL = 9;

/** The area for so many stacks of pieces in a space. */
export function roomIn(space: SpaceId, stacks = 1): Rect {
  const holding = holdingOf(space);
  if (holding !== undefined) return holding.pieces;
  const [x, y, width, height] = MAP.locs[space]?.pieces ?? [0, 0, 0, 0];
  return stacks <= 1 ? [x, y, width, height] : [x, y - SPILL, width + SPILL, height + 2 * SPILL];
}

/** The outline of a space: of a LoC, its box. */
export function outlineOf(space: SpaceId): string {
  const shape = MAP.departments[space] ?? MAP.cities[space] ?? MAP.countries[space];
  if (shape !== undefined) return shape.d;
  const [x, y, width, height] = MAP.locs[space]?.box ?? [0, 0, 0, 0];
  const [across, down] = [width - 2 * CORNER, height - 2 * CORNER];
  const turn = (dx: number, dy: number) => `a${CORNER},${CORNER} 0 0 1 ${dx},${dy}`;
  return `M${x + CORNER},${y}h${across}${turn(CORNER, CORNER)}v${down}${turn(-CORNER, CORNER)}h${-across}${turn(-CORNER, -CORNER)}v${-down}${turn(CORNER, -CORNER)}z`;
}

const CORNER = 8;

export function middleOf(space: SpaceId): Point {
  const [x, y, width, height] = roomIn(space);
  return [x + width / 2, y + height / 2];
}
