import { expect, test } from 'vitest';
import { place, setLevel } from '../changes.ts';
import { act } from '../action.ts';
import { AT, LOCS } from '../map.ts';
import { control, peopleOf, populationOf, room } from '../state.ts';
import { uncontrolled } from '../victory.ts';
import { plain } from './rules.ts';
import { here, play, situation, standard } from './table.ts';

test('E3 Control ties (1.7)', () => {
  const state = standard('2009');
  expect(control(state, AT.oruzgan)).toBe('none');
  expect(control(state, AT.konduz)).toBe('coin');
  play(state, (table) => void place(act(table, 'warlords', '1.7'), AT.konduz, 'warlords-underground', 3));
  expect(control(state, AT.konduz)).toBe('none');
});

test('1.7 the COIN factions control together, the Taliban alone, the Warlords never, a LoC nobody', () => {
  const state = situation({
    spaces: {
      herat: { 'coalition-troops': 1, police: 1, 'taliban-underground': 1 },
      balkh: { 'warlords-base': 2, 'warlords-underground': 3 },
      waziristan: { 'taliban-base': 1 },
      'loc-kabul-aibak': { police: 3 },
    },
  });
  expect(control(state, AT.herat)).toBe('coin');
  expect(control(state, AT.balkh)).toBe('none');
  expect(control(state, AT.waziristan)).toBe('taliban');
  expect(control(state, LOCS[2] ?? AT.kabul)).toBe('none');
});

test('1.9 uncontrolled is what is left of 25 and the returnees', () => {
  const state = situation({
    spaces: { kabul: { police: 1 }, kandahar: { 'taliban-base': 1, returnees: 1 } },
  });
  expect(uncontrolled(state)).toBe(26 - 3 - 3);
});

test('1.6.1, 1.6.2 LoCs, Pakistan and spaces without people are always Neutral', () => {
  const state = situation();
  play(state, (table) => {
    const action = act(table, 'coalition', '1.6.2');
    expect(setLevel(action, AT.waziristan, -1)).toBe(false);
    expect(setLevel(action, AT.zabol, 1)).toBe(false);
    expect(setLevel(action, AT['loc-kabul-aibak'], 1)).toBe(false);
    expect(setLevel(action, AT.herat, 1)).toBe(true);
  });
  expect(peopleOf(AT.waziristan, state)).toBe(0);
  expect(populationOf(AT.waziristan, state)).toBe(1);
});

test('1.4.2 two Bases of all factions in a Province or Kabul, none on a LoC, only Taliban in Pakistan', () => {
  const state = situation({ spaces: { herat: { 'taliban-base': 1, 'government-base': 1 } } });
  expect(room(state, AT.herat, 'coalition-base')).toBe(0);
  expect(room(state, AT.kabul, 'coalition-base')).toBe(2);
  expect(room(state, AT['loc-kabul-aibak'], 'taliban-base')).toBe(0);
  expect(room(state, AT.waziristan, 'warlords-underground')).toBe(0);
  expect(room(state, AT.waziristan, 'taliban-base')).toBe(2);
});

test('1.4.1 only Available pieces are placed', () => {
  const state = situation({ spaces: { herat: { 'warlords-underground': 14 } } });
  play(state, (table) => void place(act(table, 'warlords', '1.4.1'), AT.balkh, 'warlords-underground', 3));
  expect(here(state, 'balkh')).toEqual({ 'warlords-underground': 1 });
});

test('1.4.3 guerrillas are placed Underground', () => {
  const state = situation({ resources: { warlords: 1 } });
  plain(state, 'warlords', 'rally', ['balkh']);
  expect(here(state, 'balkh')).toEqual({ 'warlords-underground': 1 });
});

test('1.4.1 the Coalition and the Government take nothing off the map', () => {
  const state = situation({ spaces: { kabul: { police: 1 } }, resources: { government: 9 } });
  expect(plain(structuredClone(state), 'government', 'train').menu).not.toContain('withdraw');
  expect(plain(state, 'coalition', 'sweep').menu).not.toContain('withdraw');
});
