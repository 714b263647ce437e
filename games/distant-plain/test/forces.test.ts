import { expect, test } from 'vitest';
import { ALL_PIECES, COIN, FACTIONS, factionOf, INSURGENTS, TABLE } from '../forces.ts';

test('1.2 there are 158 pieces', () => {
  expect(ALL_PIECES).toBe(158);
});

test('1.4.1 each faction has its pieces', () => {
  const totals = Object.fromEntries(
    FACTIONS.map((faction) => [faction, TABLE.kindsOf(faction).map((kind) => TABLE.facts(kind).total)]),
  );
  expect(totals).toEqual({
    coalition: [20, 6],
    government: [30, 30, 3],
    taliban: [30, 0, 12],
    warlords: [15, 0, 12],
  });
});

test('1.4.3 an Active guerrilla is an Underground one turned over', () => {
  expect(TABLE.facts('taliban-active').activeOf).toBe('taliban-underground');
  expect(TABLE.facts('warlords-active').activeOf).toBe('warlords-underground');
});

test('1.5 Coalition and Government are COIN, Taliban and Warlords Insurgents', () => {
  expect([...COIN, ...INSURGENTS]).toEqual([...FACTIONS]);
  expect(factionOf('police')).toBe('government');
});
