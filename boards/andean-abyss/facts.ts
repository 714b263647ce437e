import type { Point, Rect } from '../lib/plane.ts';
import type { CountryId, DepartmentId } from './borders.ts';
import type { DepartmentShape, Label, LocShape } from './format.ts';
import type { LINES } from './lines.ts';
import type { CityId, TownId } from './places.ts';

/** What is printed on the board beside names. */
export const DEPARTMENTS: Record<DepartmentId, Pick<DepartmentShape, 'pop' | 'terrain'>> = {
  antioquia: { pop: 2, terrain: 'mountain' },
  huila: { pop: 2, terrain: 'mountain' },
  santander: { pop: 2, terrain: 'mountain' },
  cesar: { pop: 1, terrain: 'mountain' },
  arauca: { pop: 1, terrain: 'grassland' },
  'meta-east': { pop: 1, terrain: 'grassland' },
  vichada: { pop: 0, terrain: 'grassland' },
  atlantico: { pop: 1, terrain: 'forest' },
  choco: { pop: 1, terrain: 'forest' },
  guaviare: { pop: 1, terrain: 'forest' },
  'meta-west': { pop: 1, terrain: 'forest' },
  narino: { pop: 1, terrain: 'forest' },
  putumayo: { pop: 1, terrain: 'forest' },
  amazonas: { pop: 0, terrain: 'forest' },
  guainia: { pop: 0, terrain: 'forest' },
  vaupes: { pop: 0, terrain: 'forest' },
};

export const CITY_POPULATION: Record<CityId, number> = {
  bogota: 8,
  cali: 3,
  medellin: 3,
  bucaramanga: 2,
  ibague: 2,
  'santa-marta': 2,
  cartagena: 1,
  cucuta: 1,
  neiva: 1,
  pasto: 1,
  sincelejo: 1,
};

type LocId = keyof typeof LINES;

export const LOC_VALUES: Record<LocId, Pick<LocShape, 'econ' | 'kind'>> = {
  'loc-arauca-cucuta': { econ: 3, kind: 'pipeline' },
  'loc-ayacucho-cucuta': { econ: 3, kind: 'pipeline' },
  'loc-ayacucho-sincelejo': { econ: 3, kind: 'pipeline' },
  'loc-ayacucho-bucaramanga': { econ: 2, kind: 'pipeline' },
  'loc-ayacucho-santa-marta': { econ: 2, kind: 'pipeline' },
  'loc-medellin-sincelejo': { econ: 2, kind: 'pipeline' },
  'loc-bogota-neiva': { econ: 2, kind: 'pipeline' },
  'loc-bogota-yopal': { econ: 2, kind: 'pipeline' },
  'loc-bogota-bucaramanga-ibague': { econ: 2, kind: 'pipeline' },
  'loc-cartagena-sincelejo': { econ: 1, kind: 'pipeline' },
  'loc-ibague-medellin': { econ: 1, kind: 'pipeline' },
  'loc-cali-ibague': { econ: 1, kind: 'pipeline' },
  'loc-buenaventura-cali': { econ: 1, kind: 'pipeline' },
  'loc-cartagena-santa-marta': { econ: 1, kind: 'road' },
  'loc-bogota-san-jose': { econ: 1, kind: 'road' },
  'loc-cali-pasto': { econ: 1, kind: 'road' },
  'loc-neiva-pasto': { econ: 1, kind: 'road' },
  'loc-pasto-tumaco': { econ: 1, kind: 'road' },
};

/** Where a town's name stands, seen from its dot, and how wide it runs. */
export const TOWN_LABELS: Record<TownId, { dx: number; dy: number; anchor: Label['anchor']; width: number }> =
  {
    ayacucho: { dx: 10, dy: 16, anchor: 'start', width: 60 },
    'arauca-town': { dx: 12, dy: 2, anchor: 'start', width: 42 },
    yopal: { dx: 12, dy: 2, anchor: 'start', width: 36 },
    'san-jose-del-guaviare': { dx: 11, dy: -9, anchor: 'start', width: 56 },
    buenaventura: { dx: -10, dy: -10, anchor: 'end', width: 80 },
    tumaco: { dx: -4, dy: 17, anchor: 'middle', width: 50 },
  };

/** The countries an event can open as a space. The isthmus is too narrow for a room of its own, so Panamá's is set by hand. */
export const OPENED: Record<'ecuador' | 'panama', Rect | 'find'> = {
  ecuador: 'find',
  panama: [3, 386, 104, 88],
};

/** Where the other countries' names stand. */
export const COUNTRY_NAMES: Record<Exclude<CountryId, 'ecuador' | 'panama'>, Point> = {
  venezuela: [930, 285],
  peru: [480, 1074],
  brazil: [1030, 1010],
};
