/** What all parts of an owner's file have in common: entries that are confirmed, and names. */
import { type Fields, isFields, type Json, reader } from '@sandtable/engine';
import type { OwnName } from '../state.ts';
import { titlesEn } from '../text/titles.en.ts';
import { titlesJa } from '../text/titles.ja.ts';

const { entry, flag, text } = reader('B2.1');

/** An entry of the file: what it says, whether that differs from ours, and whether it counts as known from now on. */
export interface Owned<T> {
  readonly value: T;
  readonly isChanged: boolean;
  readonly isKnown: boolean;
}

/** Whether all entries that do not say so themselves are confirmed. */
export type Confirmed = boolean | undefined;

export function confirmedIn(fields: Fields, where: string, usual: Confirmed): Confirmed {
  const given = fields['confirmed'];
  return given === undefined ? usual : flag(given, where === '' ? 'confirmed' : `${where}.confirmed`);
}

/** An entry is confirmed by an explicit word, otherwise by what differs from ours. */
export const owned = <T>(value: T, isChanged: boolean, confirmed: Confirmed): Owned<T> => ({
  value,
  isChanged,
  isKnown: confirmed ?? isChanged,
});

/** Whether two things are written alike; the order of fields does not matter. */
export const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** No title is longer. */
const MOST_LETTERS = 60;

/** What we call a card. */
export const titles = (card: number): Required<OwnName> => ({
  en: titlesEn[card] ?? '',
  ja: titlesJa[card] ?? '',
});

/** A name for both languages, or one for each; only what differs from ours. */
export function readName(given: Json | undefined, where: string, card: number): OwnName | undefined {
  if (given === undefined) return undefined;
  const said = isFields(given) ? entry(given, where, ['en', 'ja']) : { en: given, ja: given };
  const ours = titles(card);
  const name: { en?: string; ja?: string } = {};
  for (const language of ['en', 'ja'] as const) {
    if (said[language] === undefined) continue;
    const at = isFields(given) ? `${where}.${language}` : where;
    const called = text(said[language], at, MOST_LETTERS);
    if (called !== ours[language]) name[language] = called;
  }
  return name.en === undefined && name.ja === undefined ? undefined : name;
}
