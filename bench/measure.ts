/** Measuring on a machine that does other things as well: several short runs, and the best one counts. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

export interface Effort {
  readonly runs: number;
  readonly seconds: number;
}

export const FULL: Effort = { runs: 8, seconds: 0.3 };
/** Enough runs for a compiler that learns while it runs to have seen a whole rulebook. */
export const LONG: Effort = { runs: 48, seconds: 0.3 };

/** How often a second of one core, at best: `work` does a piece and says how many times over. */
export function rate(work: () => number, { runs, seconds }: Effort): number {
  let best = 0;
  for (let run = 0; run < runs; run++) {
    const clock = startClock();
    let done = 0;
    let passed = 0;
    do {
      done += work();
      passed = clock();
    } while (passed < seconds * 1000);
    best = Math.max(best, (done / passed) * 1000);
  }
  return best;
}

/** Milliseconds since the start, without those in which other programs had the core. */
export function startClock(): () => number {
  const start = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
}
