import { Dice, defaultSetting, fastDice, Match } from '@sandtable/engine';
import { playRandomly } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { activitiesOf } from '../activities/index.ts';
import { EVENT_CARDS, eventCard, isPropaganda, PROPAGANDA_CARDS } from '../cards.ts';
import { contentOf, executeEvent, sidesOf } from '../events/execute.ts';
import { FACTIONS, TABLE } from '../forces.ts';
import { andeanAbyss } from '../index.ts';
import { AT, isLoc, SPACES, spacesOf } from '../map.ts';
import { operationsOf, placeable } from '../state.ts';
import { cardsEn, cardsJa, speech } from '../text/index.ts';
import { margin } from '../victory.ts';
import { cards, goOn, operation } from './rules.ts';
import { play, situation, standard } from './table.ts';

test('1.1 cards are played one by one from a common deck, with a Propaganda Round now and then, to a result', () => {
  const match = Match.start(andeanAbyss, defaultSetting(andeanAbyss), fastDice('1.1'));
  const first = match.state.card;
  playRandomly(match, new Dice(fastDice('players')));
  expect(match.result).toBeDefined();
  expect(match.state.played[0]).toBe(first);
  expect(match.state.propagandas).toBeGreaterThan(0);
});

test('1.2 there are 76 cards and 153 pieces', () => {
  expect([72, 73, 76, 77].map(isPropaganda)).toEqual([false, true, true, false]);
  expect(EVENT_CARDS.length + PROPAGANDA_CARDS.length).toBe(76);
  expect(TABLE.kinds.reduce((sum, kind) => sum + TABLE.facts(kind).total, 0)).toBe(153);
});

test('1.3 every space but the LoCs takes Bases, and all take other pieces', () => {
  const state = situation({ state: { opened: 3 } });
  for (const space of spacesOf(3)) {
    expect(placeable(state, space, 'farc-underground')).toBeGreaterThan(0);
    expect(placeable(state, space, 'farc-base') === 0).toBe(isLoc(space));
  }
  expect(SPACES).toHaveLength(47);
});

test('2.0 a card is played out, Eligibility adjusted, and the next card comes', () => {
  const state = cards(standard(), 12, 16, 73);
  const { lines } = goOn(state, ['pass', 'pass', 'pass', 'pass']);
  expect(lines.at(-1)).toEqual({ key: 'log.card', rule: '2.3.8', params: { card: 16 } });
});

describe('3.0, 4.0 what the factions can do', () => {
  test('3.0, 3.2, 3.3 four Operations each', () => {
    expect(operationsOf('government')).toEqual(['train', 'patrol', 'sweep', 'assault']);
    for (const faction of ['farc', 'auc', 'cartels'] as const)
      expect(operationsOf(faction)).toEqual(['rally', 'march', 'attack', 'terror']);
  });

  test('3.1.1 the pawns that mark spaces do not limit their number', () => {
    const state = situation({ resources: { farc: 20 } });
    const lands = ['huila', 'cesar', 'arauca', 'vichada', 'choco', 'narino', 'putumayo', 'amazonas'];
    operation(state, 'farc', 'rally', lands);
    expect(state.turn?.spaces).toHaveLength(8);
  });

  test('4.0, 4.2 to 4.5 three Special Activities each, besides Ambush which is part of an Attack', () => {
    expect(activitiesOf('government')).toEqual(['air-lift', 'air-strike', 'eradicate']);
    expect(activitiesOf('farc')).toEqual(['extort', 'kidnap']);
    expect(activitiesOf('auc')).toEqual(['extort', 'assassinate']);
    expect(activitiesOf('cartels')).toEqual(['cultivate', 'process', 'bribe']);
  });
});

describe('5.0 Events', () => {
  test('5.0 every card has its order of the factions, title and text in both languages', () => {
    for (const { number, order } of EVENT_CARDS) {
      expect(new Set(order).size).toBe(4);
      expect([cardsEn[number]?.title, cardsJa[number]?.title]).not.toContain(undefined);
    }
    expect([cardsEn[50]?.title, cardsJa[50]?.title]).toEqual(['Carabineros', 'カラビネーロス']);
    expect(new Set(EVENT_CARDS.map(({ number }) => cardsEn[number]?.title)).size).toBe(72);
    // Each of the 24 orders stands on three cards (D1).
    const orders = EVENT_CARDS.map((card) => card.order.join());
    expect(new Set(orders).size).toBe(24);
  });

  test('5.2 a dual Event is executed by one of its texts, whoever executes it', () => {
    for (const { number, dual } of EVENT_CARDS) {
      expect(sidesOf(number)).toHaveLength(dual ? 2 : 1);
      expect(cardsEn[number]?.shaded !== undefined).toBe(dual);
    }
    expect(goOn(cards(standard(), 32, 1, 73)).menu.slice(0, 2)).toEqual(['unshaded', 'shaded']);
    expect(goOn(cards(standard(), 19, 1, 73)).menu[0]).toBe('event');
  });

  test('5.1 the executing faction makes the choices, in its own seat', () => {
    const state = standard();
    state.card = 15;
    const played = play(state, (table) => executeEvent(table, 'cartels', 15, 'shaded'), []);
    expect(played.fired).toEqual([contentOf(15, 'shaded')]);
    expect(played.state.levels[AT.cali]).toBe(-1);
  });

  test('5.3, 5.4 Capabilities have two lasting texts, Momentum one', () => {
    expect(EVENT_CARDS.filter((card) => card.capability).map((card) => card.number)).toEqual([
      1, 2, 3, 7, 9, 10, 11, 13,
    ]);
    expect(EVENT_CARDS.filter((card) => card.momentum).map((card) => card.number)).toEqual([
      12, 17, 22, 27, 42, 67,
    ]);
    expect(eventCard(12).dual).toBe(true);
  });
});

test('7.0 every faction has a condition of its own', () => {
  const state = standard();
  expect(FACTIONS.map((faction) => margin(state, faction))).toEqual([-10, -5, -5, -30]);
});

test('every sentence of one language has its like in the other', () => {
  expect(Object.keys(speech.ja.sentences).toSorted()).toEqual(Object.keys(speech.en.sentences).toSorted());
});
