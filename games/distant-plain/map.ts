/** The map (1.3): spaces, what they are, and what lies beside what. */
import { bySpace, type Space, spaceMap, touching } from '@sandtable/coin';

/** Kabul, the provinces of Afghanistan, those of Pakistan, the LoCs. */
export const SPACES = [
  'kabul',
  'badakhshan',
  'badghis',
  'baghlan',
  'balkh',
  'bamian',
  'farah',
  'faryab',
  'ghazni',
  'ghowr',
  'helmand',
  'herat',
  'kandahar',
  'khowst',
  'konduz',
  'nimruz',
  'nuristan',
  'oruzgan',
  'paktika',
  'samangan',
  'sar-e-pol',
  'zabol',
  'northwest-frontier',
  'waziristan',
  'balochistan',
  'loc-kabul-tor-kham',
  'loc-kandahar-spin-boldak',
  'loc-kabul-aibak',
  'loc-shibirghan-aibak',
  'loc-farah-kandahar',
  'loc-toraghondi-farah',
  'loc-kandahar-kabul',
] as const;

export type SpaceId = (typeof SPACES)[number];

export type { Space };

export const TERRAINS = ['mountain', 'plain'] as const;
export type Terrain = (typeof TERRAINS)[number];

interface SpaceFacts {
  readonly kind: 'city' | 'province' | 'loc';
  readonly country: 'afghanistan' | 'pakistan';
  /** 1.3.2, 1.3.3 As printed, without returnees; 0 for LoCs. */
  readonly population: number;
  /** 1.3.4; 0 for what is no LoC. */
  readonly econ: number;
  /** Only provinces have one (1.3.2). */
  readonly terrain: Terrain | null;
  readonly pashtun: boolean;
}

const province = (population: number, terrain: Terrain, pashtun = false): SpaceFacts => ({
  kind: 'province',
  country: 'afghanistan',
  population,
  econ: 0,
  terrain,
  pashtun,
});
const pakistan = (population: number, terrain: Terrain, pashtun = false): SpaceFacts => ({
  ...province(population, terrain, pashtun),
  country: 'pakistan',
});
const loc = (econ: number): SpaceFacts => ({
  kind: 'loc',
  country: 'afghanistan',
  population: 0,
  econ,
  terrain: null,
  pashtun: false,
});

/** D5, D6: the terrain, and the population of Pakistan, are not certain; an owner's file may correct them. */
const FACTS: Readonly<Record<SpaceId, SpaceFacts>> = {
  kabul: { kind: 'city', country: 'afghanistan', population: 3, econ: 0, terrain: null, pashtun: true },
  badakhshan: province(1, 'mountain'),
  badghis: province(1, 'plain'),
  baghlan: province(2, 'mountain'),
  balkh: province(2, 'plain'),
  bamian: province(1, 'mountain'),
  farah: province(0, 'plain', true),
  faryab: province(1, 'plain'),
  ghazni: province(1, 'mountain', true),
  ghowr: province(1, 'mountain', true),
  helmand: province(1, 'plain', true),
  herat: province(1, 'plain'),
  kandahar: province(2, 'plain', true),
  khowst: province(2, 'mountain', true),
  konduz: province(2, 'plain'),
  nimruz: province(0, 'plain', true),
  nuristan: province(2, 'mountain', true),
  oruzgan: province(1, 'mountain', true),
  paktika: province(1, 'mountain', true),
  samangan: province(0, 'mountain'),
  'sar-e-pol': province(0, 'mountain'),
  zabol: province(0, 'mountain', true),
  'northwest-frontier': pakistan(1, 'mountain', true),
  waziristan: pakistan(1, 'mountain', true),
  balochistan: pakistan(0, 'plain'),
  'loc-kabul-tor-kham': loc(4),
  'loc-kandahar-spin-boldak': loc(3),
  'loc-kabul-aibak': loc(1),
  'loc-shibirghan-aibak': loc(1),
  'loc-farah-kandahar': loc(1),
  'loc-toraghondi-farah': loc(1),
  'loc-kandahar-kabul': loc(1),
};

/** 1.3.6 What each space touches among those after it in SPACES: every pair once, so that it holds both ways. */
const BORDERS: Readonly<Partial<Record<SpaceId, string>>> = {
  kabul: 'baghlan bamian khowst nuristan samangan loc-kabul-tor-kham loc-kabul-aibak loc-kandahar-kabul',
  badakhshan: 'baghlan konduz nuristan northwest-frontier',
  badghis: 'faryab ghowr herat sar-e-pol loc-toraghondi-farah',
  baghlan: 'balkh konduz nuristan samangan loc-kabul-aibak loc-shibirghan-aibak',
  balkh: 'faryab konduz samangan sar-e-pol loc-kabul-aibak loc-shibirghan-aibak',
  bamian: 'ghazni khowst oruzgan samangan sar-e-pol loc-kandahar-kabul',
  farah: 'ghowr herat nimruz loc-farah-kandahar loc-toraghondi-farah',
  faryab: 'sar-e-pol loc-shibirghan-aibak',
  ghazni: 'khowst oruzgan paktika zabol loc-kandahar-kabul',
  ghowr: 'helmand herat nimruz oruzgan sar-e-pol loc-farah-kandahar loc-toraghondi-farah',
  helmand: 'kandahar nimruz oruzgan balochistan loc-farah-kandahar',
  herat: 'loc-toraghondi-farah',
  kandahar:
    'oruzgan zabol waziristan balochistan loc-kandahar-spin-boldak loc-farah-kandahar loc-kandahar-kabul',
  khowst: 'nuristan paktika northwest-frontier waziristan loc-kabul-tor-kham loc-kandahar-kabul',
  nimruz: 'balochistan loc-farah-kandahar loc-toraghondi-farah',
  nuristan: 'northwest-frontier loc-kabul-tor-kham',
  oruzgan: 'sar-e-pol zabol loc-kandahar-spin-boldak loc-farah-kandahar loc-kandahar-kabul',
  paktika: 'zabol waziristan loc-kandahar-kabul',
  samangan: 'sar-e-pol loc-kabul-aibak loc-shibirghan-aibak',
  'sar-e-pol': 'loc-shibirghan-aibak',
  zabol: 'waziristan loc-kandahar-spin-boldak loc-farah-kandahar loc-kandahar-kabul',
  'northwest-frontier': 'waziristan loc-kabul-tor-kham',
  waziristan: 'balochistan loc-kandahar-spin-boldak',
  'loc-kandahar-spin-boldak': 'loc-farah-kandahar loc-kandahar-kabul',
  'loc-kabul-aibak': 'loc-shibirghan-aibak',
  'loc-farah-kandahar': 'loc-toraghondi-farah loc-kandahar-kabul',
};

export const MAP = spaceMap(SPACES);
export const { AT, spaceOf, idOf, marks } = MAP;

/** What a space is. */
export const factsOf = bySpace(MAP.all, (space) => FACTS[idOf(space)]);

const TOUCHING = touching(SPACES, BORDERS);

/** 1.3.6 The spaces beside this one. */
export const adjacentOf = (space: Space): readonly Space[] => TOUCHING[space] ?? [];

export const isLoc = bySpace(MAP.all, (space) => factsOf(space).kind === 'loc');
export const isProvince = bySpace(MAP.all, (space) => factsOf(space).kind === 'province');
export const isPakistan = bySpace(MAP.all, (space) => factsOf(space).country === 'pakistan');
export const isPashtun = bySpace(MAP.all, (space) => factsOf(space).pashtun);
export const econOf = bySpace(MAP.all, (space) => factsOf(space).econ);
/** 1.6.1 People whose allegiance counts, without returnees: none in Pakistan. */
export const afghansOf = bySpace(MAP.all, (space) =>
  factsOf(space).country === 'pakistan' ? 0 : factsOf(space).population,
);

export const ALL_SPACES = MAP.all;
export const LOCS = ALL_SPACES.filter(isLoc);
export const PAKISTAN = ALL_SPACES.filter(isPakistan);
/** Kabul and all provinces. */
export const LANDS = ALL_SPACES.filter((space) => !isLoc(space));
/** Kabul and the Afghan provinces: what can be controlled for victory, and whose people count (1.6.1, 1.7). */
export const AFGHAN_LANDS = LANDS.filter((space) => !isPakistan(space));
/** All but Pakistan: where pieces of anybody may stand (1.4.2). */
export const AFGHANISTAN = ALL_SPACES.filter((space) => !isPakistan(space));

/** 4.3.1 Markers of returnees, each worth 1 population, one to a space at most. */
export const RETURNEES = 6;

/** The figures of the map that an owner's file may correct (D5, D6). */
export interface MapFigures {
  /** By space; null for Kabul and the LoCs. */
  readonly terrain: readonly (Terrain | null)[];
  /** By space, without returnees. */
  readonly population: readonly number[];
}

export const PRINTED_FIGURES: MapFigures = {
  terrain: ALL_SPACES.map((space) => factsOf(space).terrain),
  population: ALL_SPACES.map((space) => factsOf(space).population),
};
