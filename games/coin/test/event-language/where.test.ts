import { expect, test } from 'vitest';
import type { Where } from '../../event-language/index.ts';
import { filters } from '../../event-language/where.ts';
import type { Space } from '../../volume.ts';
import { TINY } from './volume.ts';

type Tiny = typeof TINY;

/** The hill is steep, loyal to the Crown and burns; in the dale live two, with a band and a fort. */
const matches = filters<null, Tiny>({
  idOf: (space) => TINY.spaces[space] ?? 'road',
  kindOf: (space) => (space === 2 ? 'road' : 'shire'),
  isOf: (_state, space) => space === 0,
  controlOf: (_state, space) => (space === 0 ? 'crown' : 'none'),
  isAt: (_state, space, level) => level === (space === 0 ? 'loyal' : 'calm'),
  holds: (_state, space, piece) => space === 1 && piece !== 'guard',
  isMarked: (_state, space) => space === 0,
  populationOf: (_state, space) => space,
  adjacentOf: (_state, space) => (space === 1 ? [0, 2] : [1]) as Space[],
});

const found = (where: Where<Tiny>, chosen: readonly number[] = []): string[] =>
  TINY.spaces.filter((_, space) => matches(null, space as Space, where, chosen as Space[]));

test('a filter without a word means every space', () => {
  expect(found({})).toEqual(['hill', 'dale', 'road']);
});

test.each<[Where<Tiny>, string[]]>([
  [{ spaces: ['dale', 'road'] }, ['dale', 'road']],
  [{ kind: 'shire' }, ['hill', 'dale']],
  [{ is: 'steep' }, ['hill']],
  [{ control: 'none' }, ['dale', 'road']],
  [{ level: ['loyal', 'angry'] }, ['hill']],
  [{ has: ['band', 'fort'] }, ['dale']],
  [{ has: ['band', 'guard'] }, []],
  [{ hasNo: 'band' }, ['hill', 'road']],
  [{ marked: 'fire' }, ['hill']],
  [{ unmarked: 'fire' }, ['dale', 'road']],
  [{ population: 1 }, ['dale', 'road']],
  [{ beside: { is: 'steep' } }, ['dale']],
  [{ near: { is: 'steep' } }, ['hill', 'dale']],
  [{ kind: 'shire', population: 1 }, ['dale']],
  [{ any: [{ is: 'steep' }, { kind: 'road' }] }, ['hill', 'road']],
  [{ unmarked: 'fire', any: [{ is: 'steep' }, { has: 'band' }] }, ['dale']],
])('%j means %j', (where, expected) => {
  expect(found(where)).toEqual(expected);
});

test('these are the spaces chosen before, whatever was asked last', () => {
  const where: Where<Tiny> = { these: true };
  expect([found(where), found(where, [1]), found({ beside: { these: true } }, [1])]).toEqual([
    [],
    ['dale'],
    ['hill', 'road'],
  ]);
});
