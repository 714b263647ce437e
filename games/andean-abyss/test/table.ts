/** Tables for tests: a situation in a few words, rules run on it with given answers and forced dice. */
import { type Part, type Play as EnginePlay, play as enginePlay } from '@sandtable/engine/testing';
import { type Faction, type Kind, TABLE } from '../forces.ts';
import { andeanAbyss } from '../index.ts';
import { AT, CITIES, idOf, type SpaceId } from '../map.ts';
import { deploy, emptyTable, placeMarkers } from '../setup.ts';
import type { State, Variants } from '../state.ts';

const LEVELS = { AS: 2, PS: 1, N: 0, PO: -1, AO: -2 } as const;

/** Pieces by kind, `level` as AS, PS, N, PO or AO, `terror` (or Sabotage) as a number. */
export type Here = Partial<Record<Kind, number>> & { level?: keyof typeof LEVELS; terror?: number };

export interface Situation {
  readonly spaces?: Partial<Record<SpaceId, Here>>;
  readonly resources?: Partial<Record<Faction, number>>;
  readonly state?: Partial<State>;
  readonly variants?: Partial<Variants>;
}

export const VARIANTS: Variants = {
  nonPlayers: [],
  pairs: [],
  hiddenNext: false,
  eligibility: 'standard',
  finalPropaganda: 4,
};

/** A map with only this on it. */
export function situation(given: Situation = {}): State {
  return arranged(emptyTable({ ...VARIANTS, ...given.variants }), given);
}

/** The standard set-up, changed as given. */
export function standard(given: Situation = {}): State {
  const state = emptyTable({ ...VARIANTS, ...given.variants });
  placeMarkers(state);
  deploy(state);
  return arranged(state, given);
}

function arranged(state: State, given: Situation): State {
  for (const [id, wanted] of Object.entries(given.spaces ?? {})) {
    const space = AT[id as SpaceId];
    for (const kind of TABLE.kinds) {
      const pieces = wanted[kind];
      if (pieces !== undefined) TABLE.place(state, space, kind, pieces - TABLE.count(state, space, kind));
    }
    if (wanted.level !== undefined) state.levels[space] = LEVELS[wanted.level];
    if (wanted.terror !== undefined) state.markers[space] = wanted.terror;
  }
  Object.assign(state.resources, given.resources);
  Object.assign(state, given.state);
  return state;
}

/** Every City at this level. */
export const cities = (level: keyof typeof LEVELS): Partial<Record<SpaceId, Here>> =>
  Object.fromEntries(CITIES.map((space) => [idOf(space), { level }]));

export type Play = EnginePlay<State>;

/** Runs a part of the rules with answers, in order, and the dice to come. Stops at the first ask beyond the answers. */
export const play = (
  state: State,
  rules: Part<State>,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play => enginePlay(andeanAbyss, state, answers, rolls, rules);

/** What stands in a space: pieces by kind, without zeros. */
export function here(state: State, id: SpaceId): Partial<Record<Kind, number>> {
  const found: Partial<Record<Kind, number>> = {};
  for (const kind of TABLE.kinds) {
    const count = TABLE.count(state, AT[id], kind);
    if (count > 0) found[kind] = count;
  }
  return found;
}

export const levelOf = (state: State, id: SpaceId): string =>
  Object.entries(LEVELS).find(([, value]) => value === state.levels[AT[id]])?.[0] ?? '?';

export const terrorIn = (state: State, id: SpaceId): number => state.markers[AT[id]] ?? 0;
