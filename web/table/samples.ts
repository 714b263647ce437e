/** The course of a game: margins and other figures at some of its moments. */
import type { Json } from '@sandtable/engine';
import type { BoardModule, GraphLine, Margin } from '../boards/board.ts';

export interface Sample {
  readonly moment: number;
  readonly margins: readonly Margin[];
  /** By graph. */
  readonly graphs: readonly (readonly GraphLine[])[];
}

export function sampleOf(board: BoardModule, moment: number, view: Json): Sample {
  return {
    moment,
    margins: board.margins?.(view) ?? [],
    graphs: (board.graphs ?? []).map(({ lines }) => lines(view)),
  };
}

/** Puts a sample in its place; what was taken back after it is gone. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  return [...samples.filter(({ moment }) => moment < sample.moment), sample];
}

/** Puts one in its place among the others. */
export function withPast(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const others = samples.filter(({ moment }) => moment !== sample.moment);
  return [...others, sample].toSorted((a, b) => a.moment - b.moment);
}

/** At most `count` moments spread evenly over the game, first and last included. */
export function spread(first: number, last: number, count: number): readonly number[] {
  const steps = Math.min(count - 1, last - first);
  if (steps <= 0) return [first];
  return Array.from({ length: steps + 1 }, (_, i) => first + Math.round((i * (last - first)) / steps));
}

/** The first and the last, then what lies halfway, and so on: the longer one reads, the finer it gets. */
export function coarseFirst(moments: readonly number[]): readonly number[] {
  const order = new Set([0, moments.length - 1]);
  for (let step = moments.length / 2; step >= 0.5; step /= 2)
    for (let at = step; at < moments.length; at += step) order.add(Math.floor(at));
  return [...order].flatMap((at) => moments[at] ?? []);
}
