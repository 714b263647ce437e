import { LANGUAGES, type Language } from '@sandtable/engine';
import { en } from './en.ts';
import { ja } from './ja.ts';

/** A language that lacks a sentence, or takes other parameters, does not compile. */
export type Words = {
  readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K];
};

export const WORDS: Readonly<Record<Language, Words>> = { en, ja };

export function isLanguage(given: string): given is Language {
  return LANGUAGES.some((language) => language === given);
}

/** The language of the arguments, or that of the environment, or English. */
export function languageOf(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const at = args.findIndex((arg) => arg === '--language' || arg === '-l');
  const given =
    at < 0 ? args.find((arg) => arg.startsWith('--language='))?.slice('--language='.length) : args[at + 1];
  if (given !== undefined && isLanguage(given)) return given;
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  return [LC_ALL, LC_MESSAGES, LANG]
    .find((value) => value !== undefined && value !== '')
    ?.startsWith('ja') === true
    ? 'ja'
    : 'en';
}
