/** Spaces in English: a filter becomes a noun with what stands before and after it. */
import type { OneOrMore, Where } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { listOf } from '../walk.ts';
import { type EnglishLexicon, word } from './lexicon.ts';

type Words = EnglishLexicon<Vocabulary>;
type Filter = Where<Vocabulary>;

/** "A", "A and B", "A, B and C". */
export function joined(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

const article = (phrase: string): string => `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;

export const namesOf = (words: Words, spaces: OneOrMore<string> | undefined): readonly string[] =>
  listOf(spaces).map((id) => words.name('space', id));

const pieces = (words: Words, given: OneOrMore<string> | undefined): readonly string[] =>
  listOf(given).map((id) => word(words.pieces, id).a);

/** "COIN-Controlled Pashtun Province", without what follows the noun. */
function noun(words: Words, where: Filter, many: boolean): string {
  const form = many ? 'many' : 'one';
  const kinds = listOf(where.kind).map((kind) => word(words.kinds, kind)[form]);
  const before = [
    ...(where.control === undefined
      ? []
      : [
          joined(
            listOf(where.control).map((one) => word(words.controls, one)),
            'or',
          ),
        ]),
    ...listOf(where.is).map((trait) => word(words.traits, trait)),
  ];
  const kind = kinds.length > 0 ? joined(kinds, 'or') : many ? 'spaces' : 'space';
  return [...before, kind].join(' ');
}

/** What follows the noun: "with Police and at Support". */
function after(words: Words, where: Filter): readonly string[] {
  const parts: string[] = [];
  if (where.population !== undefined) parts.push(`of population ${where.population} or more`);
  if (where.has !== undefined) parts.push(`with ${joined(pieces(words, where.has))}`);
  if (where.hasNo !== undefined) parts.push(`without ${joined(pieces(words, where.hasNo), 'or')}`);
  if (where.marked !== undefined) parts.push(`with ${word(words.markers, where.marked).a}`);
  if (where.unmarked !== undefined) parts.push(`without ${word(words.markers, where.unmarked).a}`);
  if (where.level !== undefined)
    parts.push(
      `at ${joined(
        listOf(where.level).map((one) => word(words.levels, one)),
        'or',
      )}`,
    );
  if (where.beside !== undefined) parts.push(`next to ${oneSpace(words, where.beside)}`);
  if (where.near !== undefined) parts.push(nearby(words, where.near));
  if (where.any !== undefined) parts.push(alternatives(words, where.any));
  return parts;
}

const hasNoun = ({ spaces, kind, is, control }: Filter): boolean =>
  spaces !== undefined || kind !== undefined || is !== undefined || control !== undefined;

/** "with a cube or at Support", "as a City or a Mountain space" */
function alternatives(words: Words, any: readonly Filter[]): string {
  const told = any.map((one) =>
    hasNoun(one) || after(words, one).length === 0
      ? { noun: true, text: oneSpace(words, one) }
      : { noun: false, text: joined(after(words, one)) },
  );
  return joined(
    told.map(({ noun: isNoun, text }) => (isNoun ? `being ${text}` : text)),
    'or',
  ).replaceAll(' or being ', ' or ');
}

/** "spaces with Police and without a marker" */
function withAfter(words: Words, where: Filter, front: string): string {
  const parts = after(words, where);
  return parts.length === 0 ? front : `${front} ${joined(parts)}`;
}

/** "with a guerrilla there or in a space next to it" */
function nearby(words: Words, where: Filter): string {
  const { has, ...others } = where;
  return has !== undefined && Object.keys(others).length === 0
    ? `with ${joined(pieces(words, has))} there or in a space next to it`
    : `that is, or is next to, ${oneSpace(words, where)}`;
}

/** What a list of names still asks for: "(only those with Police)". */
function only(words: Words, where: Filter): string {
  const { spaces: _names, these: _chosen, ...rest } = where;
  const isMore = rest.kind !== undefined || rest.is !== undefined || rest.control !== undefined;
  const parts = after(words, rest);
  if (!isMore && parts.length === 0) return '';
  const those = isMore ? `${noun(words, rest, true)} ` : 'those ';
  return ` (only ${those}${joined(parts)})`.replace(' )', ')');
}

/** Those chosen before, by name if only some of them are meant. */
function these(words: Words, where: Filter): string {
  const names = namesOf(words, where.spaces);
  return names.length === 0
    ? `these spaces${only(words, where)}`
    : `these spaces among ${joined(names)}${only(words, where)}`;
}

const isAny = (where: Filter): boolean => Object.keys(where).length === 0;

/** One such space, whichever: "a Pakistan space", "Khowst or Paktika". */
export function oneSpace(words: Words, where: Filter): string {
  if (where.these === true) return `1 of ${these(words, where)}`;
  const names = namesOf(words, where.spaces);
  if (names.length > 0) return joined(names, 'or') + only(words, where);
  if (isAny(where)) return 'any space';
  // A kind without an article is a name: Kabul.
  const [kind, ...kinds] = listOf(where.kind).map((one) => word(words.kinds, one));
  const front = noun(words, where, false);
  const isName = kind !== undefined && kinds.length === 0 && kind.a === kind.one;
  return withAfter(words, where, isName ? front : article(front));
}

/** One such space without an article, after a number: "1 Pakistan space". */
export function bareSpace(words: Words, where: Filter): string {
  return withAfter(words, where, noun(words, where, false));
}

/** Such spaces together: "COIN-Controlled spaces", "Khowst and Paktika". */
export function allSpaces(words: Words, where: Filter): string {
  if (where.these === true) return these(words, where);
  const names = namesOf(words, where.spaces);
  if (names.length > 0) return joined(names) + only(words, where);
  return isAny(where) ? 'any spaces' : withAfter(words, where, noun(words, where, true));
}

/** Where something is done for each: "each of A and B", "each Pakistan space". */
export function eachSpace(words: Words, where: Filter): string {
  if (where.these === true) return `each of ${these(words, where)}`;
  const names = namesOf(words, where.spaces);
  if (names.length === 1) return joined(names) + only(words, where);
  if (names.length > 1) return `each of ${joined(names)}${only(words, where)}`;
  return `each ${bareSpace(words, where)}`;
}
