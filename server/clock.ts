/** What time it is, and being woken now and then. Tests bring a clock of their own and move it. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Does something over and over; gives what ends it. */
  every(ms: number, work: () => Promise<void>): () => void;
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
