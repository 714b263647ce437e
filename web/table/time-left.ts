/** Clocks as they are shown. */
import type { ClockInfo } from '@sandtable/server/protocol';
import type { Words } from '../words/index.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is left now of a clock that came some time ago. */
export function leftNow({ left, runs, rests }: ClockInfo, passed: number, now: number): number {
  const isResting = rests !== undefined && Date.parse(rests) > now;
  return runs && !isResting ? Math.max(0, left - passed) : left;
}

export function lengthOf(words: Words, ms: number): string {
  return words.pace.length({
    days: Math.floor(ms / DAY_MS),
    hours: Math.floor((ms % DAY_MS) / HOUR_MS),
    minutes: Math.floor((ms % HOUR_MS) / MINUTE_MS),
  });
}

const two = (n: number) => String(n).padStart(2, '0');

/** Minutes and seconds when little is left, else in words. */
export function clockFace(words: Words, ms: number): string {
  if (ms >= HOUR_MS) return lengthOf(words, ms);
  return `${Math.floor(ms / MINUTE_MS)}:${two(Math.floor((ms % MINUTE_MS) / SECOND_MS))}`;
}
