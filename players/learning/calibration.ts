/** Calibration: two numbers a seat that make told chances come true (Platt), and what they are worth on games not used. */
import type { Weights } from '@sandtable/engine';
import type { Row } from './rows.ts';

export type Calibration = Weights['calibration'];
type Platt = Calibration[string];

/** Rows by game: those of one game are too much alike to be parted. */
export type Games = readonly (readonly Row[])[];

/** One game in so many is kept back to see whether what was fitted holds. */
const KEPT_BACK = 4;
/** Doubt that keeps few games from saying much: so many games that the value already told the truth about. */
const DOUBT = 4;
const STEPS = 40;
const SURE = 0.001;

export const PLAIN: Platt = { slope: 1, shift: 0 };

const bounded = (chance: number): number => Math.min(1 - SURE, Math.max(SURE, chance));
const oddsOf = (chance: number): number => Math.log(bounded(chance) / (1 - bounded(chance)));

export const calibrated = (said: number, { slope, shift }: Platt): number =>
  1 / (1 + Math.exp(-(slope * oddsOf(said) + shift)));

/** What a seat is told by: its own numbers, or those of all. */
export const plattFor = (calibration: Calibration, seat: string): Platt =>
  calibration[seat] ?? calibration['all'] ?? PLAIN;

export const taught = (games: Games): Games => games.filter((_, i) => i % KEPT_BACK !== KEPT_BACK - 1);
export const keptBack = (games: Games): Games => games.filter((_, i) => i % KEPT_BACK === KEPT_BACK - 1);

/** For every seat that was asked, and for all together. */
export function calibrate(games: Games): Calibration {
  const seats = [...new Set(games.flat().map(({ seat }) => seat))].toSorted();
  const found: Record<string, Platt> = { all: fit(games) };
  for (const seat of seats) found[seat] = fit(games.map((rows) => rows.filter((row) => row.seat === seat)));
  return found;
}

/** Newton's method on the log loss, a game counting as one whatever its length. */
function fit(games: Games): Platt {
  let { slope, shift } = PLAIN;
  for (let step = 0; step < STEPS; step++) {
    // The prior: nothing to be put right.
    let [gradSlope, gradShift] = [DOUBT * (slope - 1), DOUBT * 0.25 * shift];
    let [slopes, both, shifts] = [DOUBT, 0, DOUBT * 0.25];
    for (const rows of games)
      for (const { said, won } of rows) {
        const odds = oddsOf(said);
        const chance = 1 / (1 + Math.exp(-(slope * odds + shift)));
        const weight = 1 / rows.length;
        const curve = weight * chance * (1 - chance);
        gradSlope += weight * (chance - won) * odds;
        gradShift += weight * (chance - won);
        slopes += curve * odds * odds;
        both += curve * odds;
        shifts += curve;
      }
    const whole = slopes * shifts - both * both;
    slope -= (shifts * gradSlope - both * gradShift) / whole;
    shift -= (slopes * gradShift - both * gradSlope) / whole;
  }
  return { slope: rounded(slope), shift: rounded(shift) };
}

const rounded = (figure: number): number => Math.round(figure * 1000) / 1000;

/** The mean log loss a row. */
export function lossOf(games: Games, calibration: Calibration): number {
  const rows = games.flat();
  let sum = 0;
  for (const { seat, said, won } of rows) {
    const chance = bounded(calibrated(said, plattFor(calibration, seat)));
    sum -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
  }
  return rows.length === 0 ? 0 : rounded(sum / rows.length);
}

/** Said against was. */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly said: number;
  readonly was: number;
  readonly positions: number;
}

const BANDS = 5;

export function bandsOf(games: Games, calibration: Calibration): readonly Band[] {
  const bands: Band[] = [];
  for (let i = 0; i < BANDS; i++) {
    const from = i / BANDS;
    const to = (i + 1) / BANDS;
    const here = games
      .flat()
      .map(({ seat, said, won }) => ({ said: calibrated(said, plattFor(calibration, seat)), won }))
      .filter(({ said }) => said >= from && (said < to || i === BANDS - 1));
    if (here.length === 0) continue;
    const mean = (of: (one: { said: number; won: number }) => number): number =>
      rounded(here.reduce((sum, one) => sum + of(one), 0) / here.length);
    bands.push({
      from,
      to,
      said: mean(({ said }) => said),
      was: mean(({ won }) => won),
      positions: here.length,
    });
  }
  return bands;
}

/**
 * How far what was told lies from what came, in standard errors; the positions of a game count as one, because they are
 * decided together.
 */
export function strain(games: Games, calibration: Calibration): number {
  let off = 0;
  let variance = 0;
  for (const rows of games) {
    if (rows.length === 0) continue;
    let told = 0;
    let came = 0;
    for (const { seat, said, won } of rows) {
      told += calibrated(said, plattFor(calibration, seat)) / rows.length;
      came += won / rows.length;
    }
    off += told - came;
    variance += told * (1 - told);
  }
  return variance === 0 ? 0 : Math.abs(off) / Math.sqrt(variance);
}
