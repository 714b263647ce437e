import type { Point, Rect } from '../lib/plane.ts';

/** What the page gets; explained in boards/README.md. Paths are SVG path data, all numbers in units of the frame. */
export interface MapData {
  readonly frame: readonly [width: number, height: number];
  readonly departments: Readonly<Record<string, DepartmentShape>>;
  readonly cities: Readonly<Record<string, CityShape>>;
  readonly locs: Readonly<Record<string, LocShape>>;
  readonly towns: Readonly<Record<string, { readonly at: Point; readonly label: Label }>>;
  readonly countries: Readonly<Record<string, CountryShape>>;
  readonly seas: Readonly<Record<'caribbean' | 'pacific', Point>>;
  readonly coast: string;
  readonly frontier: string;
}

export type Faction = 'government' | 'farc' | 'auc' | 'cartels';

export interface Label {
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Where things lie in a City, Department or opened country. */
export interface Holding {
  /** Middle of the name. */
  readonly label: Point;
  readonly markers: Readonly<Record<'pop' | 'support' | 'control' | 'terror' | 'zone', Point>>;
  /** The whole area for pieces, and each faction's own part of it. */
  readonly pieces: Rect;
  readonly factions: Readonly<Record<Faction, Rect>>;
}

export interface DepartmentShape extends Holding {
  readonly d: string;
  readonly pop: number;
  readonly terrain: 'mountain' | 'forest' | 'grassland';
}

export interface CityShape extends Holding {
  readonly at: Point;
  readonly r: number;
  readonly d: string;
  readonly pop: number;
}

export interface LocShape {
  readonly d: string;
  readonly kind: 'pipeline' | 'road';
  readonly econ: number;
  readonly box: Rect;
  /** Middle of the value, which a Sabotage marker covers. */
  readonly value: Point;
  readonly pieces: Rect;
}

export interface CountryShape {
  readonly d: string;
  readonly label: Point;
  /** Only where an event can open the country as a space. */
  readonly holding?: Holding;
}
