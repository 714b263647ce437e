import type { Language } from '@sandtable/engine';
import { en } from './en.ts';
import type { LocalWords } from './local-en.ts';

/** English is the pattern: a word missing in another language does not compile. */
export type Same<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (given: infer G) => string
      ? (given: G) => string
      : Same<T[K]>;
};
export type Words = Same<typeof en>;

/** English is there with the page; the other language comes when somebody reads it. */
export const wordsIn = async (language: Language): Promise<Words> =>
  language === 'en' ? en : (await import('./ja.ts')).ja;

/** Of a page that plays by itself: its own, and the others without a word of a server. */
export const wordsAlone = async (
  words: Words,
  language: Language,
): Promise<{ readonly words: Words; readonly local: LocalWords }> =>
  (await import('./without-server.ts')).wordsAlone(words, language);

export { en };
