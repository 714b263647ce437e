/** How the charts choose: the best by one priority after the other, then chance (9.4.2, 9.5). */
import { AT, type Country } from '../map.ts';
import { because, type Mind, type PlainReason } from './mind.ts';
import { randomCountry } from './random.ts';

export interface Key {
  /** Said when it tells candidates apart. */
  readonly reason?: PlainReason;
  readonly value: (country: Country) => number | boolean;
}

/** The countries with the highest value, key by key. */
export function best(mind: Mind, among: readonly Country[], keys: readonly Key[]): readonly Country[] {
  let top = among;
  for (const { reason, value } of keys) {
    if (top.length <= 1) return top;
    const values = top.map((country) => Number(value(country)));
    const highest = Math.max(...values);
    const kept = top.filter((_, i) => values[i] === highest);
    if (kept.length < top.length && reason !== undefined) because(mind, reason);
    top = kept;
  }
  return top;
}

/** The best, and of equals one at random; `tie` is said then. */
export function settle(
  mind: Mind,
  among: readonly Country[],
  keys: readonly Key[],
  tie: PlainReason,
): Country {
  const top = best(mind, among, keys);
  if (top.length === 1) return top[0] as Country;
  because(mind, tie);
  return randomCountry(mind, top);
}

export const isPakistan = (country: Country): boolean => country === AT.pakistan;
