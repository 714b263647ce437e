/** How long ago, in the language of the page. */
import type { Language } from '@sandtable/engine';

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Undefined for less than a minute. */
export function ago(time: string, now: number, language: Language): string | undefined {
  const seconds = (Date.parse(time) - now) / 1000;
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length)
      return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
        Math.round(seconds / length),
        unit,
      );
  return undefined;
}
