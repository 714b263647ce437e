import { expect, test } from 'vitest';
import { inEffect, operation, plain } from '../rules.ts';
import { here, situation, standard } from '../table.ts';

test('E9 Assault must go to the limit (1.4.1)', () => {
  const state = situation({
    spaces: { herat: { 'coalition-troops': 3, 'taliban-active': 3, 'taliban-base': 1 } },
  });
  const played = plain(state, 'coalition', 'assault', ['~herat']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 3, 'taliban-base': 1 });
});

test('1.4.1 a faction that was hit is hit to the full; another may be left alone', () => {
  const state = situation({
    spaces: { herat: { 'coalition-troops': 3, 'taliban-active': 2, 'warlords-active': 2 } },
  });
  const asked = plain(structuredClone(state), 'coalition', 'assault', ['~herat', 'taliban-active']);
  expect(asked.menu).toEqual(['taliban-active', 'warlords-active']);
  const played = plain(state, 'coalition', 'assault', ['~herat', 'taliban-active', 'taliban-active', 'done']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'herat')).toEqual({ 'coalition-troops': 3, 'warlords-active': 2 });
});

const active = { helmand: { 'taliban-underground': 0, 'taliban-active': 2 } };

test('E10 Coalition Assault and base last (3.2.4)', () => {
  const state = standard('2009', { spaces: active });
  plain(state, 'coalition', 'assault', ['~helmand', 'alone']);
  expect(here(state, 'helmand')).toEqual({
    'coalition-troops': 3,
    'coalition-base': 1,
    'government-troops': 2,
    police: 2,
  });
  expect(state).toMatchObject({ aid: 24, resources: { government: 30 } });
  const half = standard('2009', { spaces: { helmand: { 'taliban-underground': 1, 'taliban-active': 1 } } });
  plain(half, 'coalition', 'assault', ['~helmand', 'alone']);
  expect(here(half, 'helmand')).toMatchObject({ 'taliban-underground': 1, 'taliban-base': 1 });
});

test('E11 Government Assault (3.2.4)', () => {
  const state = standard('2009', { spaces: active });
  plain(state, 'government', 'assault', ['~helmand']);
  expect(here(state, 'helmand')).toMatchObject({ 'taliban-active': 1, 'taliban-base': 1 });
  expect(state.resources.government).toBe(27);
  const mountain = standard('2009', {
    spaces: { ghazni: { 'taliban-underground': 0, 'taliban-active': 2 } },
  });
  expect(plain(mountain, 'government', 'assault').menu).toEqual([]);
  const kabul = situation({
    spaces: { kabul: { 'government-troops': 2, police: 2, 'taliban-active': 3 } },
    resources: { government: 3 },
  });
  plain(kabul, 'government', 'assault', ['~kabul']);
  expect(here(kabul, 'kabul')).toMatchObject({ 'taliban-active': 1 });
  const base = situation({
    spaces: { herat: { 'government-troops': 2, 'taliban-base': 1 } },
    resources: { government: 3 },
    state: { aid: 10 },
  });
  plain(base, 'government', 'assault', ['~herat']);
  expect(base.aid).toBe(16);
});

test('3.2.4 the Coalition pays 3 only where Government cubes fight: Troops in a Province, Police too in Kabul and on LoCs', () => {
  const state = situation({
    spaces: {
      herat: { 'coalition-troops': 1, 'government-troops': 1, police: 2, 'taliban-active': 4 },
      'loc-kabul-aibak': { police: 2, 'warlords-active': 3 },
    },
    resources: { government: 6 },
  });
  const played = plain(state, 'coalition', 'assault', ['herat', 'joint', 'loc-kabul-aibak', '~joint']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'herat')).toMatchObject({ 'taliban-active': 2 });
  expect(here(state, 'loc-kabul-aibak')).toMatchObject({ 'warlords-active': 1 });
  expect(state.resources.government).toBe(0);
});

test('3.2.4 without 3 Resources the Coalition fights alone', () => {
  const state = situation({
    spaces: {
      herat: { 'coalition-troops': 1, 'government-troops': 2, 'taliban-active': 3 },
      kabul: { police: 2, 'taliban-active': 1 },
    },
    resources: { government: 2 },
  });
  const played = plain(state, 'coalition', 'assault', ['~herat']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'herat')).toMatchObject({ 'taliban-active': 2 });
  expect(here(state, 'kabul')).toMatchObject({ 'taliban-active': 1 });
});

test('3.2.4 what is Underground shields its Bases, of its own faction only', () => {
  const state = situation({
    spaces: {
      herat: { 'coalition-troops': 3, 'taliban-underground': 1, 'taliban-base': 1, 'warlords-base': 1 },
    },
  });
  plain(state, 'coalition', 'assault', ['~herat']);
  expect(here(state, 'herat')).toEqual({
    'coalition-troops': 3,
    'taliban-underground': 1,
    'taliban-base': 1,
  });
});

test('4.3.3, D15 the Government may assault in vain where it can Eradicate', () => {
  const state = situation({
    spaces: { konduz: { police: 3, 'warlords-underground': 1, 'warlords-base': 1 } },
    resources: { government: 3 },
  });
  expect(plain(structuredClone(state), 'government', 'assault').menu).toEqual([]);
  const played = operation(state, 'government', 'assault', ['~konduz', 'eradicate', '~konduz']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'konduz')).toEqual({ police: 3, 'warlords-underground': 1 });
});

test('5.3 Find Fix Finish exposes one guerrilla first, or holds the Assault to two pieces', () => {
  const spaces = { herat: { 'coalition-troops': 3, 'taliban-underground': 1, 'taliban-active': 3 } };
  const more = inEffect(situation({ spaces }), 7, 'unshaded');
  plain(more, 'coalition', 'assault', ['~herat', 'taliban', 'taliban-underground']);
  expect(here(more, 'herat')).toEqual({ 'coalition-troops': 3, 'taliban-active': 1 });
  const less = inEffect(situation({ spaces }), 7, 'shaded');
  plain(less, 'coalition', 'assault', ['~herat']);
  expect(here(less, 'herat')).toMatchObject({ 'taliban-active': 1, 'taliban-underground': 1 });
});

test('5.3 Accidental Guerrillas follow a Coalition Assault that removed anything', () => {
  const state = inEffect(
    situation({ spaces: { herat: { 'coalition-troops': 1, 'warlords-active': 1 } } }),
    34,
    'shaded',
  );
  const asked = plain(state, 'coalition', 'assault', []);
  expect(asked.ask?.seats).toEqual(['taliban']);
  expect(asked.menu).toEqual(['herat', 'done']);
});

test('5.4 US-Taliban Talks, shaded: the Coalition does not Assault, not even on Patrol', () => {
  const state = inEffect(
    situation({ spaces: { 'loc-kabul-aibak': { 'coalition-troops': 2, 'taliban-active': 1 } } }),
    24,
    'shaded',
    'taliban',
  );
  expect(plain(structuredClone(state), 'coalition', 'assault').menu).toEqual([]);
  const patrol = plain(state, 'coalition', 'patrol', ['done']);
  expect(patrol.menu).toEqual([]);
  expect(here(state, 'loc-kabul-aibak')).toMatchObject({ 'taliban-active': 1 });
});

test('5.4 US-Taliban Talks, shaded, bind the Coalition alone: the Government may still Assault', () => {
  const target = { 'government-troops': 2, 'taliban-active': 1 };
  const table = situation({ spaces: { kabul: target, herat: target }, resources: { government: 9 } });
  const state = inEffect(table, 24, 'shaded', 'taliban');
  expect(plain(state, 'government', 'assault').menu).toEqual(['kabul', 'herat']);
});
