/** The map (1.3): spaces, what they are, and what lies beside what. */

import { bySpace, openings, type Space, spaceMap, touching } from '@sandtable/coin';

/** Every space. Ecuador and Panamá are spaces only once an Event has opened them (1.3.5). */
export const SPACES = [
  'bogota',
  'cali',
  'medellin',
  'bucaramanga',
  'ibague',
  'santa-marta',
  'cartagena',
  'cucuta',
  'neiva',
  'pasto',
  'sincelejo',
  'antioquia',
  'huila',
  'santander',
  'cesar',
  'arauca',
  'meta-east',
  'vichada',
  'atlantico',
  'choco',
  'guaviare',
  'meta-west',
  'narino',
  'putumayo',
  'amazonas',
  'guainia',
  'vaupes',
  'loc-arauca-cucuta',
  'loc-ayacucho-cucuta',
  'loc-ayacucho-sincelejo',
  'loc-ayacucho-bucaramanga',
  'loc-ayacucho-santa-marta',
  'loc-medellin-sincelejo',
  'loc-bogota-neiva',
  'loc-bogota-yopal',
  'loc-bogota-bucaramanga-ibague',
  'loc-cartagena-sincelejo',
  'loc-ibague-medellin',
  'loc-cali-ibague',
  'loc-buenaventura-cali',
  'loc-cartagena-santa-marta',
  'loc-bogota-san-jose',
  'loc-cali-pasto',
  'loc-neiva-pasto',
  'loc-pasto-tumaco',
  'ecuador',
  'panama',
] as const;

export type SpaceId = (typeof SPACES)[number];

export type { Space };

export type Terrain = 'forest' | 'mountain' | 'grassland';

export interface SpaceFacts {
  readonly kind: 'city' | 'department' | 'loc';
  /** 1.3.2, 1.3.3; 0 for LoCs. */
  readonly population: number;
  /** 1.3.4; 0 for what is no LoC. */
  readonly econ: number;
  readonly pipeline: boolean;
  /** Only Departments have one (1.3.2). D28: Ecuador has none, and grassland behaves that way. */
  readonly terrain: Terrain | null;
}

const city = (population: number): SpaceFacts => ({
  kind: 'city',
  population,
  econ: 0,
  pipeline: false,
  terrain: null,
});
const department = (population: number, terrain: Terrain): SpaceFacts => ({
  kind: 'department',
  population,
  econ: 0,
  pipeline: false,
  terrain,
});
const pipeline = (econ: number): SpaceFacts => ({
  kind: 'loc',
  population: 0,
  econ,
  pipeline: true,
  terrain: null,
});
const road = (econ: number): SpaceFacts => ({ ...pipeline(econ), pipeline: false });

const FACTS: Readonly<Record<SpaceId, SpaceFacts>> = {
  bogota: city(8),
  cali: city(3),
  medellin: city(3),
  bucaramanga: city(2),
  ibague: city(2),
  'santa-marta': city(2),
  cartagena: city(1),
  cucuta: city(1),
  neiva: city(1),
  pasto: city(1),
  sincelejo: city(1),
  antioquia: department(2, 'mountain'),
  huila: department(2, 'mountain'),
  santander: department(2, 'mountain'),
  cesar: department(1, 'mountain'),
  arauca: department(1, 'grassland'),
  'meta-east': department(1, 'grassland'),
  vichada: department(0, 'grassland'),
  atlantico: department(1, 'forest'),
  choco: department(1, 'forest'),
  guaviare: department(1, 'forest'),
  'meta-west': department(1, 'forest'),
  narino: department(1, 'forest'),
  putumayo: department(1, 'forest'),
  amazonas: department(0, 'forest'),
  guainia: department(0, 'forest'),
  vaupes: department(0, 'forest'),
  'loc-arauca-cucuta': pipeline(3),
  'loc-ayacucho-cucuta': pipeline(3),
  'loc-ayacucho-sincelejo': pipeline(3),
  'loc-ayacucho-bucaramanga': pipeline(2),
  'loc-ayacucho-santa-marta': pipeline(2),
  'loc-medellin-sincelejo': pipeline(2),
  'loc-bogota-neiva': pipeline(2),
  'loc-bogota-yopal': pipeline(2),
  'loc-bogota-bucaramanga-ibague': pipeline(2),
  'loc-cartagena-sincelejo': pipeline(1),
  'loc-ibague-medellin': pipeline(1),
  'loc-cali-ibague': pipeline(1),
  'loc-buenaventura-cali': pipeline(1),
  'loc-cartagena-santa-marta': road(1),
  'loc-bogota-san-jose': road(1),
  'loc-cali-pasto': road(1),
  'loc-neiva-pasto': road(1),
  'loc-pasto-tumaco': road(1),
  ecuador: department(0, 'grassland'),
  panama: department(0, 'forest'),
};

/** 1.3.6 What each space touches among those after it in SPACES: every pair once, so that it holds both ways. */
const BORDERS: Readonly<Partial<Record<SpaceId, string>>> = {
  bogota:
    'huila santander meta-east meta-west loc-bogota-neiva loc-bogota-yopal loc-bogota-bucaramanga-ibague loc-bogota-san-jose',
  cali: 'huila choco narino loc-cali-ibague loc-buenaventura-cali loc-cali-pasto',
  medellin: 'antioquia choco loc-medellin-sincelejo loc-ibague-medellin',
  bucaramanga: 'antioquia santander loc-ayacucho-bucaramanga loc-bogota-bucaramanga-ibague',
  ibague: 'antioquia huila choco loc-bogota-bucaramanga-ibague loc-ibague-medellin loc-cali-ibague',
  'santa-marta': 'cesar atlantico loc-ayacucho-santa-marta loc-cartagena-santa-marta',
  cartagena: 'atlantico loc-cartagena-sincelejo loc-cartagena-santa-marta',
  cucuta: 'santander loc-arauca-cucuta loc-ayacucho-cucuta',
  neiva: 'huila meta-west putumayo loc-bogota-neiva loc-neiva-pasto',
  pasto: 'huila narino putumayo loc-cali-pasto loc-neiva-pasto loc-pasto-tumaco ecuador',
  sincelejo:
    'antioquia atlantico choco loc-ayacucho-sincelejo loc-medellin-sincelejo loc-cartagena-sincelejo',
  antioquia:
    'huila santander cesar atlantico choco loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta loc-medellin-sincelejo loc-bogota-bucaramanga-ibague loc-ibague-medellin',
  huila:
    'santander choco meta-west narino putumayo loc-bogota-neiva loc-bogota-bucaramanga-ibague loc-cali-ibague loc-cali-pasto loc-neiva-pasto',
  santander:
    'cesar arauca meta-east atlantico loc-arauca-cucuta loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta loc-bogota-yopal loc-bogota-bucaramanga-ibague',
  cesar:
    'atlantico loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta',
  arauca: 'meta-east vichada loc-arauca-cucuta loc-bogota-yopal',
  'meta-east': 'vichada guaviare meta-west loc-bogota-yopal loc-bogota-san-jose',
  vichada: 'guaviare guainia',
  atlantico:
    'loc-ayacucho-cucuta loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta loc-cartagena-sincelejo loc-cartagena-santa-marta',
  choco: 'narino loc-medellin-sincelejo loc-ibague-medellin loc-cali-ibague loc-buenaventura-cali panama',
  guaviare: 'meta-west putumayo guainia vaupes loc-bogota-san-jose',
  'meta-west': 'putumayo loc-bogota-neiva loc-bogota-san-jose',
  narino: 'loc-buenaventura-cali loc-cali-pasto loc-pasto-tumaco ecuador',
  putumayo: 'amazonas vaupes loc-neiva-pasto ecuador',
  amazonas: 'vaupes',
  guainia: 'vaupes',
  'loc-ayacucho-cucuta': 'loc-ayacucho-sincelejo loc-ayacucho-bucaramanga loc-ayacucho-santa-marta',
  'loc-ayacucho-sincelejo': 'loc-ayacucho-bucaramanga loc-ayacucho-santa-marta',
  'loc-ayacucho-bucaramanga': 'loc-ayacucho-santa-marta',
  'loc-pasto-tumaco': 'ecuador',
};

export const MAP = spaceMap(SPACES);
export const { AT, spaceOf, idOf, marks } = MAP;

/** What a space is. */
export const factsOf = bySpace(MAP.all, (space) => FACTS[idOf(space)]);

const REGULAR = MAP.all.filter((space) => space !== AT.ecuador && space !== AT.panama);

export const CITIES = REGULAR.filter((space) => factsOf(space).kind === 'city');
export const LOCS = REGULAR.filter((space) => factsOf(space).kind === 'loc');
export const PIPELINES = LOCS.filter((space) => factsOf(space).pipeline);

export const populationOf = bySpace(MAP.all, (space) => factsOf(space).population);
export const econOf = bySpace(MAP.all, (space) => factsOf(space).econ);
export const isLoc = bySpace(MAP.all, (space) => factsOf(space).kind === 'loc');
export const isCity = bySpace(MAP.all, (space) => factsOf(space).kind === 'city');
export const isDepartment = bySpace(MAP.all, (space) => factsOf(space).kind === 'department');
export const isPipeline = bySpace(MAP.all, (space) => factsOf(space).pipeline);
export const isForest = bySpace(MAP.all, (space) => factsOf(space).terrain === 'forest');
export const isMountain = bySpace(MAP.all, (space) => factsOf(space).terrain === 'mountain');

/** Which of the two neighbours that can become spaces have been opened (1.3.5): a bit each. */
export type Opened = 0 | 1 | 2 | 3;
const { spacesWhen, adjacentOf } = openings(touching(SPACES, BORDERS), [AT.ecuador, AT.panama]);

/** 1.3.6 The spaces beside this one. */
export { adjacentOf };
/** Every space there is now, in the order of SPACES. */
export const spacesOf = spacesWhen(MAP.all);
/** The Departments there are now. */
export const departmentsOf = spacesWhen(MAP.all.filter(isDepartment));
/** Cities and Departments: all but the LoCs. */
export const landsOf = spacesWhen(MAP.all.filter((space) => !isLoc(space)));

const { listed } = MAP;

/** 1.3.5, D27 What borders the neighbours; a LoC between does not part a Department from them (1.3.6). */
export const BORDERING = {
  venezuela: listed(
    'cesar',
    'santander',
    'arauca',
    'vichada',
    'guainia',
    'cucuta',
    'loc-ayacucho-cucuta',
    'loc-arauca-cucuta',
  ),
  ecuador: listed('narino', 'putumayo', 'pasto', 'loc-pasto-tumaco'),
} as const;

/** 1.3.7, D27 Spaces by the sea. */
const COAST: readonly Space[] = listed(
  'santa-marta',
  'cartagena',
  'sincelejo',
  'cesar',
  'atlantico',
  'choco',
  'narino',
  'loc-cartagena-sincelejo',
  'loc-buenaventura-cali',
  'loc-cartagena-santa-marta',
  'loc-pasto-tumaco',
  'ecuador',
  'panama',
);
export const isCoastal = (space: Space): boolean => COAST.includes(space);
