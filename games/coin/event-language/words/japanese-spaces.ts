/** Spaces in Japanese: a filter becomes what stands before a noun. */
import type { OneOrMore, Where } from '../language.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { listOf } from '../walk.ts';
import { type JapaneseLexicon, word } from './lexicon.ts';

type Words = JapaneseLexicon<Vocabulary>;
type Filter = Where<Vocabulary>;

export const namesOf = (words: Words, spaces: OneOrMore<string> | undefined): readonly string[] =>
  listOf(spaces).map((id) => words.name('space', id));

const either = (items: readonly string[]): string => items.join('か');

/** 「警察のある」のように、名詞の前に置く句。 */
function before(words: Words, where: Filter): string {
  const parts: string[] = [];
  const pieces = (given: OneOrMore<string> | undefined) => listOf(given).map((id) => word(words.pieces, id));
  if (where.near !== undefined) parts.push(nearby(words, where.near));
  if (where.beside !== undefined) parts.push(`${oneSpace(words, where.beside)}に隣接する、`);
  if (where.has !== undefined) {
    const found = pieces(where.has);
    parts.push(found.length > 1 ? `${found.join('と')}がともにある` : `${found.join('')}のある`);
  }
  if (where.hasNo !== undefined) parts.push(`${pieces(where.hasNo).join('も')}のない`);
  if (where.marked !== undefined) parts.push(`${word(words.markers, where.marked)}のある`);
  if (where.unmarked !== undefined) parts.push(`${word(words.markers, where.unmarked)}のない`);
  if (where.population !== undefined) parts.push(`人口${where.population}以上の`);
  if (where.level !== undefined)
    parts.push(`${either(listOf(where.level).map((one) => word(words.levels, one)))}の`);
  if (where.control !== undefined)
    parts.push(either(listOf(where.control).map((one) => word(words.controls, one))));
  return parts.join('');
}

function nearby(words: Words, where: Filter): string {
  return `その場か隣接スペースに${before(words, where)}`.replace(/の(ある|ない)$/, 'が$1');
}

function noun(words: Words, where: Filter): string {
  const traits = listOf(where.is).map((trait) => word(words.traits, trait));
  const kinds = listOf(where.kind).map((kind) => word(words.kinds, kind));
  return traits.join('') + (kinds.length > 0 ? either(kinds) : 'スペース');
}

/** 条件に合うスペース。 */
export function described(words: Words, where: Filter): string {
  return before(words, where) + noun(words, where);
}

/** 名前の並びに、なお求められること。 */
function only(words: Words, where: Filter): string {
  const { spaces: _names, ...rest } = where;
  const isMore = rest.kind !== undefined || rest.is !== undefined;
  const front = before(words, rest);
  if (!isMore && front === '') return '';
  return `のうち、${front}${isMore ? noun(words, rest) : '所'}`;
}

/** どれか1つ。 */
export function oneSpace(words: Words, where: Filter): string {
  if (where.these === true) return 'それらのうち1か所';
  const names = namesOf(words, where.spaces);
  if (names.length === 0) return described(words, where);
  return (names.length === 1 ? names.join('') : `${names.join('、')}のいずれか`) + only(words, where);
}

/** すべて。 */
export function allSpaces(words: Words, where: Filter): string {
  if (where.these === true) return 'それらのスペース';
  const names = namesOf(words, where.spaces);
  return names.length === 0 ? described(words, where) : names.join('、') + only(words, where);
}

/** それぞれ。 */
export function eachSpace(words: Words, where: Filter): string {
  const all = allSpaces(words, where);
  return namesOf(words, where.spaces).length === 1 ? all : `${all}のそれぞれ`;
}
