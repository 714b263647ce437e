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

/** 人は「いる」、物は「ある」。 */
const isAlive = (piece: string): boolean => /(ゲリラ|兵員|警察)$/.test(piece);

/** 名詞の前に置く句：続ける形と、名詞にかかる形。 */
interface Modifier {
  readonly on: string;
  readonly end: string;
}

function having(things: readonly string[]): Modifier {
  const [name, alive] = [things.join('と'), isAlive(things.at(-1) ?? '')];
  const both = things.length > 1 ? 'がともに' : '';
  return {
    on: `${name}${both === '' ? 'が' : both}${alive ? 'いて' : 'あり'}、`,
    end: `${name}${both === '' ? 'の' : both}${alive ? 'いる' : 'ある'}`,
  };
}

function lacking(things: readonly string[]): Modifier {
  const alive = isAlive(things.at(-1) ?? '');
  const [on, end] = alive ? (['おらず', 'いない'] as const) : (['なく', 'ない'] as const);
  if (things.length === 1) return { on: `${things[0]}が${on}、`, end: `${things[0]}の${end}` };
  return { on: `${things.join('も')}も${on}、`, end: `${things.join('も')}も${end}` };
}

function modifiers(words: Words, where: Filter): readonly Modifier[] {
  const pieces = (given: OneOrMore<string>) => listOf(given).map((id) => word(words.pieces, id));
  const parts: Modifier[] = [];
  if (where.beside !== undefined) {
    const beside = oneSpace(words, where.beside);
    parts.push({ on: `${beside}に隣接し、`, end: `${beside}に隣接する` });
  }
  if (where.near !== undefined) parts.push(nearby(words, where.near));
  if (where.has !== undefined) parts.push(having(pieces(where.has)));
  if (where.hasNo !== undefined) parts.push(lacking(pieces(where.hasNo)));
  if (where.marked !== undefined) parts.push(having([word(words.markers, where.marked)]));
  if (where.unmarked !== undefined) parts.push(lacking([word(words.markers, where.unmarked)]));
  if (where.any !== undefined) {
    const any = where.any.map((one) => oneSpace(words, one)).join('または');
    parts.push({ on: `${any}であって、`, end: `${any}である` });
  }
  return parts;
}

/** 「警察のいる支持の」のように、名詞の前に置く句。 */
function before(words: Words, where: Filter): string {
  const parts = modifiers(words, where);
  const levels = listOf(where.level).map((one) => word(words.levels, one));
  const controls = listOf(where.control).map((one) => word(words.controls, one));
  return [
    ...parts.map(({ on, end }, i) => (i === parts.length - 1 ? end : on)),
    ...(where.population === undefined ? [] : [`人口${where.population}以上の`]),
    ...(levels.length === 0 ? [] : [`${either(levels)}の`]),
    ...(controls.length === 0 ? [] : [`${either(controls)}の`]),
  ].join('');
}

/** その場か隣接スペースに何かがある。 */
function nearby(words: Words, where: Filter): Modifier {
  const { has, ...others } = where;
  if (has !== undefined && Object.keys(others).length === 0) {
    const { on, end } = having(listOf(has).map((id) => word(words.pieces, id)));
    return { on: `その場か隣接スペースに${on}`, end: `その場か隣接スペースに${end}` };
  }
  const space = oneSpace(words, where);
  return { on: `${space}であるかそれに隣接し、`, end: `${space}であるかそれに隣接する` };
}

function noun(words: Words, where: Filter): string {
  const traits = listOf(where.is).map((trait) => word(words.traits, trait));
  const kinds = listOf(where.kind).map((kind) => word(words.kinds, kind));
  return traits.join('') + (kinds.length > 0 ? either(kinds) : 'スペース');
}

/** 条件に合うスペース。 */
export function described(words: Words, where: Filter): string {
  const isAny = Object.keys(where).length === 0;
  return (isAny ? '任意の' : before(words, where)) + noun(words, where);
}

/** 名前の並びに、なお求められること。 */
function only(words: Words, where: Filter): string {
  const { spaces: _names, these: _chosen, ...rest } = where;
  const isMore = rest.kind !== undefined || rest.is !== undefined;
  const front = before(words, rest);
  if (!isMore && front === '') return '';
  return `のうち、${front}${isMore ? noun(words, rest) : '所'}`;
}

/** 前に選んだもの。その一部だけなら、どれかを言う。 */
export function these(words: Words, where: Filter, all = 'それらのうち'): string {
  const names = namesOf(words, where.spaces);
  const among = names.length === 0 ? '' : `${names.join('、')}に当たる所`;
  const rest = only(words, where).replace('のうち、', '');
  return among === '' && rest === ''
    ? all
    : `それらのうち${among}${among === '' || rest === '' ? '' : 'で'}${rest}`;
}

/** どれか1つ。 */
export function oneSpace(words: Words, where: Filter): string {
  if (where.these === true) return `${these(words, where)}1か所`;
  const names = namesOf(words, where.spaces);
  if (names.length === 0) return described(words, where);
  return (names.length === 1 ? names.join('') : `${names.join('、')}のいずれか`) + only(words, where);
}

/** すべて。 */
export function allSpaces(words: Words, where: Filter): string {
  if (where.these === true) return these(words, where, 'それらのスペース');
  const names = namesOf(words, where.spaces);
  return names.length === 0 ? described(words, where) : names.join('、') + only(words, where);
}

/** それぞれ。 */
export function eachSpace(words: Words, where: Filter): string {
  const all = allSpaces(words, where);
  return namesOf(words, where.spaces).length === 1 ? all : `${all}のそれぞれ`;
}
