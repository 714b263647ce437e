/** Random spaces by the charts (8.2, 8.3). */
import type { Chance } from '@sandtable/engine';
import { AT, CITIES, econOf, isLoc, LOCS, type Space, type SpaceId } from '../map.ts';
import { adjacent, type State } from '../state.ts';

/** 8.2 The chart, column by column: red picks the column, yellow the box of three, green the space in it (D6). */
const CHART: readonly (readonly SpaceId[])[] = [
  ['cali', 'ibague', 'antioquia', 'medellin', 'bucaramanga', 'santander', 'bogota', 'sincelejo', 'cartagena'],
  ['atlantico', 'santa-marta', 'cesar', 'cucuta', 'arauca', 'meta-east', 'vichada', 'guainia', 'vaupes'],
  ['amazonas', 'putumayo', 'guaviare', 'meta-west', 'neiva', 'huila', 'pasto', 'narino', 'choco'],
];

const COLUMN = 9;
const BOX = 3;

/** The shift order: down a column, on to the head of the next, and from Chocó to Cali. */
const RING: readonly Space[] = CHART.flat().map((id) => AT[id]);

/** D7 A neighbour that has become a space is tried before the space that shares its cell. */
const SHARES: Readonly<Partial<Record<number, Space>>> = { [AT.narino]: AT.ecuador, [AT.choco]: AT.panama };

const cellOf = (space: Space): Space =>
  space === AT.ecuador ? AT.narino : space === AT.panama ? AT.choco : space;
const PLACES: ReadonlyMap<Space, number> = new Map(RING.map((space, i) => [space, i]));

/** How far along the ring a space lies; LoCs come after all others, in the order of the map. */
export function ringPlace(space: Space): number {
  if (isLoc(space)) return RING.length + space;
  const place = PLACES.get(cellOf(space)) ?? 0;
  return space === cellOf(space) ? place : place - 0.5;
}

/** How a roll came to its space. */
export type Route = 'direct' | 'shift' | 'column-wrap' | 'choco-to-cali' | 'foreign-first';

export interface LandDraw {
  readonly space: Space;
  /** Red, yellow, green. */
  readonly rolls: readonly [number, number, number];
  readonly route: Route;
}

/** A die is read in pairs: 1-2, 3-4, 5-6. */
const third = (roll: number): number => Math.ceil(roll / 2) - 1;

/** 8.2 Rolls for a City or Department and shifts to the first that qualifies. There must be one. */
export function randomLand(dice: Chance, candidates: readonly Space[]): LandDraw {
  const rolls = [dice.roll(6), dice.roll(6), dice.roll(6)] as const;
  const start = third(rolls[0]) * COLUMN + third(rolls[1]) * BOX + third(rolls[2]);
  for (let step = 0; step < RING.length; step++) {
    const cell = RING[(start + step) % RING.length] as Space;
    const foreign = SHARES[cell];
    if (foreign !== undefined && candidates.includes(foreign))
      return { space: foreign, rolls, route: 'foreign-first' };
    if (candidates.includes(cell)) return { space: cell, rolls, route: routeOf(start, step) };
  }
  throw new RangeError('no City or Department to choose from');
}

function routeOf(start: number, step: number): Route {
  if (step === 0) return 'direct';
  if (start + step >= RING.length) return 'choco-to-cali';
  return Math.floor(start / COLUMN) === Math.floor((start + step) / COLUMN) ? 'shift' : 'column-wrap';
}

export interface LocDraw {
  readonly space: Space;
  /** The random City, where Econ alone did not decide. */
  readonly city: LandDraw | undefined;
  /** The die, where the City did not decide either. */
  readonly roll: number | undefined;
}

/** 8.3 The LoCs of the highest Econ, or of the lowest, in the order of the map. */
export function equalByEcon(candidates: readonly Space[], econ: 'highest' | 'lowest'): Space[] {
  const wanted = (econ === 'highest' ? Math.max : Math.min)(...candidates.map(econOf));
  return LOCS.filter((loc) => candidates.includes(loc) && econOf(loc) === wanted);
}

/** 8.3 Highest Econ (or lowest), then beside a random City, then by die. There must be a candidate. */
export function randomLoc(
  state: State,
  dice: Chance,
  candidates: readonly Space[],
  econ: 'highest' | 'lowest' = 'highest',
): LocDraw {
  const equal = equalByEcon(candidates, econ);
  if (equal.length === 1) return { space: equal[0] as Space, city: undefined, roll: undefined };
  const touched = CITIES.filter((city) => adjacent(state, city).some((beside) => equal.includes(beside)));
  const city = randomLand(dice, touched);
  const beside = equal.filter((loc) => adjacent(state, city.space).includes(loc));
  if (beside.length === 1) return { space: beside[0] as Space, city, roll: undefined };
  const { index, roll } = evenDie(dice, beside.length);
  return { space: beside[index] as Space, city, roll };
}

/** One of a few with equal chances: numbers left over are rolled again. */
export function evenDie(dice: Chance, sides: number): { readonly index: number; readonly roll: number } {
  const share = Math.floor(6 / sides);
  for (;;) {
    const roll = dice.roll(6);
    const index = Math.ceil(roll / share) - 1;
    if (index < sides) return { index, roll };
  }
}
