/** Tables for tests: a situation in a few words, rules run on it with given answers and forced dice. */
import type { Rules, Table } from '@sandtable/engine';
import { type Part, type Play as EnginePlay, play as enginePlay } from '@sandtable/engine/testing';
import { act } from '../action.ts';
import { CARDS, type Side, SIDES } from '../cards.ts';
import type { Lapsing, Lasting } from '../effects.ts';
import { labyrinth } from '../index.ts';
import { AT, type CountryId } from '../map.ts';
import { operate } from '../operations/index.ts';
import { newPhase } from '../phases.ts';
import { FRAME } from '../play-card.ts';
import { type ScenarioId, SCENARIOS } from '../scenarios.ts';
import { emptyTable, layOut } from '../setup.ts';
import type { Alignment, Governance, PlotValue, Posture, State } from '../state.ts';
import type { Variants } from '../variants.ts';
import { GameOver } from '../victory.ts';

/** `'poor ally'`, `'fair'` (then Neutral), `'ir'` (then Adversary), `'hard'`, `'soft'`. */
type Standing = string;

export interface Here {
  readonly is?: Standing;
  readonly sleepers?: number;
  readonly active?: number;
  readonly troops?: number;
  readonly aid?: number;
  readonly besieged?: true;
  readonly cadre?: true;
  readonly regimeChange?: 'tan' | 'green';
}

export type Countries = Partial<Record<CountryId, Here | Standing>>;

export interface Situation {
  readonly countries?: Countries;
  readonly us?: 'hard' | 'soft';
  readonly prestige?: number;
  readonly funding?: number;
  readonly effects?: readonly Lasting[];
  readonly lapsing?: readonly Lapsing[];
  readonly plots?: readonly (readonly [CountryId, PlotValue])[];
  readonly reserves?: Partial<Record<Side, number>>;
  readonly hands?: Partial<Record<Side, readonly number[]>>;
  /** The next card first; all others lie below. */
  readonly deck?: readonly number[];
  readonly discards?: readonly number[];
  readonly phase?: Side;
  readonly variants?: Partial<Variants>;
  readonly change?: (state: State) => void;
}

export const VARIANTS: Variants = {
  decks: 1,
  solo: false,
  evenDeal: false,
  ideology: 'none',
  printed: false,
  prestigePenalty: true,
  allOpium: false,
  softTravel: false,
  tables: null,
  figures: null,
};

const GOVERNANCE: readonly string[] = ['unmarked', 'good', 'fair', 'poor', 'ir'];
const ALIGNMENT: readonly string[] = ['none', 'ally', 'neutral', 'adversary'];
const POSTURE: readonly string[] = ['unmarked', 'soft', 'hard'];

/** A map with only this on it, the US Hard, Prestige 7 and Funding 9; one Sleeper in Iran if no cell is named. */
export function situation(given: Situation = {}): State {
  const state = emptyTable({ ...VARIANTS, ...given.variants });
  state.turn = 1;
  state.stage = { kind: 'cards' };
  return arranged(state, given);
}

/** The set-up of a scenario, changed as given, before the first hands. */
export function scenario(id: ScenarioId, given: Situation = {}): State {
  const state = emptyTable({ ...VARIANTS, ...given.variants });
  layOut(state, SCENARIOS[id]);
  return arranged(state, given);
}

function arranged(state: State, given: Situation): State {
  for (const [id, wanted] of Object.entries(given.countries ?? {}))
    put(state, id as CountryId, typeof wanted === 'string' ? { is: wanted } : wanted);
  if (state.cellsOnTrack === 15) put(state, 'iran', { sleepers: 1 });
  if (given.us !== undefined) state.posture[AT['united-states']] = given.us === 'hard' ? 2 : 1;
  state.prestige = given.prestige ?? state.prestige;
  state.funding = given.funding ?? state.funding;
  for (const effect of given.effects ?? []) state.effects[effect] = true;
  for (const effect of given.lapsing ?? []) state.lapsing[effect]++;
  for (const [id, value] of given.plots ?? []) {
    state.plots.push({ country: AT[id], value, most: 3, exact: false, shown: false, backlash: false });
    if (value < 4) state.available[value - 1] = (state.available[value - 1] ?? 0) - 1;
    else state.looseNukes--;
  }
  Object.assign(state.reserves, given.reserves);
  layCards(state, given);
  if (given.phase !== undefined) {
    state.phase = newPhase(given.phase);
    state.stage = { kind: 'cards' };
  }
  given.change?.(state);
  return state;
}

function put(state: State, id: CountryId, wanted: Here): void {
  const at = AT[id];
  for (const word of (wanted.is ?? '').split(' ')) {
    if (GOVERNANCE.includes(word)) {
      state.governance[at] = GOVERNANCE.indexOf(word) as Governance;
      if (state.alignment[at] === 0) state.alignment[at] = (word === 'ir' ? 3 : 2) as Alignment;
    }
    if (ALIGNMENT.includes(word)) state.alignment[at] = ALIGNMENT.indexOf(word) as Alignment;
    if (POSTURE.includes(word)) state.posture[at] = POSTURE.indexOf(word) as Posture;
  }
  const { sleepers = 0, active = 0, troops = 0, aid = 0 } = wanted;
  state.cellsOnTrack -= sleepers + active - (state.sleepers[at] ?? 0) - (state.active[at] ?? 0);
  state.troopsOnTrack -= troops - (state.troops[at] ?? 0);
  state.sleepers[at] = sleepers;
  state.active[at] = active;
  state.troops[at] = troops;
  state.aid[at] = aid;
  state.besieged[at] = wanted.besieged === true ? 1 : 0;
  state.cadre[at] = wanted.cadre === true ? 1 : 0;
  if (wanted.regimeChange !== undefined) state.regimeChange[at] = wanted.regimeChange === 'green' ? 2 : 1;
}

function layCards(state: State, given: Situation): void {
  for (const side of SIDES) state.hands[side].push(...(given.hands?.[side] ?? []));
  state.discards.push(...(given.discards ?? []));
  const top = given.deck ?? [];
  const placed = [...state.hands.us, ...state.hands.jihadist, ...state.discards, ...state.removed, ...top];
  const rest = CARDS.map((card) => card.number as number).filter((card) => !placed.includes(card));
  state.deck = [...rest, ...top.toReversed()];
}

export type Play = EnginePlay<State>;

/** Runs a part of the rules; the end of the game ends it. */
export function play(
  state: State,
  rules: Part<State>,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play {
  return enginePlay(labyrinth, state, answers, rolls, (table) => untilOver(table, rules));
}

function* untilOver(table: Table<State>, rules: Part<State>): Rules<void> {
  try {
    const running = rules(table);
    if (running !== undefined) yield* running;
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
  }
}

type Operation = Parameters<typeof operate>[1];

/** A side carries out an Operation with that value. */
export const operation = (
  state: State,
  side: Side,
  name: Operation,
  ops: number,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): Play => play(state, (table) => operate(act(table, side, '6.3', FRAME), name, ops), answers, rolls);

/** The game goes on from here, step after step, as long as there are answers. */
export const goOn = (state: State, answers: readonly string[] = [], rolls: readonly number[] = []): Play =>
  enginePlay(labyrinth, state, answers, rolls);

/** What a country is, in words: `'poor ally'`, `'hard'`. */
export function standing(state: State, id: CountryId): string {
  const at = AT[id];
  const alignment = state.alignment[at] ?? 0;
  const posture = state.posture[at] ?? 0;
  if (posture > 0) return POSTURE[posture] ?? '';
  const governance = GOVERNANCE[state.governance[at] ?? 0] ?? '';
  return alignment === 0 ? governance : `${governance} ${ALIGNMENT[alignment]}`;
}

/** What stands in a country, without zeros. */
export function here(state: State, id: CountryId): Record<string, number> {
  const at = AT[id];
  const counts: Record<string, number> = {
    sleepers: state.sleepers[at] ?? 0,
    active: state.active[at] ?? 0,
    troops: state.troops[at] ?? 0,
    aid: state.aid[at] ?? 0,
    besieged: state.besieged[at] ?? 0,
    cadre: state.cadre[at] ?? 0,
    regimeChange: state.regimeChange[at] ?? 0,
    plots: state.plots.filter((plot) => plot.country === at).length,
  };
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/** The values of the plots in a country. */
export const plotsIn = (state: State, id: CountryId): number[] =>
  state.plots.filter((plot) => plot.country === AT[id]).map((plot) => plot.value);

/** Every Muslim country of a list made so. */
export const all = (ids: readonly CountryId[], is: Standing): Partial<Record<CountryId, Standing>> =>
  Object.fromEntries(ids.map((id) => [id, is]));
