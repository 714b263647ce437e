import { expect, test } from 'vitest';
import { ALL_SPACES, isLoc } from '../map.ts';
import {
  ISLAMABAD,
  LEVELS,
  MARKERS,
  MOST_AID,
  MOST_PATRONAGE,
  MOST_RESOURCES,
  RANDOM_SPACES,
  randomSpace,
  TREASURERS,
} from '../tracks.ts';

test('1.8 the Coalition has no Resources; the tracks end at 75, 40 and 40', () => {
  expect(TREASURERS).toEqual(['government', 'taliban', 'warlords']);
  expect([MOST_RESOURCES, MOST_AID, MOST_PATRONAGE]).toEqual([75, 40, 40]);
});

test('1.6.1 there are three levels', () => {
  expect(LEVELS).toEqual({ opposition: -1, neutral: 0, support: 1 });
});

test('3.3.4 there are 30 Terror and Sabotage markers', () => {
  expect(MARKERS).toBe(30);
});

test('6.6.1 Islamabad goes from Hostility to Sponsorship', () => {
  expect(ISLAMABAD).toEqual(['hostility', 'pressure', 'tolerance', 'backing', 'sponsorship']);
});

test('8.2 the random table has every Province and Kabul once', () => {
  expect(RANDOM_SPACES).toHaveLength(25);
  expect(new Set(RANDOM_SPACES).size).toBe(ALL_SPACES.filter((space) => !isLoc(space)).length);
});

test('8.2 tan picks the column, black the group, green the space', () => {
  expect(RANDOM_SPACES[randomSpace(1, 1, 1)]).toBe('balochistan');
  expect(RANDOM_SPACES[randomSpace(3, 5, 2)]).toBe('nuristan');
  expect(RANDOM_SPACES[randomSpace(3, 6, 5)]).toBe('northwest-frontier');
  expect(RANDOM_SPACES[randomSpace(5, 2, 3)]).toBe('badakhshan');
  expect(RANDOM_SPACES[randomSpace(6, 6, 6)]).toBe('kandahar');
});

test('8.2 in the middle stands Kabul, whatever green shows', () => {
  for (const green of [1, 3, 6]) expect(RANDOM_SPACES[randomSpace(4, 3, green)]).toBe('kabul');
});
