/** What time it is, and being woken now and then. Tests bring a clock of their own and move it. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something over and over; gives what ends it. */
  every(ms: number, work: () => Promise<void>): () => void;
  /** Ends what it does by itself. */
  stop?(): void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  every(ms, work) {
    const timer = setInterval(() => void work(), ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};

/** A time as it is stored. */
export function stampOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** How often the difference to another clock is measured anew. */
const MEASURE_MS = 60_000;

/** The time of somebody else's clock, which several servers follow: what each adds to its own is measured. */
export async function following(clock: Clock, ask: () => Promise<number>): Promise<Clock> {
  let ahead = 0;
  const measure = async () => {
    const before = clock.now();
    const theirs = await ask();
    // It was read about half-way between.
    ahead = theirs - (before + clock.now()) / 2;
  };
  await measure();
  const stop = clock.every(MEASURE_MS, () => measure().catch(() => undefined));
  return {
    now: () => clock.now() + Math.round(ahead),
    every: (ms, work) => clock.every(ms, work),
    stop,
  };
}
