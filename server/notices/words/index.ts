import type { Language } from '@sandtable/engine';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** English is the pattern: a word missing in another language does not compile. */
type Same<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (given: infer G) => string
      ? (given: G) => string
      : Same<T[K]>;
};
export type Words = Same<typeof en>;

export const WORDS: Readonly<Record<Language, Words>> = { en, ja };
