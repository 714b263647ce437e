/** Where things are on a map, as the tools in cartography/ write it (explained in cartography/README.md). */

export type Point = readonly [x: number, y: number];
export type Rect = readonly [x: number, y: number, width: number, height: number];

export interface Geography {
  readonly frame: readonly [width: number, height: number];
  readonly spaces: Readonly<Record<string, SpaceShape>>;
  readonly lands: Readonly<Record<string, { readonly d: string; readonly label?: Point }>>;
  readonly towns: Readonly<Record<string, Town>>;
  readonly seas: Readonly<Record<string, { readonly at: Point; readonly upright?: true }>>;
  /** Lines that join spaces and are none themselves. */
  readonly links: string;
  readonly coast: string;
  readonly frontier: string;
}

export interface SpaceShape {
  /** Land with a border; a plate set upon the map; a way with a box. */
  readonly form: 'area' | 'token' | 'line';
  /** The outline: of a line, its box. */
  readonly d: string;
  /** How a line runs. */
  readonly course?: string;
  /** A neighbour that looks like one until the game tells of it. */
  readonly abroad?: true;
  readonly label?: Point;
  readonly marks: Readonly<Record<string, Point>>;
  readonly pieces: Rect;
}

interface Town {
  readonly at: Point;
  readonly label: { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' };
}

/** What a compiler reads out of JSON has arrays where the drawing has points. */
export const readGeography = (data: object): Geography => data as Geography;

export function shapeOf(geography: Geography, space: string): SpaceShape {
  const shape = geography.spaces[space];
  if (shape === undefined) throw new Error(`${space} is not on the map`);
  return shape;
}

/** How far many pieces may lie over the edge of a line's box. */
const SPILL = 9;

/** The area for so many stacks of pieces. */
export function roomIn({ form, pieces }: SpaceShape, stacks = 1): Rect {
  if (form !== 'line' || stacks <= 1) return pieces;
  const [x, y, width, height] = pieces;
  return [x, y - SPILL, width + SPILL, height + 2 * SPILL];
}

export function middleOf({ pieces: [x, y, width, height] }: SpaceShape): Point {
  return [x + width / 2, y + height / 2];
}
