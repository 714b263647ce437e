/** What a world is worth to a seat: a chance of winning, and what it is made of. */
import type { Features, Imagined, Mind, Result, SeatId, Weights } from '@sandtable/engine';

/** A chance, and the lead over the rivals by feature: what a feature adds to the own standing above their mean. */
export interface Appraisal {
  readonly chance: number;
  /** In the order of the features' names; nothing once the game is over. */
  readonly leads: readonly number[];
}

const NO_LEADS: readonly number[] = [];

/** Weights in the order of the names: what a mind of many worlds multiplies with. */
export class Value {
  private readonly features: Features;
  private readonly factors: readonly number[];
  private readonly weights: Weights;

  constructor({ features, weights }: Mind) {
    this.features = features;
    this.weights = weights;
    this.factors = features.names.map((name) => weights.terms[name] ?? 0);
  }

  /** The chance before calibration. */
  of(world: Pick<Imagined, 'state' | 'result'>, seat: SeatId): Appraisal {
    const { result, state } = world;
    if (result !== undefined) return { chance: shareOf(result, seat), leads: NO_LEADS };
    const rows = this.features.rows(state, this.features.sides(state, seat));
    return { chance: this.chanceOf(rows), leads: this.leadsOf(rows) };
  }

  /** A chance put right by what happened in play. */
  calibrated(chance: number, seat: SeatId): number {
    const { calibration } = this.weights;
    const { slope, shift } = calibration[seat] ?? calibration['all'] ?? { slope: 1, shift: 0 };
    const odds = Math.log(bounded(chance) / (1 - bounded(chance)));
    return 1 / (1 + Math.exp(-(slope * odds + shift)));
  }

  private chanceOf(rows: readonly (readonly number[])[]): number {
    const standings = rows.map((row) => this.standingOf(row));
    const best = Math.max(...standings);
    let total = 0;
    for (const standing of standings) total += Math.exp(standing - best);
    return Math.exp((standings[0] ?? 0) - best) / total;
  }

  private standingOf(row: readonly number[]): number {
    const { factors } = this;
    let sum = 0;
    for (let i = 0; i < factors.length; i++) sum += (factors[i] ?? 0) * (row[i] ?? 0);
    return sum;
  }

  private leadsOf([own = [], ...rivals]: readonly (readonly number[])[]): number[] {
    return this.factors.map((factor, i) => {
      let theirs = 0;
      for (const row of rivals) theirs += row[i] ?? 0;
      return factor * ((own[i] ?? 0) - (rivals.length === 0 ? 0 : theirs / rivals.length));
    });
  }
}

const SURE = 0.001;

function bounded(chance: number): number {
  return Math.min(1 - SURE, Math.max(SURE, chance));
}

/** 1 for a win, shared with those who win as well; half a win where nobody loses. */
export function shareOf({ winners, standings }: Result, seat: SeatId): number {
  if (winners.length === 0) return standings.every(({ rank }) => rank === 1) ? 0.5 : 0;
  if (!winners.includes(seat)) return 0;
  return winners.length === standings.length ? 0.5 : 1;
}
