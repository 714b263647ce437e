/** Plays the games of a study over all cores and hands them on in their order, each as soon as it can be. */
import type { Contest } from '@sandtable/players';
import { inParallel } from '@sandtable/players/pool';
import type { SimTask } from '../commands/sim-worker.ts';
import type { Played } from './rows.ts';

export interface Run {
  /** The built file of its threads. */
  readonly script: URL;
  readonly contests: readonly Contest[];
  readonly isKept: boolean;
  readonly workers: number | undefined;
  /** Resolves when somebody has seen enough. */
  readonly stop: Promise<void>;
  /** Called for each game in the order of the contests. */
  readonly row: (played: Played) => void;
  readonly progress: (done: number) => void;
}

/** True when all were played; false when the run was stopped: then the rows are those of the games that had ended. */
export async function runStudy(run: Run): Promise<boolean> {
  const { contests, isKept } = run;
  const shelf = new Shelf(
    contests.map(({ seed }) => seed),
    run.row,
  );
  const work = inParallel<SimTask, Played>(
    run.script,
    contests.map((contest) => ({ contest, isKept })),
    {
      workers: run.workers,
      progress: (done, played) => {
        shelf.put(played);
        run.progress(done);
      },
    },
  );
  const isWhole = await Promise.race([work.then(() => true), run.stop.then(() => false)]);
  shelf.clear();
  return isWhole;
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
    this.waiting.set(played.outcome.seed, played);
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
