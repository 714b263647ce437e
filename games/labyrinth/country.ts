/** What a country is, what lies beside it, and who is there (4.1 to 4.6). */
import { type Effect, isLapsing } from './effects.ts';
import { adjacentTo, ALL, areAdjacent, AT, type Country, isMuslim, isNonMuslim, MUSLIM } from './map.ts';
import {
  ADVERSARY,
  type Alignment,
  ALLY,
  CELLS,
  GOOD,
  type Governance,
  HARD,
  ISLAMIST_RULE,
  NATO_TROOPS,
  type Posture,
  type State,
  UNMARKED,
} from './state.ts';

// What a country is.

export const governance = (state: State, country: Country): Governance => state.governance[country] ?? 0;
export const alignment = (state: State, country: Country): Alignment => state.alignment[country] ?? 0;
export const usPosture = (state: State): Posture => state.posture[AT['united-states']] ?? 0;

export const isIslamist = (state: State, country: Country): boolean =>
  state.governance[country] === ISLAMIST_RULE;
export const isGood = (state: State, country: Country): boolean => state.governance[country] === GOOD;
export const isAlly = (state: State, country: Country): boolean => state.alignment[country] === ALLY;
export const isAdversary = (state: State, country: Country): boolean =>
  state.alignment[country] === ADVERSARY;
export const isHard = (state: State, country: Country): boolean => state.posture[country] === HARD;
/** 4.9.4 Neither Governance nor posture known. */
export const isUnmarked = (state: State, country: Country): boolean =>
  isMuslim(country)
    ? state.governance[country] === UNMARKED
    : isNonMuslim(country) && state.posture[country] === 0;
export const isRegimeChange = (state: State, country: Country): boolean =>
  (state.regimeChange[country] ?? 0) > 0;
export const isBesieged = (state: State, country: Country): boolean => (state.besieged[country] ?? 0) > 0;
export const aid = (state: State, country: Country): number => state.aid[country] ?? 0;
export const anyIslamist = (state: State): boolean => {
  for (let i = 0; i < MUSLIM.length; i++)
    if (state.governance[MUSLIM[i] as Country] === ISLAMIST_RULE) return true;
  return false;
};

// Where.

export const isInEffect = (state: State, effect: Effect): boolean =>
  isLapsing(effect) ? state.lapsing[effect] > 0 : state.effects[effect];
export const adjacent = (state: State, country: Country): readonly Country[] =>
  adjacentTo(country, state.effects['patriot-act']);
export const isAdjacent = (state: State, a: Country, b: Country): boolean =>
  areAdjacent(a, b, state.effects['patriot-act']);
/** Whether a country beside this one passes a test. */
export function isBeside(state: State, country: Country, test: (beside: Country) => boolean): boolean {
  const beside = adjacent(state, country);
  for (let i = 0; i < beside.length; i++) if (test(beside[i] as Country)) return true;
  return false;
}
/** Lines from one country to another (9.5.1, card 103). */
export function distance(state: State, from: Country, to: Country): number {
  const far = ALL.map(() => -1);
  far[from] = 0;
  const reached = [from];
  for (let i = 0; i < reached.length; i++) {
    const here = reached[i] as Country;
    if (here === to) return far[here] ?? 0;
    for (const beside of adjacent(state, here))
      if (far[beside] === -1) {
        far[beside] = (far[here] ?? 0) + 1;
        reached.push(beside);
      }
  }
  return Number.POSITIVE_INFINITY;
}

// Who is there.

export const hasSadr = (state: State, country: Country): boolean => country === AT.iraq && state.effects.sadr;
/** Cells that are cylinders: without Sadr. */
export const plainCells = (state: State, country: Country): number =>
  (state.sleepers[country] ?? 0) + (state.active[country] ?? 0);
/** 4.6 Cells; Sadr counts as one (D-54). */
export const cells = (state: State, country: Country): number =>
  plainCells(state, country) + (hasSadr(state, country) ? 1 : 0);
/** Cubes only: without NATO. */
export const cubes = (state: State, country: Country): number => state.troops[country] ?? 0;
/** 4.6 Troops; NATO counts as two (card 41). */
export const troops = (state: State, country: Country): number =>
  cubes(state, country) + (state.nato === country ? NATO_TROOPS : 0);
export const hasCadre = (state: State, country: Country): boolean => (state.cadre[country] ?? 0) > 0;
/** Cells on the map, Sadr included (2.1.1, D-V2). */
export const cellsOnMap = (state: State): number => CELLS - state.cellsOnTrack + (state.effects.sadr ? 1 : 0);
export const hasPlot = (state: State, country: Country): boolean => {
  for (let i = 0; i < state.plots.length; i++) if (state.plots[i]?.country === country) return true;
  return false;
};

/** 8.4 Where Jihad is possible at all; card 33 shields Pakistan. */
export const isJihadAllowed = (state: State, country: Country): boolean =>
  isMuslim(country) &&
  state.governance[country] !== ISLAMIST_RULE &&
  state.governance[country] !== UNMARKED &&
  !(country === AT.pakistan && state.effects['benazir-bhutto']);
