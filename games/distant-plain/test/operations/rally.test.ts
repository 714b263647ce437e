import { expect, test } from 'vitest';
import { inEffect, limited, operation, plain } from '../rules.ts';
import { here, levelOf, situation, standard, terrorIn } from '../table.ts';

test('E21 Rally sizes (3.3.1)', () => {
  const state = standard('2005', { resources: { taliban: 0 } });
  const ours = plain(structuredClone(state), 'taliban', 'rally', ['waziristan', 'guerrillas']);
  expect(ours.menu).toEqual(['1', '2']);
  expect(ours.state.resources.taliban).toBe(0);
  const konduz = plain(structuredClone(state), 'warlords', 'rally', ['konduz', '~guerrillas']);
  expect(konduz.menu).toEqual(['1', '2', '3']);
  expect(konduz.state.resources.warlords).toBe(14);
  const kandahar = standard('2005', { spaces: { kandahar: { 'warlords-underground': 2 } } });
  expect(plain(kandahar, 'warlords', 'rally', ['kandahar']).menu).toEqual(['guerrillas', 'base']);
  for (const islamabad of ['pressure', 'hostility'] as const) {
    const pressed = standard('2005', { islamabad });
    expect(plain(pressed, 'taliban', 'rally').menu).not.toContain('waziristan');
  }
});

test('3.3.1 the Taliban rally where there is no Support, and anywhere Pashtun; the Warlords anywhere but Pakistan', () => {
  const state = situation({
    spaces: { kabul: { level: 'S' }, herat: { level: 'S' }, konduz: { level: 'O' } },
    resources: { taliban: 1, warlords: 1 },
    islamabad: 'tolerance',
  });
  const ours = plain(structuredClone(state), 'taliban', 'rally').menu;
  expect(ours).toContain('kabul');
  expect(ours).toContain('konduz');
  expect(ours).toContain('balochistan');
  expect(ours).not.toContain('herat');
  const theirs = plain(state, 'warlords', 'rally').menu;
  expect(theirs).toContain('herat');
  expect(theirs).toHaveLength(22);
});

test('3.3.1 two guerrillas, Active or not, make a Base within stacking; an own Base lets all hide', () => {
  const state = situation({
    spaces: {
      balkh: { 'warlords-active': 2, 'warlords-underground': 1, 'warlords-base': 1 },
      herat: { 'warlords-active': 2, 'warlords-base': 2 },
    },
    resources: { warlords: 5 },
  });
  const base = plain(structuredClone(state), 'warlords', 'rally', [
    'balkh',
    'base',
    'warlords-active',
    'warlords-active',
    'done',
  ]);
  expect(here(base.state, 'balkh')).toEqual({ 'warlords-underground': 1, 'warlords-base': 2 });
  const hide = plain(state, 'warlords', 'rally', ['herat', 'hide', 'done']);
  expect(hide.asked).toContain('warlords: ask.rally.how');
  expect(here(state, 'herat')).toEqual({ 'warlords-underground': 2, 'warlords-base': 2 });
});

test('1.4.1 an Insurgent without Available guerrillas takes some off the map and places them Underground', () => {
  const state = situation({
    spaces: { balkh: { 'warlords-active': 15 } },
    resources: { warlords: 1 },
  });
  const played = plain(state, 'warlords', 'rally', ['withdraw', 'konduz']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'balkh')).toEqual({ 'warlords-active': 14 });
  expect(here(state, 'konduz')).toEqual({ 'warlords-underground': 1 });
});

test('3.3.1, 6.4.2 the Taliban conduct Sharia in one rallied space with a Base, Control or not, 1 a step even if free', () => {
  const state = situation({
    spaces: {
      kandahar: { 'taliban-base': 1, police: 5, level: 'S', terror: 1 },
      khowst: { police: 1 },
    },
    resources: { taliban: 4 },
  });
  const played = operation(
    state,
    'taliban',
    'rally',
    ['kandahar', '1', 'khowst', 'done', 'kandahar', 'sharia', 'sharia'],
    [],
    { free: true },
  );
  expect(played.menu).toEqual([]);
  expect(terrorIn(state, 'kandahar')).toBe(0);
  expect(levelOf(state, 'kandahar')).toBe('O');
  expect(state.resources.taliban).toBe(1);
});

test('6.6.1 at Backing a Rally in Pakistan costs nothing, elsewhere 1', () => {
  const state = situation({ resources: { taliban: 1 }, islamabad: 'backing' });
  plain(state, 'taliban', 'rally', ['waziristan', 'kandahar', 'northwest-frontier', 'done']);
  expect(state.resources.taliban).toBe(0);
  expect(here(state, 'kandahar')).toEqual({ 'taliban-underground': 1 });
});

test('2.3.5 a Limited Rally is in one space', () => {
  const state = situation({ resources: { warlords: 5 } });
  expect(limited(state, 'warlords', 'rally', ['balkh']).menu).toEqual([]);
  expect(state.resources.warlords).toBe(4);
});

test('5.3 Accidental Guerrillas, unshaded: none is placed beside Coalition Troops without a Taliban Base', () => {
  const state = inEffect(
    situation({
      spaces: {
        kandahar: { 'coalition-troops': 1 },
        khowst: { 'coalition-troops': 1, 'taliban-base': 1 },
      },
      resources: { taliban: 5 },
    }),
    34,
    'unshaded',
  );
  const menu = plain(state, 'taliban', 'rally').menu;
  expect(menu).toContain('khowst');
  expect(menu).not.toContain('kandahar');
});

test('5.4 Strategic Release, shaded: one space of a Taliban Rally takes one guerrilla more', () => {
  const state = inEffect(situation({ resources: { taliban: 1 } }), 11, 'shaded', 'taliban');
  plain(state, 'taliban', 'rally', ['kandahar', 'kandahar']);
  expect(here(state, 'kandahar')).toEqual({ 'taliban-underground': 2 });
});
