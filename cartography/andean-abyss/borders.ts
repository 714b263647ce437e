import type { SpaceId } from '@sandtable/andean-abyss/map';
import type { Point } from '../lib/plane.ts';
import type { CityId, TownId } from './places.ts';

export type CountryId = 'panama' | 'ecuador' | 'peru' | 'brazil' | 'venezuela';
/** What a stretch of border parts: two departments, or a department and what lies outside the country. */
export type Side = SpaceId | CountryId | 'sea';
export type Corner = CityId | TownId | keyof typeof CORNERS;

/** Where borders meet outside any city or town (longitude, latitude). */
export const CORNERS = {
  castilletes: [-71.33, 11.85],
  catatumbo: [-72.7, 8.65],
  cubara: [-71.96, 7.01],
  'meta-mouth': [-69.43, 6.12],
  'guaviare-mouth': [-67.72, 4.04],
  cocuy: [-66.88, 1.22],
  'isana-line': [-69.84, 1.71],
  'apaporis-mouth': [-69.42, -1.24],
  leticia: [-69.96, -4.24],
  'peru-amazonas': [-74.41, -0.56],
  'peru-ecuador': [-75.28, -0.11],
  mataje: [-78.83, 1.43],
  'panama-pacific': [-77.9, 7.23],
  'panama-caribbean': [-77.37, 8.66],
  magdalena: [-74.6, 5.6],
  'meta-river': [-71.06, 4.92],
  'guaviare-north': [-71.06, 2.87],
  'guaviare-west': [-73.67, 1.63],
  'guaviare-south': [-72.04, 0.66],
  'guaviare-east': [-70.5, 2.79],
  'inirida-line': [-70.1, 2.1],
  apaporis: [-71.32, 0.13],
} as const satisfies Record<string, Point>;

/** The country's outline, clockwise from Santa Marta: from each corner to the next, the department inside and what is outside. */
export const OUTLINE: readonly (readonly [from: Corner, inside: SpaceId, outside: Side])[] = [
  ['santa-marta', 'cesar', 'sea'],
  ['castilletes', 'cesar', 'venezuela'],
  ['catatumbo', 'santander', 'venezuela'],
  ['cucuta', 'santander', 'venezuela'],
  ['cubara', 'arauca', 'venezuela'],
  ['meta-mouth', 'vichada', 'venezuela'],
  ['guaviare-mouth', 'guainia', 'venezuela'],
  ['cocuy', 'guainia', 'brazil'],
  ['isana-line', 'vaupes', 'brazil'],
  ['apaporis-mouth', 'amazonas', 'brazil'],
  ['leticia', 'amazonas', 'peru'],
  ['peru-amazonas', 'putumayo', 'peru'],
  ['peru-ecuador', 'putumayo', 'ecuador'],
  ['pasto', 'narino', 'ecuador'],
  ['mataje', 'narino', 'sea'],
  ['buenaventura', 'choco', 'sea'],
  ['panama-pacific', 'choco', 'panama'],
  ['panama-caribbean', 'choco', 'sea'],
  ['sincelejo', 'atlantico', 'sea'],
  ['cartagena', 'atlantico', 'sea'],
];

/** Borders the game shares with the real departments: Natural Earth's line between the two groups, from corner to corner. */
export const REAL: readonly {
  readonly parts: readonly [SpaceId, SpaceId];
  readonly some: readonly string[];
  readonly others: readonly string[];
  readonly from: Corner;
  readonly to: Corner;
  /** Where the real line is joined, if its nearest point to the corner would make an ugly bend (longitude, latitude). */
  readonly join?: Point;
}[] = [
  {
    parts: ['santander', 'arauca'],
    some: ['Boyacá'],
    others: ['Arauca', 'Casanare'],
    from: 'cubara',
    to: 'yopal',
  },
  {
    parts: ['meta-east', 'arauca'],
    some: ['Meta'],
    others: ['Casanare'],
    from: 'yopal',
    to: 'meta-river',
    join: [-71.75, 4.55],
  },
  {
    parts: ['arauca', 'vichada'],
    some: ['Arauca', 'Casanare'],
    others: ['Vichada'],
    from: 'meta-mouth',
    to: 'meta-river',
  },
  {
    parts: ['meta-east', 'vichada'],
    some: ['Meta'],
    others: ['Vichada'],
    from: 'meta-river',
    to: 'guaviare-north',
  },
  {
    parts: ['meta-east', 'guaviare'],
    some: ['Meta'],
    others: ['Guaviare'],
    from: 'san-jose-del-guaviare',
    to: 'guaviare-north',
  },
  {
    parts: ['meta-west', 'guaviare'],
    some: ['Meta'],
    others: ['Guaviare'],
    from: 'guaviare-west',
    to: 'san-jose-del-guaviare',
  },
  {
    parts: ['meta-west', 'putumayo'],
    some: ['Meta'],
    others: ['Caquetá'],
    from: 'neiva',
    to: 'guaviare-west',
  },
  {
    parts: ['guaviare', 'putumayo'],
    some: ['Guaviare'],
    others: ['Caquetá'],
    from: 'guaviare-west',
    to: 'guaviare-south',
  },
  {
    parts: ['vichada', 'guaviare'],
    some: ['Vichada'],
    others: ['Guaviare'],
    from: 'guaviare-north',
    to: 'guaviare-east',
  },
  {
    parts: ['vichada', 'guainia'],
    some: ['Vichada'],
    others: ['Guainía'],
    from: 'guaviare-east',
    to: 'guaviare-mouth',
  },
  {
    parts: ['guaviare', 'guainia'],
    some: ['Guaviare'],
    others: ['Guainía'],
    from: 'guaviare-east',
    to: 'inirida-line',
  },
  {
    parts: ['guaviare', 'vaupes'],
    some: ['Guaviare'],
    others: ['Vaupés'],
    from: 'inirida-line',
    to: 'guaviare-south',
  },
  {
    parts: ['guainia', 'vaupes'],
    some: ['Guainía'],
    others: ['Vaupés'],
    from: 'isana-line',
    to: 'inirida-line',
  },
  {
    parts: ['vaupes', 'putumayo'],
    some: ['Vaupés'],
    others: ['Caquetá'],
    from: 'guaviare-south',
    to: 'apaporis',
  },
  {
    parts: ['vaupes', 'amazonas'],
    some: ['Vaupés'],
    others: ['Amazonas'],
    from: 'apaporis',
    to: 'apaporis-mouth',
  },
  {
    parts: ['amazonas', 'putumayo'],
    some: ['Amazonas'],
    others: ['Caquetá', 'Putumayo'],
    from: 'peru-amazonas',
    to: 'apaporis',
  },
];
