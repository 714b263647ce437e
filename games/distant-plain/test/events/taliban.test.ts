import { expect, test } from 'vitest';
import { wouldDo } from '../../events/play.ts';
import { AT } from '../../map.ts';
import { event, inEffect } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { lasting } from './lasting.ts';

test.each([
  [23, 'unshaded', 'attack-on-loc'],
  [23, 'shaded', 'roadside-bombs'],
  [29, 'unshaded', 'cost'],
  [29, 'shaded', 'train-cubes'],
  [30, 'unshaded', 'terror-in-kabul'],
  [30, 'shaded', 'terror-in-kabul'],
  [31, 'unshaded', 'most-spaces'],
  [31, 'shaded', 'active-will-do'],
  [33, 'unshaded', 'terror-spends-guerrilla'],
  [33, 'shaded', 'attack-with-sacrifice'],
  [34, 'unshaded', 'rally-not-beside-troops'],
  [34, 'shaded', 'assault-then-guerrillas'],
] as const)('5.3 card %i, %s, is a Capability: %s holds to the end of the game', (card, side, name) => {
  expect(lasting(card, side)).toEqual({
    capability: side,
    momentum: false,
    names: [name],
    afterReset: [name],
  });
});

test.each([
  [24, 'unshaded', ['spares']],
  [24, 'shaded', ['forbid']],
  [26, 'shaded', ['taliban-cancel']],
  [36, 'shaded', ['sharia-everywhere']],
] as const)('5.4 card %i, %s, is Momentum: %s hold until Reset', (card, side, names) => {
  expect(lasting(card, side)).toEqual({ capability: undefined, momentum: true, names, afterReset: [] });
});

test('5.1 card 19: Provinces with guerrillas toward Support and Resources gone, or a guerrilla in each space of Pakistan', () => {
  const state = situation({
    spaces: {
      kandahar: { 'taliban-active': 1 },
      khowst: { 'taliban-active': 1 },
      zabol: { 'taliban-active': 1 },
    },
    resources: { taliban: 5 },
  });
  const asked = event(structuredClone(state), 'coalition', 19, 'unshaded');
  // In Zabol nobody lives.
  expect(asked.menu).toEqual(['kandahar', 'khowst', 'done']);
  event(state, 'coalition', 19, 'unshaded', ['kandahar', 'khowst']);
  expect([levelOf(state, 'kandahar'), levelOf(state, 'khowst'), state.resources.taliban]).toEqual([
    'S',
    'S',
    2,
  ]);
  event(state, 'taliban', 19, 'shaded');
  for (const id of ['waziristan', 'northwest-frontier', 'balochistan'] as const)
    expect(here(state, id)).toEqual({ 'taliban-underground': 1 });
  expect(state.resources.taliban).toBe(5);
});

test('5.1 card 20: Terror removed or else a shift to Support; shaded Terror, two levels and a guerrilla', () => {
  const state = situation({
    spaces: {
      herat: { 'coalition-troops': 1, terror: 2 },
      khowst: { 'coalition-troops': 1 },
      kabul: { 'coalition-troops': 1 },
    },
  });
  event(state, 'coalition', 20, 'unshaded', ['herat', 'khowst']);
  expect([terrorIn(state, 'herat'), levelOf(state, 'herat'), levelOf(state, 'khowst')]).toEqual([
    1,
    'N',
    'S',
  ]);
  event(state, 'taliban', 20, 'shaded', ['khowst']);
  expect([terrorIn(state, 'khowst'), levelOf(state, 'khowst')]).toEqual([1, 'O']);
  expect(here(state, 'khowst')).toEqual({ 'coalition-troops': 1, 'taliban-underground': 1 });
});

test('5.5 card 21: a free Surge, or Troops out of play, one from a space at most, or Available ones', () => {
  const state = situation({ spaces: { kabul: { police: 1 } } });
  event(state, 'government', 21, 'unshaded', ['4', '1', 'no']);
  expect(here(state, 'kabul')).toEqual({ police: 1, 'coalition-troops': 4, 'coalition-base': 1 });
  const shaded = situation({
    spaces: { herat: { 'coalition-troops': 2 } },
    state: { aid: 10 },
  });
  const asked = event(structuredClone(shaded), 'taliban', 21, 'shaded', ['herat']);
  expect(asked.menu).toEqual([]);
  expect(asked.state.outOfPlay).toEqual([2, 0]);
  event(shaded, 'taliban', 21, 'shaded', ['available', 'herat']);
  expect(shaded).toMatchObject({ outOfPlay: [2, 0], aid: 4 });
  expect(here(shaded, 'herat')).toEqual({ 'coalition-troops': 1 });
});

test('5.1 card 22: Islamabad, then guerrillas in Pakistan, or a Casualty by the border', () => {
  const state = situation({
    spaces: { waziristan: { 'taliban-active': 3 }, khowst: { 'coalition-troops': 1 } },
    islamabad: 'tolerance',
  });
  event(state, 'coalition', 22, 'unshaded', ['waziristan', 'waziristan']);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-active': 1 });
  expect(state.islamabad.box).toBe('pressure');
  event(state, 'taliban', 22, 'shaded', ['khowst']);
  expect(here(state, 'khowst')).toEqual({ 'taliban-underground': 1 });
  expect(state.casualties).toEqual([1, 0]);
});

test('5.1 card 25: Terror gone in two spaces and a shift in one of these; shaded shifts and a guerrilla', () => {
  const state = situation({
    spaces: { herat: { 'coalition-troops': 1, terror: 2 }, khowst: { 'coalition-base': 1 } },
  });
  const asked = event(structuredClone(state), 'coalition', 25, 'unshaded', ['herat', 'khowst']);
  expect(asked.menu).toEqual(['herat', 'khowst']);
  event(state, 'coalition', 25, 'unshaded', ['herat', 'khowst', 'khowst']);
  expect([terrorIn(state, 'herat'), levelOf(state, 'herat'), levelOf(state, 'khowst')]).toEqual([
    0,
    'N',
    'S',
  ]);
  event(state, 'taliban', 25, 'shaded', ['herat', 'khowst', 'herat']);
  expect([levelOf(state, 'herat'), levelOf(state, 'khowst')]).toEqual(['O', 'N']);
  expect(here(state, 'herat')).toMatchObject({ 'taliban-underground': 1 });
});

test('5.1.3 card 25: of the spaces chosen one that can shift is shifted', () => {
  const state = situation({
    spaces: {
      kabul: { 'coalition-troops': 1, level: 'S', terror: 1 },
      khowst: { 'coalition-troops': 1 },
      zabol: { 'coalition-troops': 1 },
    },
  });
  const first = event(structuredClone(state), 'coalition', 25, 'unshaded');
  expect(first.menu).toEqual(['kabul', 'khowst', 'done']);
  event(state, 'coalition', 25, 'unshaded', ['kabul', 'khowst']);
  expect(levelOf(state, 'khowst')).toBe('S');
});

test('8.1 card 25 would change nothing where Coalition pieces stand among content people without Terror', () => {
  const state = situation({ spaces: { kabul: { 'coalition-troops': 1, level: 'S' } } });
  expect(wouldDo(state, 'coalition', 25, 'unshaded')).toBe(false);
  state.markers[AT.kabul] = 1;
  expect(wouldDo(state, 'coalition', 25, 'unshaded')).toBe(true);
});

test('5.1.2, 5.5 card 26, unshaded: a free Air Lift and a free Air Strike, Sandstorms or not', () => {
  const state = inEffect(
    situation({ spaces: { kabul: { 'coalition-troops': 1 }, herat: { 'taliban-active': 1 } } }),
    57,
    'unshaded',
    'warlords',
  );
  event(state, 'coalition', 26, 'unshaded', ['herat', 'done']);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 1 });
});

test('5.1 card 27: guerrillas of Pashtun Pakistan go, or four come', () => {
  const state = situation({ spaces: { waziristan: { 'taliban-active': 3 } } });
  event(state, 'coalition', 27, 'unshaded', ['waziristan', 'waziristan']);
  expect(here(state, 'waziristan')).toEqual({ 'taliban-active': 1 });
  event(state, 'taliban', 27, 'shaded', ['waziristan', 'northwest-frontier', 'northwest-frontier', 'done']);
  expect(here(state, 'northwest-frontier')).toEqual({ 'taliban-underground': 2 });
});

test('5.5 card 28: Resources, Patronage and open roads; shaded a free Rally in Pakistan whatever Islamabad says', () => {
  const state = situation({ spaces: { 'loc-kabul-tor-kham': { terror: 1 } } });
  event(state, 'government', 28, 'unshaded');
  expect(state).toMatchObject({ resources: { government: 6 }, patronage: 2 });
  expect(terrorIn(state, 'loc-kabul-tor-kham')).toBe(0);
  const shaded = situation({ islamabad: 'hostility' });
  const asked = event(structuredClone(shaded), 'warlords', 28, 'shaded');
  expect(asked.ask?.seats).toEqual(['taliban']);
  expect(asked.menu).toEqual(['northwest-frontier', 'waziristan', 'balochistan']);
  event(shaded, 'warlords', 28, 'shaded', ['waziristan', 'done']);
  // 6.6.1 Hostility keeps them Active all the same.
  expect(here(shaded, 'waziristan')).toEqual({ 'taliban-active': 1 });
  expect(shaded.resources.taliban).toBe(0);
});

test('5.1 card 32: Haqqani pieces go; or a Base or guerrillas come, and an Attack that is an Ambush', () => {
  const state = situation({ spaces: { khowst: { 'taliban-base': 1, 'taliban-active': 1 } } });
  event(state, 'coalition', 32, 'unshaded', ['khowst', 'khowst']);
  expect(here(state, 'khowst')).toEqual({});
  const shaded = situation({ spaces: { khowst: { police: 3, 'taliban-underground': 1 } } });
  const asked = event(structuredClone(shaded), 'taliban', 32, 'shaded', ['khowst']);
  expect(asked.labels).toEqual([
    '0: 5.1, Place 1 available Taliban Base.',
    '1: 5.1, Place up to 2 available Taliban guerrillas.',
  ]);
  event(shaded, 'taliban', 32, 'shaded', ['khowst', '0', '~khowst']);
  expect(here(shaded, 'khowst')).toEqual({
    police: 1,
    'taliban-base': 1,
    'taliban-active': 1,
    'taliban-underground': 1,
  });
});

test('5.1 card 35: Hekmatyar loses three, or brings two Taliban and one Warlords guerrilla', () => {
  const state = situation({
    spaces: { nuristan: { 'taliban-active': 2 }, baghlan: { 'taliban-active': 2 } },
  });
  event(state, 'coalition', 35, 'unshaded', ['nuristan', 'nuristan', 'baghlan']);
  expect(here(state, 'baghlan')).toEqual({ 'taliban-active': 1 });
  event(state, 'warlords', 35, 'shaded', ['khowst', 'khowst', 'baghlan']);
  expect(here(state, 'khowst')).toEqual({ 'taliban-underground': 2 });
  expect(here(state, 'baghlan')).toMatchObject({ 'warlords-underground': 1 });
});

test('2.3.6 card 36, unshaded: Resources gone, and the Taliban act neither on this card nor on the next', () => {
  const state = situation({ resources: { taliban: 3 } });
  event(state, 'government', 36, 'unshaded');
  expect(state.resources.taliban).toBe(0);
  expect(state.eligible.taliban).toBe(false);
  expect(state.next.ineligible).toEqual(['taliban']);
});
