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

export const FULL: Effort = { runs: 7, seconds: 0.4 };

/** How often a second, at best: `work` does a piece and says how many times over. */
export function rate(work: () => number, { runs, seconds }: Effort): number {
  let best = 0;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    let done = 0;
    let passed = 0;
    do {
      done += work();
      passed = performance.now() - start;
    } while (passed < seconds * 1000);
    best = Math.max(best, (done / passed) * 1000);
  }
  return best;
}
