import { defaultSetting, fastDice, Match, type OptionValue, settingFaults } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { CARDS } from '../cards.ts';
import { labyrinth } from '../index.ts';
import { ALL, AT, idOf } from '../map.ts';
import { cells } from '../country.ts';
import {
  availableCells,
  gwotPenalty,
  jihadistHandSize,
  tally,
  troopsBox,
  usHandSize,
  worldPosture,
} from '../levels.ts';
import type { State } from '../state.ts';
import { goOn, here, scenario, standing } from './table.ts';

const start = (id: string, options: Record<string, OptionValue> = {}) =>
  Match.start(labyrinth, { ...defaultSetting(labyrinth, options), scenario: id }, fastDice('start'));
const withCells = (state: State) =>
  ALL.filter((country) => cells(state, country) > 0).map((country) => [idOf(country), cells(state, country)]);

test("3.2 Let's Roll! is laid out as printed", () => {
  const state = scenario('lets-roll');
  expect([state.prestige, state.funding, standing(state, 'united-states')]).toEqual([7, 9, 'hard']);
  expect(standing(state, 'afghanistan')).toBe('ir adversary');
  expect(standing(state, 'pakistan')).toBe('fair neutral');
  expect(here(state, 'saudi-arabia')).toEqual({ troops: 2 });
  expect(here(state, 'somalia')).toEqual({ besieged: 1 });
  expect(withCells(state)).toEqual([['afghanistan', 4]]);
  expect([state.troopsOnTrack, troopsBox(state), usHandSize(state)]).toEqual([11, 'low-intensity', 9]);
  expect([state.cellsOnTrack, jihadistHandSize(state)]).toEqual([11, 9]);
  expect(tally(state)).toEqual({ good: 0, islamist: 1, fairOrGood: 3, poorOrIslamist: 4 });
  expect([worldPosture(state), gwotPenalty(state)]).toEqual([1, 0]);
});

test('3.2 You Can Call Me Al: a Soft US, a penalty of 1, and no Axis of Evil', () => {
  const { state } = start('you-can-call-me-al');
  expect(gwotPenalty(state)).toBe(1);
  expect(state.removed).toEqual([78]);
  expect(state.deck).not.toContain(78);
});

test('3.2 Anaconda: the Jihadist places three cells elsewhere than in the United States, then tests', () => {
  const state = scenario('anaconda');
  expect([state.prestige, state.funding, troopsBox(state), state.cellsOnTrack]).toEqual([8, 6, 'war', 13]);
  expect(tally(state)).toEqual({ good: 0, islamist: 0, fairOrGood: 2, poorOrIslamist: 6 });
  const first = goOn(structuredClone(state));
  expect(first.menu).toHaveLength(37);
  expect(first.menu).not.toContain('united-states');
  const played = goOn(state, ['egypt', 'iran', 'france'], [5, 6]);
  expect(played.asked).toEqual(Array.from({ length: 3 }, () => 'jihadist: ask.setup.cell'));
  expect([standing(state, 'egypt'), standing(state, 'france')]).toEqual(['fair neutral', 'hard']);
  expect([availableCells(state), state.hands.jihadist.length, state.hands.us.length]).toEqual([5, 8, 8]);
  expect(withCells(state)).toEqual([
    ['egypt', 1],
    ['pakistan', 1],
    ['afghanistan', 1],
    ['iran', 1],
    ['france', 1],
  ]);
});

test('3.2 Mission Accomplished?: the Schengen countries are rolled for, and one roll may be repeated', () => {
  const state = scenario('mission-accomplished');
  expect([state.prestige, state.funding, troopsBox(state), state.cellsOnTrack]).toEqual([
    3,
    5,
    'overstretch',
    5,
  ]);
  expect(tally(state)).toEqual({ good: 0, islamist: 0, fairOrGood: 5, poorOrIslamist: 4 });
  expect(worldPosture(state)).toBe(1);
  const played = goOn(state, ['germany'], [1, 2, 3, 4, 5, 6, 1, 6]);
  expect(played.rollsLeft).toBe(0);
  const schengen = [
    'scandinavia',
    'benelux',
    'germany',
    'eastern-europe',
    'france',
    'italy',
    'spain',
  ] as const;
  expect(schengen.map((id) => standing(state, id))).toEqual([
    'soft',
    'soft',
    'hard',
    'soft',
    'hard',
    'hard',
    'soft',
  ]);
  expect([state.hands.jihadist.length, state.hands.us.length]).toEqual([8, 7]);
  expect(availableCells(state)).toBe(0);
});

test('3.2 Mission Accomplished?: the roll need not be repeated; alone it cannot be (D-S13)', () => {
  const rolls = [1, 2, 3, 4, 5, 6, 1];
  expect(goOn(scenario('mission-accomplished'), ['done'], rolls).ask?.prompt.key).toBe('ask.card');
  const alone = scenario('mission-accomplished', { variants: { solo: true } });
  expect(goOn(alone, [], rolls).asked).toEqual([]);
});

test('3.0 all cards that are not removed are shuffled and dealt from the Jihadist on', () => {
  const { state } = start('mission-accomplished', {});
  expect(state.deck).toHaveLength(114);
  expect(state.deck).not.toEqual(
    CARDS.map((card) => card.number).filter((card) => !state.removed.includes(card)),
  );
  expect(state.removed).toEqual([5, 37, 43, 57, 109, 116]);
  const rolled = start('lets-roll').state;
  expect([rolled.hands.jihadist.length, rolled.hands.us.length, rolled.deck.length]).toEqual([9, 9, 102]);
});

test('3.1 the seats are the US and the Jihadist, and the Jihadist acts first', () => {
  const match = start('lets-roll');
  expect(match.seats).toEqual(['us', 'jihadist']);
  expect(match.turn).toEqual(['jihadist']);
});

test('3.3 a game is one, two or three decks long', () => {
  const decks = ['standard', 'tournament', 'campaign'].map(
    (length) => start('lets-roll', { length }).state.variants.decks,
  );
  expect(decks).toEqual([1, 2, 3]);
});

test('9.7 what belongs to the game alone is refused in a game for two', () => {
  const faults = (options: Record<string, OptionValue>) =>
    settingFaults(labyrinth, defaultSetting(labyrinth, options)).length;
  expect(faults({ ideology: 'potent' })).toBe(1);
  expect(faults({ evenDeal: true })).toBe(1);
  expect(faults({ softTravel: true })).toBe(1);
  expect(faults({ ideology: 'potent', evenDeal: true, softTravel: true, nonPlayers: 'jihadist' })).toBe(0);
});

test('9.4.2 L2 alone the charts say how many rolls are made: the option allRolls is refused', () => {
  const faults = (options: Record<string, OptionValue>) =>
    settingFaults(labyrinth, defaultSetting(labyrinth, options));
  expect(faults({ allRolls: true, nonPlayers: 'jihadist' })).toEqual([
    expect.stringContaining('game for two'),
  ]);
  expect(faults({ allRolls: true })).toEqual([]);
  expect(faults({ reservesFirst: true, nonPlayers: 'jihadist' })).toEqual([]);
  const { variants } = start('lets-roll').state;
  expect([variants.allRolls, variants.reservesFirst]).toEqual([false, false]);
});

test('8.1.2, 4.9.5 the options allRolls and reservesFirst hold for the table that chose them', () => {
  for (const option of ['allRolls', 'reservesFirst'] as const) {
    const { variants } = start('lets-roll', { [option]: true }).state;
    expect([variants.allRolls, variants.reservesFirst]).toEqual([
      option === 'allRolls',
      option === 'reservesFirst',
    ]);
  }
});

test('1.0 Israel is Hard and Iran Fair in every scenario', () => {
  for (const id of labyrinth.scenarios) {
    const { state } = start(id);
    expect(state.posture[AT.israel]).toBe(2);
    expect(state.governance[AT.iran]).toBe(2);
  }
});

test('4.0 fifteen cells, fifteen troops, six numbered plots, six WMD and 120 cards', () => {
  const { state } = start('lets-roll');
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  expect(sum(state.sleepers) + state.cellsOnTrack).toBe(15);
  expect(sum(state.troops) + state.troopsOnTrack).toBe(15);
  expect([state.available, state.looseNukes + state.arsenal]).toEqual([[3, 2, 1, 0], 6]);
  expect(state.deck.length + state.hands.us.length + state.hands.jihadist.length).toBe(120);
});

test('4.7.6 the victory track counts resources and countries as they stand', () => {
  const state = scenario('lets-roll', {
    countries: { egypt: 'good ally', sudan: 'ir' },
    lapsing: ['oil-price-spike'],
  });
  expect(tally(state)).toEqual({ good: 3, islamist: 3, fairOrGood: 4, poorOrIslamist: 5 });
});
