import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { event } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { lasting } from './lasting.ts';

test.each([
  [46, 'unshaded', 'infiltrate-removes'],
  [46, 'shaded', 'most-spaces'],
] as const)('5.3 card %i, %s, is a Capability: %s holds to the end of the game', (card, side, name) => {
  expect(lasting(card, side)).toEqual({
    capability: side,
    momentum: false,
    names: [name],
    afterReset: [name],
  });
});

test('5.4 card 45 is Momentum: its executor decides until Reset', () => {
  expect(lasting(45, 'unshaded')).toEqual({
    capability: undefined,
    momentum: true,
    names: ['elders-decide'],
    afterReset: [],
  });
});

test('5.5 card 37, unshaded: Police become Troops, then an Assault in which each Troops cube removes one', () => {
  const state = situation({
    spaces: { khowst: { police: 2, 'government-troops': 1, 'taliban-active': 3 } },
  });
  event(state, 'coalition', 37, 'unshaded', ['khowst', 'khowst']);
  expect(here(state, 'khowst')).toEqual({ 'government-troops': 3 });
});

test('5.1 card 37, shaded: up to three Government Troops beside Taliban guerrillas', () => {
  const state = situation({
    spaces: { khowst: { 'government-troops': 2, 'taliban-active': 1 }, herat: { 'government-troops': 2 } },
  });
  const asked = event(structuredClone(state), 'taliban', 37, 'shaded');
  expect(asked.menu).toEqual(['khowst', 'done']);
  event(state, 'taliban', 37, 'shaded', ['khowst', 'khowst']);
  expect(here(state, 'khowst')).toEqual({ 'taliban-active': 1 });
});

test('5.1 card 38: a guerrilla of anybody beside COIN Troops in three spaces; shaded Pashtun anger', () => {
  const state = situation({
    spaces: {
      herat: { 'government-troops': 1, 'warlords-underground': 1, 'taliban-underground': 1 },
      kandahar: { 'coalition-troops': 1, level: 'S' },
    },
  });
  event(state, 'coalition', 38, 'unshaded', ['herat', 'warlords-underground']);
  expect(here(state, 'herat')).toEqual({ 'government-troops': 1, 'taliban-underground': 1 });
  event(state, 'taliban', 38, 'shaded', ['kandahar']);
  expect(levelOf(state, 'kandahar')).toBe('N');
});

test('5.1 card 39: Islamabad, and Resources for the Government or the Taliban', () => {
  const state = situation({ islamabad: 'tolerance' });
  event(state, 'government', 39, 'unshaded');
  expect(state).toMatchObject({ islamabad: { box: 'pressure' }, resources: { government: 6 } });
  event(state, 'taliban', 39, 'shaded');
  expect(state).toMatchObject({ islamabad: { box: 'tolerance' }, resources: { taliban: 3 } });
});

test('1.8, 5.1.1 card 40: Aid up or down, within 0 and 40', () => {
  const state = situation({ state: { aid: 35 } });
  event(state, 'government', 40, 'unshaded');
  expect(state.aid).toBe(40);
  state.aid = 5;
  event(state, 'warlords', 40, 'shaded');
  expect(state.aid).toBe(0);
});

test('5.1 card 41: Coalition pieces back into play, or Troops out of it', () => {
  const state = situation({
    state: { outOfPlay: [2, 1], available: [18, 5, 30, 30, 3, 30, 0, 12, 15, 0, 12] },
  });
  event(state, 'government', 41, 'unshaded', ['2', '1']);
  expect(state.outOfPlay).toEqual([0, 0]);
  event(state, 'taliban', 41, 'shaded', ['3']);
  expect(state.outOfPlay).toEqual([3, 0]);
  expect(state.available[0]).toBe(17);
});

test('5.1 card 42: Terror gone and a shift in two COIN-Controlled spaces; shaded Terror in three, and less Aid', () => {
  const state = situation({
    spaces: { herat: { police: 1, terror: 2 }, kabul: { police: 2, 'taliban-active': 1 } },
    state: { aid: 10 },
  });
  event(state, 'coalition', 42, 'unshaded', ['herat', 'done']);
  expect([terrorIn(state, 'herat'), levelOf(state, 'herat')]).toEqual([0, 'S']);
  event(state, 'taliban', 42, 'shaded', ['kabul']);
  expect(terrorIn(state, 'kabul')).toBe(1);
  expect(state.aid).toBe(6);
});

test('5.1 card 43: guerrillas of Pakistan go, or cross the border and arrive Underground', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-active': 3, 'taliban-underground': 2 } },
    islamabad: 'tolerance',
  });
  event(state, 'coalition', 43, 'unshaded', [
    'waziristan',
    'taliban-underground',
    'waziristan',
    'taliban-underground',
    'done',
  ]);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-active': 3 });
  expect(state.islamabad.box).toBe('pressure');
  const asked = event(structuredClone(state), 'warlords', 43, 'shaded');
  expect(asked.ask?.seats).toEqual(['taliban']);
  event(state, 'warlords', 43, 'shaded', ['waziristan', 'khowst', '2', 'waziristan', 'paktika']);
  expect(here(state, 'khowst')).toEqual({ 'taliban-underground': 2 });
  expect(here(state, 'paktika')).toEqual({ 'taliban-underground': 1 });
});

test('5.1 card 44: by Islamabad a die of Resources or guerrillas; shaded a die and a free Rally', () => {
  const backed = situation({ islamabad: 'backing', resources: { taliban: 9 } });
  event(backed, 'coalition', 44, 'unshaded', [], [5]);
  expect(backed.resources.taliban).toBe(4);
  const pressed = situation({ islamabad: 'pressure', spaces: { waziristan: { 'taliban-active': 3 } } });
  event(pressed, 'coalition', 44, 'unshaded', ['waziristan', 'waziristan']);
  expect(here(pressed, 'waziristan')).toEqual({ 'taliban-active': 1 });
  event(pressed, 'taliban', 44, 'shaded', ['waziristan'], [2]);
  expect(pressed.resources.taliban).toBe(2);
  expect(here(pressed, 'waziristan')).toEqual({ 'taliban-active': 1, 'taliban-underground': 1 });
});

test('5.1 card 47: two COIN-Controlled spaces toward Support, or two at Support Neutral', () => {
  const state = situation({
    spaces: { kabul: { police: 1 }, herat: { police: 1 } },
    state: { patronage: 3 },
  });
  event(state, 'government', 47, 'unshaded', ['kabul', 'herat']);
  expect([levelOf(state, 'kabul'), levelOf(state, 'herat')]).toEqual(['S', 'S']);
  event(state, 'taliban', 47, 'shaded', ['kabul', 'done']);
  expect([levelOf(state, 'kabul'), levelOf(state, 'herat'), state.patronage]).toEqual(['N', 'S', 1]);
});

test('5.1 card 48: Aid or Patronage, and Islamabad takes offence', () => {
  const state = situation({ islamabad: 'pressure' });
  event(state, 'government', 48, 'unshaded');
  expect(state).toMatchObject({ aid: 9, islamabad: { box: 'tolerance' } });
  event(state, 'government', 48, 'shaded');
  expect(state).toMatchObject({ patronage: 3, islamabad: { box: 'sponsorship' } });
});

test('5.1 card 49: Warlords Bases go for Aid, guerrillas there or not; or come and cost Aid', () => {
  const state = situation({
    spaces: {
      konduz: { police: 3, 'warlords-base': 1, 'warlords-active': 1 },
      balkh: { 'warlords-active': 1 },
    },
  });
  event(state, 'government', 49, 'unshaded', ['konduz']);
  expect(here(state, 'konduz')).toEqual({ police: 3, 'warlords-active': 1 });
  expect(state.aid).toBe(1);
  event(state, 'warlords', 49, 'shaded', ['konduz', 'balkh']);
  expect(here(state, 'balkh')).toEqual({ 'warlords-base': 1, 'warlords-active': 1 });
  expect(state.aid).toBe(0);
});

test('5.1 card 50: Aid and two steps of Civic Action for nothing; shaded Aid into Patronage', () => {
  const state = situation({ spaces: { herat: { police: 1, terror: 1 } } });
  event(state, 'coalition', 50, 'unshaded', ['herat', 'civic-action']);
  expect([terrorIn(state, 'herat'), levelOf(state, 'herat'), state.aid]).toEqual([0, 'S', 6]);
  event(state, 'government', 50, 'shaded', ['5']);
  expect(state).toMatchObject({ aid: 1, patronage: 5 });
});

test('5.1 card 50: up to two steps are two, one, or none', () => {
  const state = situation({ spaces: { herat: { police: 1, level: 'O' } } });
  const asked = event(structuredClone(state), 'taliban', 50, 'unshaded');
  expect(asked.menu).toEqual(['herat', 'done']);
  const none = structuredClone(state);
  event(none, 'taliban', 50, 'unshaded', ['done']);
  expect([levelOf(none, 'herat'), none.aid]).toEqual(['O', 6]);
  event(state, 'coalition', 50, 'unshaded', ['herat', 'done']);
  expect(levelOf(state, 'herat')).toBe('N');
});

test('2.3.6 card 51: Patronage, Kabul, and the Government stays Eligible; shaded Patronage to the Warlords', () => {
  const state = situation({ spaces: { kabul: { level: 'N' } } });
  event(state, 'government', 51, 'unshaded');
  expect(state.patronage).toBe(2);
  expect(levelOf(state, 'kabul')).toBe('S');
  expect(state.next.eligible).toEqual(['government']);
  event(state, 'warlords', 51, 'shaded', ['1']);
  expect(state).toMatchObject({ patronage: 1, resources: { warlords: 1 } });
  expect(levelOf(state, 'kabul')).toBe('N');
});

test('5.1 card 52, unshaded: the Government moves Police about, and Patronage grows where more of them serve', () => {
  const state = situation({
    spaces: {
      kabul: { police: 4 },
      herat: { police: 1 },
      konduz: { 'coalition-troops': 1 },
      balkh: { 'warlords-base': 1, police: 1 },
    },
  });
  const asked = event(structuredClone(state), 'warlords', 52, 'unshaded');
  expect(asked.ask?.seats).toEqual(['government']);
  expect(asked.menu).toEqual(['kabul', 'herat', 'done']);
  event(state, 'warlords', 52, 'unshaded', [
    'kabul',
    'herat',
    '1',
    'kabul',
    'konduz',
    '1',
    'kabul',
    'loc-kabul-aibak',
    '1',
    'done',
  ]);
  expect(state.patronage).toBe(2);
  expect(state.pieces[AT.konduz * 11 + 3]).toBe(1);
});

test('5.1 card 52, shaded: Police of one Province change sides', () => {
  const state = situation({ spaces: { herat: { police: 4 } } });
  event(state, 'warlords', 52, 'shaded', ['herat', 'herat', 'done']);
  expect(here(state, 'herat')).toEqual({ police: 2, 'warlords-underground': 2 });
});

test('5.1 card 53: guerrillas shown and Police in Kandahar and Kabul, or four guerrillas of anybody', () => {
  const state = situation({ spaces: { kabul: { 'taliban-underground': 2 } } });
  event(state, 'government', 53, 'unshaded', ['kabul', 'kabul', 'kandahar', 'done']);
  expect(here(state, 'kabul')).toEqual({ 'taliban-active': 2, police: 2 });
  expect(here(state, 'kandahar')).toEqual({ police: 1 });
  event(state, 'warlords', 53, 'shaded', [
    'kandahar',
    'taliban-underground',
    'kandahar',
    'warlords-underground',
    'done',
  ]);
  expect(here(state, 'kandahar')).toEqual({ police: 1, 'taliban-underground': 1, 'warlords-underground': 1 });
});

test('5.5 card 54: Traffic where COIN controls, for more Patronage; shaded elsewhere, the Taliban sharing', () => {
  const state = situation({
    spaces: {
      konduz: { 'coalition-troops': 3, 'warlords-base': 1 },
      balkh: { 'warlords-base': 2, 'taliban-active': 1 },
      herat: { 'warlords-base': 1, 'taliban-active': 2 },
    },
  });
  event(state, 'government', 54, 'unshaded', ['~konduz']);
  expect(state).toMatchObject({ patronage: 2, resources: { warlords: 1 } });
  event(state, 'warlords', 54, 'shaded', ['balkh', 'herat']);
  expect(state.resources).toMatchObject({ warlords: 4, taliban: 2 });
});
