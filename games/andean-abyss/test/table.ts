/** Tables for tests: a situation in a few words, rules run on it with given answers and forced dice. */
import { type Here as CoinHere, type Situation as CoinSituation, testTables } from '@sandtable/coin/testing';
import { TABLE } from '../forces.ts';
import { andeanAbyss } from '../index.ts';
import { CITIES, idOf, MAP } from '../map.ts';
import { deploy, emptyTable, placeMarkers } from '../setup.ts';
import type { Andes, State, Variants } from '../state.ts';

const LEVELS = { AS: 2, PS: 1, N: 0, PO: -1, AO: -2 } as const;
type LevelName = keyof typeof LEVELS;

export type Here = CoinHere<Andes, LevelName>;
export type Situation = CoinSituation<Andes, LevelName>;

export const VARIANTS: Variants = {
  nonPlayers: [],
  pairs: [],
  hiddenNext: false,
  eligibility: 'standard',
  finalPropaganda: 4,
};

const TABLES = testTables<Andes, unknown, LevelName>({
  game: andeanAbyss,
  map: MAP,
  table: TABLE,
  levels: LEVELS,
  variants: VARIANTS,
  emptyTable,
});
export const { situation, play, goOn, here, levelOf, terrorIn, cards } = TABLES;

/** The standard set-up, changed as given. */
export function standard(given: Situation = {}): State {
  const state = emptyTable({ ...VARIANTS, ...given.variants });
  placeMarkers(state);
  deploy(state);
  return TABLES.arranged(state, given);
}

/** Every City at this level. */
export const cities = (level: LevelName): NonNullable<Situation['spaces']> =>
  Object.fromEntries(CITIES.map((space) => [idOf(space), { level }]));
