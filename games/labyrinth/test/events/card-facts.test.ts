/** What is printed beside the text of each card: value, REMOVE, MARK, LAPSING. */
import { expect, test } from 'vitest';
import { type CardFacts, CARDS } from '../../cards.ts';
import { labyrinth } from '../../index.ts';
import { situation } from '../table.ts';
import { execute } from './event.ts';

const numbersOf = (isWanted: (facts: CardFacts) => boolean): number[] =>
  CARDS.filter(isWanted).map(({ number }) => number);

test('6.3 the value of every card', () => {
  expect(numbersOf(({ ops }) => ops === 1)).toEqual(
    [
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      [48, 49, 50, 51, 52, 53, 54, 55, 56],
      [96, 97, 98, 99, 100, 101],
    ].flat(),
  );
  expect(numbersOf(({ ops }) => ops === 3)).toEqual(
    [
      [32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47],
      [76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95],
      [112, 113, 114, 115, 116, 117, 118, 119, 120],
    ].flat(),
  );
});

test('6.2.9 the cards that leave the game with their Event, and those that do so only for the US', () => {
  expect(numbersOf(({ remove }) => remove === 'always')).toEqual(
    [
      [4, 5, 11, 15, 16, 20, 27, 29, 33, 35, 36, 37, 38, 39, 43],
      [49, 50, 54, 55, 56, 57, 58, 60, 64, 65, 67, 69, 71, 73, 75],
      [96, 98, 99, 109],
    ].flat(),
  );
  expect(numbersOf(({ remove }) => remove === 'us')).toEqual([110, 111, 112, 115, 116]);
});

test('6.2.7 the cards that leave a marker: CTR and NATO place theirs themselves', () => {
  expect(numbersOf(({ marks }) => marks !== null)).toEqual(
    [
      [4, 5, 11, 13, 27, 31, 33, 34, 36, 37, 38, 39, 43, 44],
      [54, 56, 57, 58, 60, 73, 80],
    ].flat(),
  );
  const soft = situation({ us: 'soft' });
  execute(soft, 'us', 3);
  const occupied = situation({ countries: { iraq: { is: 'poor ally', regimeChange: 'tan' } } });
  execute(occupied, 'us', 41);
  expect([soft.effects['ctr-russia'], labyrinth.view(occupied, 'us').nato]).toEqual([true, occupied.nato]);
  expect(occupied.nato).toBeGreaterThanOrEqual(0);
});
