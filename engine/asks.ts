/** The ways rules ask. Thin generators around `yield`, typed so that an answer is one of the options offered. */
import type { Ask, Rules } from './contract.ts';

/** One seat picks one option. */
export function* choose<T extends string>(ask: Ask<T>): Rules<T> {
  // The match resumes only with an option it found in the ask's own list.
  return (yield ask) as T;
}

/** The numbers `from` to `to` as options. */
export function numbers(from: number, to: number): string[] {
  const list: string[] = [];
  for (let n = from; n <= to; n++) list.push(String(n));
  return list;
}
