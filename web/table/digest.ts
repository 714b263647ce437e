/** What the others did since my last decision: a sentence a seat, of clauses that can be shown on the board. */
import { type Clause, clausesOf, type Digest, type SeatId } from '@sandtable/engine';
import type { Run, Step } from './steps.ts';

/** More turns than this are told seat by seat, not one after the other. */
const MOST_RUNS = 4;
/** Of more clauses the rest is left to the log. */
const MOST_CLAUSES = 8;

export interface Sentence {
  readonly seats: readonly SeatId[];
  /** The first step it tells of. */
  readonly first: number;
  readonly clauses: readonly Clause[];
  /** Clauses that have no room. */
  readonly more: number;
}

interface Told {
  readonly seats: readonly SeatId[];
  readonly first: number;
  readonly steps: readonly Step[];
}

export function digestOf(news: readonly Step[], runs: readonly Run[], digest: Digest): readonly Sentence[] {
  let from = 0;
  const turns: Told[] = runs.map(({ seats, first, count }) => {
    const steps = news.slice(from, from + count);
    from += count;
    return { seats, first, steps };
  });
  return (turns.length > MOST_RUNS ? bySeat(turns) : turns).flatMap(({ seats, first, steps }) => {
    const clauses = clausesOf(
      steps.flatMap(({ lines }) => lines),
      digest,
    );
    const shown = clauses.slice(0, MOST_CLAUSES);
    return clauses.length === 0
      ? []
      : [{ seats, first, clauses: shown, more: clauses.length - shown.length }];
  });
}

/** All that a seat did, across cards. */
function bySeat(turns: readonly Told[]): readonly Told[] {
  const all = new Map<string, Told>();
  for (const turn of turns) {
    const key = turn.seats.join();
    const found = all.get(key);
    all.set(key, found === undefined ? turn : { ...found, steps: [...found.steps, ...turn.steps] });
  }
  return [...all.values()];
}
