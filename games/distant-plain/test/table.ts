/** Tables for tests: a situation in a few words, rules run on it with given answers and forced dice. */
import type { Ask } from '@sandtable/engine';
import { type Part, type Play as EnginePlay, play as enginePlay } from '@sandtable/engine/testing';
import { type Kind, TABLE } from '../forces.ts';
import { distantPlain } from '../index.ts';
import { AT, type SpaceId } from '../map.ts';
import { scenario, type ScenarioId } from '../scenarios.ts';
import { deploy, emptyTable, placeMarkers } from '../setup.ts';
import type { State, Variants } from '../state.ts';
import type { Islamabad, Treasurer } from '../tracks.ts';

const LEVELS = { S: 1, N: 0, O: -1 } as const;

/** Pieces by kind, `level` as S, N or O, `terror` (or Sabotage) and `returnees` as numbers. */
export type Here = Partial<Record<Kind, number>> & {
  level?: keyof typeof LEVELS;
  terror?: number;
  returnees?: number;
};

export interface Situation {
  readonly spaces?: Partial<Record<SpaceId, Here>>;
  readonly resources?: Partial<Record<Treasurer, number>>;
  readonly islamabad?: Islamabad;
  readonly state?: Partial<State>;
  readonly variants?: Partial<Variants>;
}

export const VARIANTS: Variants = {
  nonPlayers: [],
  pairs: [],
  hiddenNext: false,
  eligibility: 'standard',
  finalPropaganda: 5,
};

/** A map with only this on it. */
export const situation = (given: Situation = {}): State =>
  arranged(emptyTable({ ...VARIANTS, ...given.variants }), given);

/** The set-up of a scenario, changed as given. */
export function standard(id: ScenarioId, given: Situation = {}): State {
  const { deck } = scenario(id);
  const state = emptyTable({ ...VARIANTS, finalPropaganda: deck.piles, ...given.variants });
  placeMarkers(state, scenario(id));
  deploy(state, scenario(id));
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
    if (wanted.returnees !== undefined) state.returnees[space] = wanted.returnees;
  }
  Object.assign(state.resources, given.resources);
  if (given.islamabad !== undefined) state.islamabad = { box: given.islamabad, hard: false };
  Object.assign(state, given.state);
  return state;
}

export type Play = EnginePlay<State>;

/**
 * Runs a part of the rules with answers, in order, and the dice to come. Stops at the first ask beyond the answers. An
 * answer like `~kabul` is given only if it is on the menu: what goes without saying is not asked.
 */
export function play(
  state: State,
  rules: Part<State> | undefined,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play {
  const left = [...answers];
  const isMoot = (answer: string, menu: readonly string[]): boolean =>
    answer.startsWith('~') && !menu.includes(answer.slice(1));
  const next = (seat: string, ask: Ask): string | undefined => {
    while (left[0] !== undefined && isMoot(left[0], ask.options(seat))) left.shift();
    return left.shift()?.replace('~', '');
  };
  const played = enginePlay(distantPlain, state, next, rolls, rules);
  const unasked = left.filter((answer) => !isMoot(answer, played.menu));
  if (unasked.length > 0) throw new Error(`nobody asked for ${unasked.join(' ')}`);
  return played;
}

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
