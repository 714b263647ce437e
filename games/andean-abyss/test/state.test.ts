import { describe, expect, test } from 'vitest';
import { AID_LIMIT, changeAid, gain, mark, place, RESOURCES_LIMIT, shift } from '../changes.ts';
import { act } from '../action.ts';
import { AT } from '../map.ts';
import {
  available,
  basesOnMap,
  hasMajority,
  level,
  markersLeft,
  oppositionPlusBases,
  placeable,
  room,
  shipmentsLeft,
  totalOpposition,
  totalSupport,
} from '../state.ts';
import { here, play, situation, standard } from './table.ts';
import { faultOf } from '../laws.ts';

describe('1.4 forces', () => {
  test('1.4.1 the box holds 153 pieces, and what is on the map is not Available', () => {
    const empty = situation();
    expect(empty.available.reduce((sum, count) => sum + count, 0)).toBe(153);
    const state = standard();
    expect(available(state, 'troops')).toBe(18);
    expect(available(state, 'police')).toBe(18);
    expect(available(state, 'farc-active')).toBe(18);
    expect(available(state, 'auc-underground')).toBe(12);
    expect(available(state, 'cartels-base')).toBe(9);
    expect(faultOf(state)).toBeUndefined();
  });

  test('1.4.1 an order to place what is not Available is ignored', () => {
    const state = situation({ spaces: { bogota: { troops: 29 } } });
    play(state, (table) => void place(act(table, 'government', '3.2.1'), AT.cali, 'troops', 3));
    expect(here(state, 'cali')).toEqual({ troops: 1 });
  });

  test('1.4.2 no space has more than two Bases, a LoC none, and orders to the contrary are ignored', () => {
    const state = situation({
      spaces: { huila: { 'farc-base': 1, 'cartels-base': 1 }, cesar: { 'auc-base': 1 } },
    });
    expect(placeable(state, AT.huila, 'auc-base')).toBe(0);
    expect(placeable(state, AT.cesar, 'auc-base')).toBe(1);
    expect(placeable(state, AT['loc-arauca-cucuta'], 'farc-base')).toBe(0);
    play(state, (table) => void place(act(table, 'auc', '5.1'), AT.huila, 'auc-base'));
    expect(here(state, 'huila')).toEqual({ 'farc-base': 1, 'cartels-base': 1 });
  });

  test('1.4.2 Government pieces stay out of FARC Zones; others do not', () => {
    const state = situation({ state: { zones: [AT.huila] } });
    expect(room(state, AT.huila, 'troops')).toBe(0);
    expect(room(state, AT.huila, 'government-base')).toBe(0);
    expect(room(state, AT.huila, 'farc-underground')).toBeGreaterThan(99);
  });

  test('1.4.3 guerrillas are placed Underground', () => {
    const state = situation();
    play(state, (table) => void place(act(table, 'farc', '3.3.1'), AT.huila, 'farc-underground', 2));
    expect(here(state, 'huila')).toEqual({ 'farc-underground': 2 });
  });
});

describe('1.6 Support and Opposition', () => {
  test('1.6.1 a level moves step by step between Active Opposition and Active Support', () => {
    const state = situation({ spaces: { cali: { level: 'PO' } } });
    play(state, (table) => {
      const action = act(table, 'government', '6.4.1');
      shift(action, AT.cali, 2);
      expect(level(state, AT.cali)).toBe(0);
      shift(action, AT.cali, 2, 5);
      expect(level(state, AT.cali)).toBe(2);
    });
  });

  test('1.6.2 LoCs and Departments of population 0 are always Neutral', () => {
    const state = situation();
    play(state, (table) => {
      const action = act(table, 'farc', '3.3.4');
      expect(shift(action, AT.vichada, -2)).toBe(false);
      expect(shift(action, AT['loc-cali-pasto'], -2)).toBe(false);
    });
    expect(level(state, AT.vichada)).toBe(0);
  });

  test('1.6.3 Active levels count double, and FARC Bases add to Opposition', () => {
    const state = situation({
      spaces: {
        bogota: { level: 'AS' },
        cali: { level: 'PS' },
        huila: { level: 'AO', 'farc-base': 2 },
        cesar: { level: 'PO' },
      },
    });
    expect(totalSupport(state)).toBe(2 * 8 + 3);
    expect(totalOpposition(state)).toBe(2 * 2 + 1);
    expect(oppositionPlusBases(state)).toBe(7);
    expect(basesOnMap(state, 'farc')).toBe(2);
  });

  test('1.6.3 the standard set-up has Total Support 50 and Opposition plus Bases 20', () => {
    expect(totalSupport(standard())).toBe(50);
    expect(oppositionPlusBases(standard())).toBe(20);
  });
});

test('1.7 Resources stay within 0 and 99, Aid within 0 and 29', () => {
  const state = situation({ resources: { government: 95, farc: 2 }, state: { aid: 25 } });
  play(state, (table) => {
    const action = act(table, 'government', '6.3.1');
    gain(action, 'government', 30);
    gain(action, 'farc', -5);
    changeAid(action, 10);
  });
  expect(state.resources.government).toBe(RESOURCES_LIMIT);
  expect(state.resources.farc).toBe(0);
  expect(state.aid).toBe(AID_LIMIT);
});

test('3.3.4 there are 40 Terror and Sabotage markers, one at most on a LoC', () => {
  const state = situation({ spaces: { bogota: { terror: 38 } } });
  play(state, (table) => {
    const action = act(table, 'farc', '3.3.4');
    expect(mark(action, AT['loc-cali-pasto'])).toBe(1);
    expect(mark(action, AT['loc-cali-pasto'])).toBe(0);
    expect(mark(action, AT.cali, 2)).toBe(1);
  });
  expect(markersLeft(state)).toBe(0);
});

test('4.5.3 there are four Shipments', () => {
  const state = situation({
    spaces: { cali: { 'cartels-underground': 1 } },
    state: { carriers: [{ space: AT.cali, kind: 'cartels-underground', load: 3 }] },
  });
  expect(shipmentsLeft(state)).toBe(1);
  expect(faultOf(state)).toBeUndefined();
});

test('6.2 control is a majority over all others together', () => {
  const state = situation({
    spaces: {
      huila: { troops: 3, 'farc-base': 1, 'auc-underground': 1 },
      cesar: { troops: 1, 'farc-active': 1 },
    },
  });
  expect(hasMajority(state, AT.huila, 'government')).toBe(true);
  expect(hasMajority(state, AT.huila, 'farc')).toBe(false);
  expect(hasMajority(state, AT.cesar, 'government')).toBe(false);
  expect(hasMajority(state, AT.cali, 'government')).toBe(false);
});
