import { expect, test } from 'vitest';
import {
  contentOf,
  type EventSide,
  hasVerb,
  lasts,
  listOf,
  verbOf,
  walk,
} from '../../event-language/index.ts';
import { TINY } from './volume.ts';

const SIDE: EventSide<typeof TINY> = [
  {
    inSpaces: 2,
    where: { kind: 'shire' },
    do: [{ unmark: 'fire', count: 1, otherwise: [{ set: 'calm' }] }],
  },
  {
    roll: [{ gain: 'gold', amount: 'rolled' }],
    table: [{ from: 6, to: 6, do: [{ either: [[{ weather: 'rain' }], [{ lasting: 'toll', cost: 1 }]] }] }],
  },
];

test('5.1 every step is met, those within others too', () => {
  const met: (string | undefined)[] = [];
  walk(SIDE, (step) => met.push(verbOf(step)));
  expect(met).toEqual(['inSpaces', 'unmark', 'set', 'roll', 'gain', 'either', undefined, 'lasting']);
});

test('5.1 content has one item a verb', () => {
  expect(contentOf(TINY, 'event.7.shaded', SIDE)).toEqual([
    'event.7.shaded.inSpaces',
    'event.7.shaded.unmark',
    'event.7.shaded.set',
    'event.7.shaded.roll',
    'event.7.shaded.gain',
    'event.7.shaded.either',
    'event.7.shaded.weather',
    'event.7.shaded.lasting',
  ]);
});

test('5.4 whether anything lasts is found however deep it is', () => {
  expect(lasts(SIDE)).toBe(true);
  expect(lasts(SIDE.slice(0, 1))).toBe(false);
  expect(hasVerb(SIDE, 'set')).toBe(true);
  expect(hasVerb(SIDE, 'free')).toBe(false);
});

test('5.1 one or more is a list', () => {
  expect(listOf('a')).toEqual(['a']);
  expect(listOf(['a', 'b'])).toEqual(['a', 'b']);
  expect(listOf(undefined)).toEqual([]);
});
