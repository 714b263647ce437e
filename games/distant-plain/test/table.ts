/** Tables for tests: a situation in a few words, rules run on it with given answers and forced dice. */
import { type Here as CoinHere, type Situation as CoinSituation, testTables } from '@sandtable/coin/testing';
import type { Ask } from '@sandtable/engine';
import { type Part, type Play as EnginePlay, play as enginePlay } from '@sandtable/engine/testing';
import { TABLE } from '../forces.ts';
import { distantPlain } from '../index.ts';
import { MAP, type SpaceId, spaceOf } from '../map.ts';
import { scenario, type ScenarioId } from '../scenarios.ts';
import { deploy, emptyTable, placeMarkers } from '../setup.ts';
import type { Plain, State, Variants } from '../state.ts';
import type { Islamabad } from '../tracks.ts';

const LEVELS = { S: 1, N: 0, O: -1 } as const;
type LevelName = keyof typeof LEVELS;

/** `returnees` as a number besides. */
export type Here = CoinHere<Plain, LevelName> & { returnees?: number };

export interface Situation extends CoinSituation<Plain, LevelName> {
  readonly spaces?: Partial<Record<SpaceId, Here>>;
  readonly islamabad?: Islamabad;
}

export const VARIANTS: Variants = {
  nonPlayers: [],
  pairs: [],
  hiddenNext: false,
  eligibility: 'standard',
  finalPropaganda: 5,
};

const TABLES = testTables<Plain, unknown, LevelName>({
  game: distantPlain,
  map: MAP,
  table: TABLE,
  levels: LEVELS,
  variants: VARIANTS,
  emptyTable,
});
export const { here, levelOf, terrorIn, cards } = TABLES;

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
  for (const [id, { returnees }] of Object.entries(given.spaces ?? {})) {
    const space = spaceOf(id);
    if (space !== undefined && returnees !== undefined) state.returnees[space] = returnees;
  }
  if (given.islamabad !== undefined) state.islamabad = { box: given.islamabad, hard: false };
  return TABLES.arranged(state, given);
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
