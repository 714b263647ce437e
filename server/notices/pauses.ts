/** When to try again what could not be sent: with growing pauses. */

const FIRST_MS = 30_000;
const GROWTH = 4;
const LONGEST_MS = 6 * 3600 * 1000;
/** What nobody could be told for so long is old news. */
export const GIVEN_UP_MS = 3 * 24 * 3600 * 1000;

/** How long to wait after so many failures in a row: half a minute, then ever longer. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * GROWTH ** Math.max(0, Math.min(failures, 20) - 1));
}
