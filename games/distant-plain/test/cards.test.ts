import { hasVerb, sideReader, walk } from '@sandtable/coin/event-language';
import type { Json } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { type Card, CARDS, isMomentum, isPropaganda, movesIslamabad, PROPAGANDA_CARDS } from '../cards.ts';
import { type SideName, SIDES } from '../events/card.ts';
import { EVENTS } from '../events/index.ts';
import { kindsOf, VOCABULARY } from '../events/vocabulary.ts';
import { FACTIONS } from '../forces.ts';

const numbers = (counts: (card: Card) => boolean): readonly number[] =>
  CARDS.filter(counts).map((card) => card.number);
const momenta = (side: SideName): readonly number[] => numbers((card) => isMomentum(card, side));

test('5.0 there are 72 Events and 6 Propaganda cards', () => {
  expect(CARDS.map((card) => card.number)).toEqual(Array.from({ length: 72 }, (_, i) => i + 1));
  expect(PROPAGANDA_CARDS).toHaveLength(6);
  expect(PROPAGANDA_CARDS.every(isPropaganda)).toBe(true);
  expect(isPropaganda(72)).toBe(false);
  expect(isPropaganda(79)).toBe(false);
});

test('2.3.2 each of the 24 orders of the factions stands on three cards in a row', () => {
  const orders = new Set(CARDS.map((card) => card.order.join()));
  expect(orders.size).toBe(24);
  for (const card of CARDS) {
    expect(new Set(card.order)).toEqual(new Set(FACTIONS));
    const first = CARDS[card.number - 1 - ((card.number - 1) % 3)];
    expect(card.order).toEqual(first?.order);
  }
});

test('2.3.2 the two orders that are known for certain', () => {
  expect(CARDS[23]?.order).toEqual(['taliban', 'coalition', 'warlords', 'government']);
  expect(CARDS[29]?.order).toEqual(['taliban', 'government', 'warlords', 'coalition']);
});

test('5.2 four cards have a single text', () => {
  expect(numbers((card) => card.shaded === undefined)).toEqual([45, 57, 59, 67]);
});

test('5.3 there are seven Capabilities each of Coalition and Taliban, and both their texts last', () => {
  expect(numbers((card) => card.capability === 'coalition')).toEqual([1, 2, 3, 5, 7, 12, 18]);
  expect(numbers((card) => card.capability === 'taliban')).toEqual([23, 29, 30, 31, 33, 34, 46]);
  for (const card of CARDS.filter((one) => one.capability !== null))
    for (const side of SIDES) expect(hasVerb(card[side] ?? [], 'lasting')).toBe(true);
});

test('5.4 Momentum, unshaded and shaded', () => {
  expect(momenta('unshaded')).toEqual([11, 24, 45, 57, 58, 59]);
  expect(momenta('shaded')).toEqual([10, 11, 17, 24, 26, 36]);
});

test('8.1 the texts that move Islamabad', () => {
  expect(numbers((card) => movesIslamabad(card, 'unshaded'))).toEqual([6, 22, 39, 43, 48]);
  expect(numbers((card) => movesIslamabad(card, 'shaded'))).toEqual([6, 8, 9, 22, 39, 43, 48]);
});

test('5.0 only cards 24 and 30 are as printed; every other says how sure it is', () => {
  expect(numbers((card) => card.known.unshaded === 'printed')).toEqual([24, 30]);
  for (const { certainty } of CARDS) {
    expect(certainty).toBeGreaterThan(0);
    expect(certainty).toBeLessThan(1);
  }
});

test('5.0 a source gives the effect of one side of ten reconstructed cards', () => {
  const sourced = CARDS.filter(({ number }) => EVENTS[number].sourced !== undefined);
  expect(sourced.map((card) => card.number)).toEqual([4, 6, 8, 9, 12, 14, 18, 29, 31, 58]);
});

test('5.1 every side reads back from a document as it is', () => {
  const read = sideReader(VOCABULARY);
  for (const card of CARDS)
    for (const name of SIDES) {
      const side = card[name];
      if (side === undefined) continue;
      const document = JSON.parse(JSON.stringify(side)) as Json;
      expect(read(document, String(card.number))).toEqual(side);
    }
});

test('5.1 at least four fifths of the sides need no function of their own', () => {
  const special = CARDS.flatMap((card) =>
    SIDES.filter((name) => hasVerb(card[name] ?? [], 'special')).map((name) => `${card.number} ${name}`),
  );
  expect(special).toEqual(['52 unshaded']);
});

test('5.1 every lasting change and every term is used by some card', () => {
  const used = new Set<string>();
  for (const card of CARDS)
    for (const name of SIDES)
      walk(card[name] ?? [], (step) => {
        if ('lasting' in step) used.add(step.lasting);
        if ('free' in step) for (const term of Object.keys(step.terms ?? {})) used.add(term);
      });
  for (const word of [...Object.keys(VOCABULARY.lasting), ...Object.keys(VOCABULARY.terms)])
    expect(used).toContain(word);
});

test('1.4 a word for pieces stands for the kinds it names', () => {
  expect(kindsOf('government-cube')).toEqual(['government-troops', 'police']);
  expect(kindsOf('coin-base')).toEqual(['coalition-base', 'government-base']);
  expect(kindsOf('taliban-guerrilla')).toEqual(['taliban-underground', 'taliban-active']);
});
