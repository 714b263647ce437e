import { faultIn, type Json, render } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { eventFaults, sideReader } from '../../event-language/index.ts';
import { TINY } from './volume.ts';

const read = sideReader(TINY);
const sentences = {
  en: eventFaults.en((place, problem) => `${place.where}: ${problem}`),
  ja: eventFaults.ja((place, problem) => `${place.where}：${problem}`),
};

function faultOf(side: Json, language: 'en' | 'ja' = 'en'): string | undefined {
  const fault = faultIn(() => read(side, 'side'));
  if (fault === undefined) return undefined;
  return render({ sentences: sentences[language], name: () => undefined }, fault);
}

test('5.1 a side is read as it is written', () => {
  const side: Json = [
    {
      inSpaces: 2,
      upTo: true,
      where: { kind: 'shire', has: ['guard', 'fort'] },
      do: [{ mark: 'fire', count: 1 }],
    },
    { gain: 'gold', amount: { each: { spaces: { marked: 'fire' } }, times: 2, most: 6 }, by: 'crown' },
    { either: [[{ weather: 'rain' }], [{ special: 'feast' }]] },
    { if: { raining: true }, do: [{ lasting: 'toll', cost: 2 }], otherwise: [{ eligible: 'itself' }] },
    { inSpaces: 1, where: { any: [{ is: 'steep' }, { has: 'band' }] }, do: [] },
    { either: [[{ special: 'feast' }], [{ weather: 'sun' }]], ways: ['by-day', 'by-night'] },
    { gain: 'fame', amount: [{ each: 'pip' }, { each: { measure: 'tolls', where: { these: true } } }] },
    { place: 'guard', count: 2, perSpace: 1, where: {} },
  ];
  expect(read(side, 'side')).toEqual(side);
});

test('5.1 what is read is a copy', () => {
  const step = { gain: 'gold', amount: 2 };
  expect(read([step], 'side')[0]).not.toBe(step);
});

test.each<[string, Json, string]>([
  ['no list', { gain: 'gold' }, 'side: must be a list'],
  ['a step that is no object', ['feast'], 'side.0: must have exactly one of these words: place,'],
  ['a field of another verb', [{ gain: 'gold', amount: 1, count: 2 }], 'side.0.count: is no field here'],
  [
    'more names than ways',
    [{ either: [[{ special: 'feast' }], [{ weather: 'sun' }]], ways: ['by-day'] }],
    'side.0.ways: must have one name for each list of "either"',
  ],
  [
    'a sum that leans on nothing',
    [{ gain: 'gold', amount: [{ each: { spaces: {} } }, { each: 'removed' }] }],
    'side.0.amount.1.each: counts pieces removed, but nothing before it removes any',
  ],
  ['something missing', [{ gain: 'gold' }], 'side.0.amount: is missing'],
  ['nothing at all', [{ gain: 'gold', amount: 0 }], 'side.0.amount: must be a whole number from 1 to 75'],
  [
    'an empty list of spaces',
    [{ set: 'calm', where: { spaces: [] } }],
    'side.0.where.spaces: must not be empty',
  ],
  [
    'too many in a list',
    [{ set: 'calm', where: { kind: ['shire', 'road', 'shire'] } }],
    'side.0.where.kind: may have 2 entries at most',
  ],
  ['a flag that denies', [{ eligible: 'crown', may: false }], 'side.0.may: is either true or left out'],
  ['a flag that is none', [{ eligible: 'crown', may: 1 }], 'side.0.may: must be true or false'],
  [
    'a filter in a filter in a filter',
    [{ set: 'calm', where: { beside: { beside: {} } } }],
    'side.0.where.beside.beside: is no field here',
  ],
  ['no space around it', [{ remove: 'band', count: 1 }], 'side.0: needs a "where"'],
  ['no space in the alternative', [{ either: [[{ set: 'calm' }]] }], 'side.0.either.0.0: needs a "where"'],
  [
    'these without any chosen',
    [{ set: 'calm', where: { these: true } }],
    'side.0.where.these: speaks of chosen spaces',
  ],
  [
    'a choice within a choice',
    [{ inSpaces: 1, where: {}, do: [{ inSpaces: 1, where: {}, do: [{ set: 'calm' }] }] }],
    'side.0.do.0: a space has been chosen already',
  ],
  ['a die that nobody rolls', [{ gain: 'gold', amount: 'rolled' }], 'side.0.amount: counts by a die, but'],
  [
    'a count by no die',
    [{ place: 'band', count: 'rolled', where: {} }],
    'side.0.count: counts by a die, but',
  ],
  [
    'pieces removed before any is',
    [
      { gain: 'gold', amount: { each: 'removed' } },
      { remove: 'band', count: 1, where: {} },
    ],
    'side.0.amount.each: counts pieces removed, but',
  ],
  [
    'a condition on no space',
    [{ if: { here: { kind: 'road' } }, do: [{ eligible: 'crown' }] }],
    'side.0.if.here: needs a "where"',
  ],
  [
    'rows that overlap',
    [
      {
        roll: [{ eligible: 'crown' }],
        table: [
          { from: 1, to: 3, do: [{ eligible: 'crown' }] },
          { from: 3, to: 4, do: [{ eligible: 'rebels' }] },
        ],
      },
    ],
    'side.0.table.1: covers a number that an earlier row covers',
  ],
  [
    'a row that ends before it begins',
    [{ roll: [{ eligible: 'crown' }], table: [{ from: 4, to: 3, do: [{ eligible: 'crown' }] }] }],
    'side.0.table.0: must not end before it begins',
  ],
  [
    'from a box to itself',
    [{ send: 'guard', count: 1, from: 'lost', to: 'lost' }],
    'side.0.to: must be another one',
  ],
  ['from a track to itself', [{ transfer: 1, from: 'gold', to: 'gold' }], 'side.0.to: must be another one'],
  [
    'an action of nobody named',
    [{ free: 'raid', by: { oneOf: ['crown', 'rebels'] } }],
    'side.0.by: is an action of other factions only: rebels',
  ],
  [
    'the same space twice',
    [{ set: 'calm', where: { spaces: ['hill', 'dale', 'hill'] } }],
    'side.0.where.spaces.2: is there twice',
  ],
  [
    'the same faction twice',
    [{ ineligible: { oneOf: ['crown', 'crown'] } }],
    'side.0.ineligible.oneOf.1: is there twice',
  ],
  ['a choice of one', [{ either: [[{ eligible: 'crown' }]] }], 'side.0.either: needs at least two lists'],
  [
    'a piece that is never placed',
    [{ place: 'fort', count: 1, where: {} }],
    'side.0.place: must be one of: guard, band',
  ],
  [
    'a piece that never takes the place of another',
    [{ replace: 'band', count: 1, with: 'fort', where: {} }],
    'side.0.with: must be one of: guard, band',
  ],
  [
    'a piece that has one side only',
    [{ flip: 'guard', count: 1, turn: 'active', where: {} }],
    'side.0.flip: must be one of: band',
  ],
  ['a marker that stays', [{ unmark: 'grave', count: 1, where: {} }], 'side.0.unmark: must be one of: fire'],
  [
    'a piece without a box, sent',
    [{ send: 'band', count: 1, from: 'lost', to: 'available' }],
    'side.0.send: must be one of: guard',
  ],
  [
    'a piece without a box, removed to one',
    [{ remove: 'band', count: 1, where: {}, to: 'lost' }],
    'side.0.to: only these pieces go anywhere but to Available: guard',
  ],
  [
    'out of a box to nowhere',
    [{ remove: 'guard', count: 1, where: {}, orFrom: 'lost' }],
    'side.0.to: is missing',
  ],
  [
    'out of a box into the same',
    [{ remove: 'guard', count: 1, where: {}, orFrom: 'lost', to: 'lost' }],
    'side.0.to: must be another one',
  ],
  [
    'a term of another action',
    [{ free: 'muster', by: 'crown', terms: { twice: true } }],
    'side.0.terms.twice: fits only these actions: raid',
  ],
  [
    'what lasts, for a faction that never does it',
    [{ lasting: 'spies', actions: ['muster', 'raid'], on: 'crown' }],
    'side.0.on: is an action of other factions only: rebels',
  ],
  [
    'what lasts, in spaces that are forgotten',
    [
      { inSpaces: 1, where: {}, do: [{ set: 'calm' }] },
      { lasting: 'toll', cost: 1, in: { these: true } },
    ],
    'side.1.in.these: cannot speak of chosen spaces',
  ],
  [
    'a condition on spaces that nobody chose',
    [{ if: { some: { these: true } }, do: [{ eligible: 'crown' }] }],
    'side.0.if.some.these: speaks of chosen spaces',
  ],
  ['a word that every object has', [{ constructor: 1 }], 'side.0: must have exactly one of these words:'],
])('5.1 a fault is told with its place: %s', (_what, side, expected) => {
  expect(faultOf(side)?.slice(0, expected.length)).toBe(expected);
});

test('5.1 what leans on something before it is fine when that is there', () => {
  const side: Json = [
    { inSpaces: 2, where: { kind: 'shire' }, do: [{ remove: 'band', count: 1 }] },
    { set: 'calm', where: { these: true } },
    { gain: 'gold', amount: { each: 'removed' } },
    { roll: [{ lose: 'gold', amount: 'rolled' }] },
  ];
  expect(faultOf(side)).toBeUndefined();
});

test('5.1 steps within steps have an end', () => {
  let side: Json = [{ eligible: 'crown' }];
  for (let i = 0; i < 1000; i++) side = [{ either: [side] }];
  expect(faultOf(side)).toMatch(/: has too many steps within steps$/);
});

test('5.1 faults are told in Japanese', () => {
  expect(faultOf([{ gain: 'gold' }], 'ja')).toBe('side.0.amount：項目がありません');
});
