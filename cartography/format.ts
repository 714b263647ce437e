import type { Point, Rect } from './lib/plane.ts';

export type { Point, Rect };

/** What the page gets, and reads by these types; explained in README.md. Paths are SVG path data, all numbers in units of the frame. */
export interface Geography {
  readonly frame: readonly [width: number, height: number];
  readonly spaces: Readonly<Record<string, SpaceShape>>;
  /** Neighbours that are never spaces. */
  readonly lands: Readonly<Record<string, { readonly d: string; readonly label?: Point }>>;
  readonly towns: Readonly<Record<string, { readonly at: Point; readonly label: Label }>>;
  readonly seas: Readonly<Record<string, Sea>>;
  /** The places in a row of marks; in what order they lie there the game tells. */
  readonly row: readonly string[];
  /** Rivers, where they are no border. */
  readonly rivers?: string;
  /** Where further signs of terrain stand, by terrain, x and y in turn. */
  readonly relief?: Readonly<Record<string, readonly number[]>>;
  /** Lines that join spaces and are none themselves. */
  readonly links: string;
  /** Where all land ends, for waterlines. */
  readonly shores: string;
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
  /** Middle of the name; a line has none. */
  readonly label?: Point;
  /** The head of a box: its name runs across it. */
  readonly head?: Rect;
  /** The middle of the row of marks: below the name of an area, across the top of a circle. Those that lie there stand side by side. */
  readonly row?: Point;
  /** Where marks lie that have a spot of their own, by the name of their place: in a box, on a line. */
  readonly marks: Readonly<Record<string, Point>>;
  /** Where signs of its terrain stand, x and y in turn. */
  readonly signs?: readonly number[];
  /** The area for pieces. */
  readonly pieces: Rect;
}

export interface Label {
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Sea {
  readonly at: Point;
  /** Written upwards. */
  readonly upright?: true;
}
