/** A map as somebody describes it, one file or folder a game: everything else is worked out by `draw`. */
import type { Label, Sea } from './format.ts';
import type { Line, Point, Rect } from './lib/plane.ts';

export interface Plan {
  /** The file goes to web/boards/<game>/. */
  readonly game: string;
  readonly frame: readonly [width: number, height: number];
  readonly marks: MarkPlaces;
  readonly areas: Readonly<Record<string, AreaPlan>>;
  readonly tokens: Readonly<Record<string, TokenPlan>>;
  readonly lines: Readonly<Record<string, LinePlan>>;
  /** Lines that are no spaces: from space to space, or by way of points of the board, from edge to edge. */
  readonly links?: readonly (readonly (string | Point)[])[];
  readonly towns?: Readonly<Record<string, TownPlan>>;
  readonly lands?: Readonly<Record<string, LandPlan>>;
  readonly seas?: Readonly<Record<string, Sea>>;
  /** All land as one: waterlines run along it. None without a sea. */
  readonly shores?: readonly Line[];
  /** Stretches of outline that get strokes of their own: by the sea, and against neighbours. */
  readonly coast?: readonly Line[];
  readonly frontier?: readonly Line[];
  readonly rivers?: readonly Line[];
  /** Signs of terrain that belong to no one area, by terrain: those in the way of anything are left out. */
  readonly relief?: Readonly<Record<string, readonly Point[]>>;
}

/** The names of the places for marks: what the game's board tells to lie there. */
export interface MarkPlaces {
  /** In a row below the name of an area, across the top of a circle, or each in its spot in a box. */
  readonly row: readonly string[];
  /** On a line, its pieces beside it: `value` when not given, none when empty. */
  readonly line?: readonly [] | readonly [string];
}

export interface AreaPlan {
  /** Its outline, then islands. Neighbours share their border to the digit. */
  readonly rings: readonly Line[];
  /** Where name, marks and pieces go, where the roomiest place inside is not wanted. */
  readonly room?: Rect;
  readonly abroad?: true;
  /** The usual distance between the signs of its terrain; none when not given. */
  readonly signs?: number;
}

/** A circle (a City) or a box (a country of a world map). */
export type TokenPlan =
  | { readonly at: Point; readonly radius: number }
  | {
      readonly at: Point;
      readonly box: readonly [width: number, height: number];
      /** Its own row of places for marks, where it needs fewer or others. */
      readonly row?: readonly string[];
    };

export interface LinePlan {
  readonly courses: readonly {
    readonly line: Line /** Runs on a border: no area has to keep clear of it. */;
    readonly isBorder: boolean;
  }[];
  /** About where its value and its pieces lie. */
  readonly box: Point;
}

export interface TownPlan {
  readonly at: Point;
  /** Where its name stands, seen from the dot, and how wide it runs. */
  readonly name: {
    readonly dx: number;
    readonly dy: number;
    readonly anchor: Label['anchor'];
    readonly width: number;
  };
}

export interface LandPlan {
  readonly rings: readonly Line[];
  /** Middle of its name; none for what has none. */
  readonly label?: Point;
}
