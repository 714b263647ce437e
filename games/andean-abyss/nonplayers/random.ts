/** Random spaces by the charts (8.2, 8.3). */
import { chart, type Draw, evenDie } from '@sandtable/coin/nonplayers';
import type { Chance } from '@sandtable/engine';
import { AT, CITIES, MAP, type Space } from '../map.ts';
import { adjacent, type State } from '../state.ts';

const { listed } = MAP;

/** 8.2 The chart: red picks the column, yellow the box of three, green the space in it (D6). */
export const CHART = chart({
  columns: [
    [
      listed('cali', 'ibague', 'antioquia'),
      listed('medellin', 'bucaramanga', 'santander'),
      listed('bogota', 'sincelejo', 'cartagena'),
    ],
    [
      listed('atlantico', 'santa-marta', 'cesar'),
      listed('cucuta', 'arauca', 'meta-east'),
      listed('vichada', 'guainia', 'vaupes'),
    ],
    [
      listed('amazonas', 'putumayo', 'guaviare'),
      listed('meta-west', 'neiva', 'huila'),
      listed('pasto', 'narino', 'choco'),
    ],
  ],
  // D7 A neighbour that has become a space is tried before the space that shares its cell.
  shares: [
    { cell: AT.narino, first: AT.ecuador },
    { cell: AT.choco, first: AT.panama },
  ],
});

export interface LocDraw {
  readonly space: Space;
  readonly city: Draw;
  /** The die, where the City did not decide. */
  readonly roll: number | undefined;
}

/** 8.3 Of LoCs that are equal by Econ one beside a random City, then by die. */
export function randomLoc(state: State, dice: Chance, equal: readonly Space[]): LocDraw {
  const touched = CITIES.filter((city) => adjacent(state, city).some((beside) => equal.includes(beside)));
  const city = CHART.draw(dice, touched);
  const beside = equal.filter((loc) => adjacent(state, city.space).includes(loc));
  if (beside.length === 1) return { space: beside[0] as Space, city, roll: undefined };
  const { index, roll } = evenDie(dice, beside.length);
  return { space: beside[index] as Space, city, roll };
}
