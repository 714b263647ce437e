import { describe, expect, test } from 'vitest';
import { BASE_CARDS, LATER_RANKS } from '../../components/base-cards.ts';
import { CAPABILITY_NUMBERS } from '../../components/capabilities.ts';
import { BASE_DECK, KHYBER_DECK, kindOf, TOPPLES } from '../../components/cards.ts';
import { CYLINDERS, EMPIRES, KHYBER_BOX, KHYBER_SUPPLY } from '../../components/empires.ts';
import { HEADLINES } from '../../components/headlines.ts';
import { LOYALTY_CARDS } from '../../components/loyalty-cards.ts';
import { ALL_LOCATIONS, CONNECTIONS, LOCATIONS, locationId, waysFrom } from '../../components/map.ts';
import { MODES, SPECIAL_ACTIONS } from '../../components/modes.ts';
import { NEW_CARDS } from '../../components/new-cards.ts';
import { COLOURS, CUBES, GIFTS } from '../../components/players.ts';
import { WAZIRS } from '../../components/wazirs.ts';
import { courtCard } from '../../state.ts';
import { lay, white } from '../table.ts';

const count = <T>(list: readonly T[], passes: (one: T) => boolean): number => list.filter(passes).length;

test('B1, B2, B2.1 the base game has 93 cards, 50 cubes, 30 cylinders and as many of each mode as rebuilt', () => {
  expect(BASE_DECK).toHaveLength(93);
  expect(COLOURS.length * CUBES).toBe(50);
  expect(EMPIRES.reduce((sum, empire) => sum + CYLINDERS[empire], 0)).toBe(30);
  expect(MODES.map((mode) => count(BASE_CARDS, (card) => card.mode === mode))).toEqual([22, 23, 20, 28]);
  expect([1, 2, 3].map((rank) => count(BASE_CARDS, (card) => card.rank === rank))).toEqual([49, 33, 11]);
  expect(ALL_LOCATIONS.map((at) => count(BASE_CARDS, (card) => card.location === at))).toEqual([
    16, 15, 14, 17, 14, 17,
  ]);
  expect(EMPIRES.map((empire) => count(BASE_CARDS, (card) => card.patriot === empire))).toEqual([13, 10, 7]);
  expect(EMPIRES.map((empire) => count(BASE_CARDS, (card) => card.prize === empire))).toEqual([16, 16, 17]);
  expect(SPECIAL_ACTIONS.map((action) => count(BASE_CARDS, (card) => card.actions.includes(action)))).toEqual(
    [29, 9, 13, 13, 22, 20, 22, 26],
  );
  expect(count(BASE_CARDS, (card) => card.leveraged)).toBe(12);
  expect(count(BASE_CARDS, (card) => card.informants)).toBe(13);
  expect(count(BASE_CARDS, (card) => card.garrison)).toBe(16);
  expect(MODES.map((mode) => count(BASE_CARDS, (card) => card.regime === mode))).toEqual([5, 9, 8, 8]);
  expect(BASE_CARDS.every((card) => !card.known)).toBe(true);
});

test('B3, B3.1 five player cards, each with gifts for 2, 4 and 6, which are no part of a tableau', () => {
  expect(COLOURS).toEqual(['white', 'black', 'orange', 'yellow', 'purple']);
  expect(GIFTS).toEqual([2, 4, 6]);
  expect(lay({ players: [white()] }).players[0]?.tableau).toEqual([]);
});

test('B5, B5.1 five loyalty cards with two ends, and no order number twice', () => {
  expect(LOYALTY_CARDS).toHaveLength(5);
  const orders = LOYALTY_CARDS.flatMap((card) => card.ends.map((end) => end.order));
  expect(orders.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { ends } of LOYALTY_CARDS) expect(ends[0].empire).not.toBe(ends[1].empire);
});

test('B6, B6.1 there are four topples', () => {
  expect(TOPPLES).toHaveLength(4);
  expect(TOPPLES.map(kindOf)).toEqual(['topple', 'topple', 'topple', 'topple']);
});

test('C1, C1.1 six locations, nine connections; a connection belongs to both of its locations', () => {
  expect(LOCATIONS).toHaveLength(6);
  expect(CONNECTIONS).toHaveLength(9);
  const neighbours = ALL_LOCATIONS.map((at) =>
    waysFrom({ corrections: null }, at)
      .map((way) => locationId(way.to))
      .join(),
  );
  expect(neighbours).toEqual([
    'persia,herat,kabul',
    'transcaspia,herat',
    'transcaspia,persia,kabul,kandahar',
    'transcaspia,herat,kandahar,punjab',
    'herat,kabul,punjab',
    'kabul,kandahar',
  ]);
});

describe('J1, J1.2 Khyber Knives', () => {
  test('J1.2 20 headlines, 27 capabilities, 7 new game cards, 6 wazirs, 8 cylinders more', () => {
    expect([HEADLINES.length, CAPABILITY_NUMBERS.length, NEW_CARDS.length, WAZIRS.length]).toEqual([
      20, 27, 7, 6,
    ]);
    expect(MODES.map((mode) => count(NEW_CARDS, (card) => card.mode === mode))).toEqual([2, 2, 3, 0]);
    const all = EMPIRES.map((empire) => KHYBER_SUPPLY[empire] + KHYBER_BOX[empire]);
    expect(all).toEqual([14, 12, 12]);
  });

  test('J2.1 the deck has 147 cards to draw from', () => {
    expect(KHYBER_DECK).toHaveLength(147);
    expect(new Set(KHYBER_DECK).size).toBe(147);
  });
});

test('B2.1 the ranks of the later edition can be chosen: five political cards are a rank lower', () => {
  const state = lay({ players: [white()] }, { laterRanks: true });
  for (const [card, rank] of Object.entries(LATER_RANKS)) {
    expect(courtCard(state, Number(card)).rank).toBe(rank);
    expect(courtCard(state, Number(card)).mode).toBe('political');
  }
  expect(courtCard(state, 51).rank).toBe(3);
});
