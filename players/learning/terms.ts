/**
 * An experiment: the weights of the features themselves, by ridge regression from those that stand. It may lower the loss
 * and win no more games, so that what it finds is only a candidate (docs/opponents.md).
 */
import type { Weights } from '@sandtable/engine';
import type { Games } from './calibration.ts';
import type { Row } from './rows.ts';

type Terms = Weights['terms'];

/** Of the target so much is the result; the rest what the value says at the seat's next moment. */
const RESULT = 0.7;
/** What a weight costs that differs from the one that stands, in games. */
const RIDGE = 2;
const STEPS = 300;
const PACE = 0.5;

interface Lesson {
  /** Own figures less the mean of the rivals', so that a lead is what counts. */
  readonly leads: readonly number[];
  readonly rivals: readonly (readonly number[])[];
  readonly own: readonly number[];
  readonly target: number;
  readonly weight: number;
}

export function fitTerms(games: Games, names: readonly string[], now: Terms): Terms {
  const lessons = games.flatMap((rows) => lessonsOf(rows));
  const spread = names.map((_, i) => spreadOf(lessons, i));
  const first = names.map((name) => now[name] ?? 0);
  const weights = [...first];
  for (let step = 0; step < STEPS; step++) {
    const slope = names.map((_, i) => RIDGE * ((weights[i] ?? 0) - (first[i] ?? 0)) * (spread[i] ?? 1) ** 2);
    for (const lesson of lessons) addSlope(slope, lesson, weights);
    for (let i = 0; i < names.length; i++) {
      const scale = spread[i] ?? 0;
      if (scale > 0)
        weights[i] = (weights[i] ?? 0) - (PACE * (slope[i] ?? 0)) / (scale * scale * (games.length + RIDGE));
    }
  }
  return Object.fromEntries(names.map((name, i) => [name, rounded(weights[i] ?? 0)]));
}

function lessonsOf(rows: readonly Row[]): readonly Lesson[] {
  return rows.map(({ seat, won, sides: [own = [], ...rivals] }, at) => {
    const next = rows.slice(at + 1).find((row) => row.seat === seat);
    const target = next === undefined ? won : RESULT * won + (1 - RESULT) * next.said;
    const leads = own.map(
      (figure, i) =>
        figure - rivals.reduce((sum, rival) => sum + (rival[i] ?? 0), 0) / Math.max(1, rivals.length),
    );
    return { leads, own, rivals, target, weight: 1 / rows.length };
  });
}

/** The slope of the cross-entropy of the own share of exp(standing). */
function addSlope(
  slope: number[],
  { own, rivals, target, weight }: Lesson,
  weights: readonly number[],
): void {
  const sides = [own, ...rivals];
  const standings = sides.map((side) => side.reduce((sum, figure, i) => sum + figure * (weights[i] ?? 0), 0));
  const best = Math.max(...standings);
  const shares = standings.map((standing) => Math.exp(standing - best));
  const total = shares.reduce((sum, share) => sum + share, 0);
  const chance = (shares[0] ?? 0) / total;
  const others = total - (shares[0] ?? 0);
  for (let i = 0; i < slope.length; i++) {
    let theirs = 0;
    for (const [n, rival] of rivals.entries())
      theirs += (rival[i] ?? 0) * (others > 0 ? (shares[n + 1] ?? 0) / others : 0);
    slope[i] = (slope[i] ?? 0) + weight * (chance - target) * ((own[i] ?? 0) - theirs);
  }
}

function spreadOf(lessons: readonly Lesson[], i: number): number {
  const mean = lessons.reduce((sum, { leads }) => sum + (leads[i] ?? 0), 0) / Math.max(1, lessons.length);
  const squares = lessons.reduce((sum, { leads }) => sum + ((leads[i] ?? 0) - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, lessons.length));
}

const rounded = (figure: number): number => Math.round(figure * 10_000) / 10_000;
