import { expect, test } from 'vitest';
import { cardFacts, CARDS, opsOf } from '../cards.ts';
import { isPlayable } from '../events/execute.ts';
import { titlesEn, titlesJa } from '../text/titles.ts';
import { situation } from './table.ts';

const count = (association: string, ops: number) =>
  CARDS.filter((card) => card.association === association && card.ops === ops).length;

test('4.10 there are 120 cards with values of 1 to 3', () => {
  expect(CARDS).toHaveLength(120);
  expect([1, 2, 3].map((ops) => CARDS.filter((card) => card.ops === ops).length)).toEqual([25, 50, 45]);
});

test('4.10.1 every card has a title, and some last, lapse or leave the game', () => {
  for (const { number } of CARDS) {
    expect(titlesEn[number]).not.toBe('');
    expect(titlesJa[number]).not.toBe('');
  }
  expect(CARDS.filter((card) => card.lapses !== null).map((card) => card.number)).toEqual([
    2, 47, 114, 117, 118,
  ]);
  expect(cardFacts(43)).toMatchObject({ marks: 'patriot-act', remove: 'always' });
});

test('4.10.3 cards are numbered from 1 to 120', () => {
  expect(CARDS.map((card) => card.number)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
});

test('4.10.4 47 cards belong to the US, 48 to the Jihadist, 25 to nobody', () => {
  const values = [1, 2, 3];
  expect(values.map((ops) => count('us', ops))).toEqual([10, 21, 16]);
  expect(values.map((ops) => count('jihadist', ops))).toEqual([9, 19, 20]);
  expect(values.map((ops) => count('unassociated', ops))).toEqual([6, 10, 9]);
});

test('4.10.2 a title alone decides nothing: copies of a card are played alike', () => {
  const state = situation({ countries: { iraq: { is: 'poor ally', sleepers: 1 } } });
  expect([23, 24, 25].map((card) => isPlayable(state, card, 'us'))).toEqual([true, true, true]);
  expect(opsOf(23)).toBe(2);
});
