/** Plays the games of a study over all cores and hands them on in their order, each as soon as it can be. */
import type { Contest } from '@sandtable/players';
import { inParallel } from '@sandtable/players/pool';
import { type Played, type SimTask, seedOf } from './played.ts';

export interface Run {
  readonly contests: readonly Contest[];
  readonly isKept: boolean;
  readonly workers: number | undefined;
  /** The module that runs in the threads. */
  readonly script: URL;
  /** Resolves when somebody has seen enough. */
  readonly stop: Promise<void>;
  /** Called for each game in the order of the contests. */
  readonly row: (played: Played) => void;
  readonly progress: (done: number) => void;
}

/** How it ended: every game was played, or it was stopped, or a thread died. Then the rows are those of the games that had ended. */
export type RunEnd = { readonly isWhole: boolean; readonly error?: unknown };

export async function runStudy(run: Run): Promise<RunEnd> {
  const { contests, isKept, script, workers, stop } = run;
  const shelf = new Shelf(
    contests.map(({ seed }) => seed),
    run.row,
  );
  const tasks = contests.map((contest) => ({ contest, isKept }));
  const progress = (done: number, played: Played): void => {
    shelf.put(played);
    run.progress(done);
  };
  let end: RunEnd;
  try {
    const done = await inParallel<SimTask, Played>(script, tasks, { workers, progress, stop });
    end = { isWhole: done.length === tasks.length };
  } catch (error) {
    end = { isWhole: false, error };
  }
  shelf.clear();
  return end;
}

/** Holds back what came too early. */
class Shelf {
  private readonly order: readonly string[];
  private readonly waiting = new Map<string, Played>();
  private readonly row: (played: Played) => void;
  private next = 0;

  constructor(order: readonly string[], row: (played: Played) => void) {
    this.order = order;
    this.row = row;
  }

  put(played: Played): void {
    this.waiting.set(seedOf(played), played);
    for (;;) {
      const seed = this.order[this.next] ?? '';
      const turn = this.waiting.get(seed);
      if (turn === undefined) return;
      this.waiting.delete(seed);
      this.next++;
      this.row(turn);
    }
  }

  /** Hands on the rest, with gaps. */
  clear(): void {
    for (const seed of this.order) {
      const played = this.waiting.get(seed);
      if (played !== undefined) this.row(played);
    }
    this.waiting.clear();
  }
}
