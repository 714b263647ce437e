import { expect, test } from 'vitest';
import { operation } from '../rules.ts';
import { here, levelOf, situation } from '../table.ts';

test('4.2.1 a Surge with nothing Available only takes pieces home, or moves them between its spaces', () => {
  const state = situation({
    spaces: { kabul: { 'coalition-troops': 20, 'coalition-base': 2 }, herat: { police: 1 } },
    state: { outOfPlay: [0, 4], available: [0, 0, 30, 29, 3, 30, 0, 12, 15, 0, 12] },
  });
  const asked = operation(structuredClone(state), 'coalition', 'train', ['surge']);
  // Herat has no Coalition piece, and none can come before some have gone.
  expect(asked.ask?.prompt.key).toBe('ask.surge.number');
  operation(state, 'coalition', 'train', ['surge', '16', '2', 'herat', '4', '~0', 'no']);
  expect(here(state, 'kabul')).toMatchObject({ 'coalition-troops': 16 });
  expect(here(state, 'herat')).toEqual({ police: 1, 'coalition-troops': 4 });
});

test('4.2.2 Government Troops fly without Coalition Troops, three in all and from several spaces', () => {
  const state = situation({
    spaces: { kabul: { 'government-troops': 5 }, herat: { 'government-troops': 2 } },
  });
  const played = operation(state, 'coalition', 'patrol', [
    'air-lift',
    'kabul',
    'konduz',
    '2',
    'herat',
    'konduz',
  ]);
  expect(here(state, 'konduz')).toEqual({ 'government-troops': 3 });
  expect(here(state, 'herat')).toEqual({ 'government-troops': 1 });
  expect(played.menu).not.toContain('air-lift');
});

test('4.2.3 no Air Strike on a LoC or in Kabul, and none at a Base that a hidden guerrilla guards', () => {
  const state = situation({
    spaces: {
      kabul: { 'taliban-active': 1 },
      'loc-kabul-aibak': { 'taliban-active': 1 },
      zabol: { 'taliban-underground': 1, 'taliban-base': 1 },
      balochistan: { 'taliban-base': 1 },
    },
    islamabad: 'tolerance',
  });
  operation(state, 'coalition', 'sweep', ['air-strike']);
  expect(here(state, 'balochistan')).toEqual({});
  expect(here(state, 'zabol')).toEqual({ 'taliban-underground': 1, 'taliban-base': 1 });
  expect(state.islamabad).toEqual({ box: 'backing', hard: false });
});

test('6.6.1 an Air Strike in Pakistan at Hostility moves the marker to Pressure; those there stay Active', () => {
  const state = situation({ spaces: { waziristan: { 'taliban-active': 2 } }, islamabad: 'hostility' });
  operation(state, 'coalition', 'sweep', ['air-strike']);
  expect(state.islamabad).toEqual({ box: 'pressure', hard: false });
  expect(here(state, 'waziristan')).toEqual({ 'taliban-active': 1 });
});

test('6.6.1 a Hard marker moves by an Air Strike as any other, and stays Hard', () => {
  const state = situation({ spaces: { waziristan: { 'taliban-active': 1 } } });
  state.islamabad = { box: 'hostility', hard: true };
  operation(state, 'coalition', 'sweep', ['air-strike']);
  expect(state.islamabad).toEqual({ box: 'pressure', hard: true });
});

test('4.3.1 at 39 Patronage Govern in Kabul moves 1 of Aid, and Kabul is Neutral all the same', () => {
  const state = situation({
    spaces: { kabul: { police: 1, level: 'S' } },
    resources: { government: 3 },
    state: { aid: 9, patronage: 39 },
  });
  operation(state, 'government', 'train', ['govern', '~kabul', 'patronage']);
  expect(state).toMatchObject({ aid: 8, patronage: 40 });
  expect(levelOf(state, 'kabul')).toBe('N');
});

test('4.3.1 a Coalition Base keeps Aid out of Patronage, not returnees; without markers neither is left', () => {
  const spaces = { kabul: { police: 1, 'coalition-base': 1, level: 'S' } } as const;
  const state = situation({ spaces, resources: { government: 3 }, state: { aid: 9 } });
  operation(state, 'government', 'train', ['govern']);
  expect([state.returnees[0], state.aid]).toEqual([1, 9]);
  const spent = situation({
    spaces: {
      ...spaces,
      konduz: { returnees: 1 },
      balkh: { returnees: 1 },
      herat: { returnees: 1 },
      farah: { returnees: 1 },
      zabol: { returnees: 1 },
      nimruz: { returnees: 1 },
    },
    resources: { government: 3 },
    state: { aid: 9 },
  });
  expect(operation(spent, 'government', 'train').menu).not.toContain('govern');
});

test('4.3.2 Transport pays for the LoC, for Kabul and for the destination, each with guerrillas', () => {
  const state = situation({
    spaces: {
      baghlan: { 'government-troops': 2 },
      'loc-kabul-aibak': { 'warlords-underground': 1 },
      kabul: { 'taliban-underground': 1 },
      nuristan: { 'taliban-active': 1 },
    },
    resources: { government: 6 },
  });
  // Baghlan touches two LoCs: by either Kabul lies behind the one to Aibak.
  operation(state, 'government', 'patrol', ['transport', '~baghlan', 'nuristan', '2']);
  expect(here(state, 'nuristan')).toMatchObject({ 'government-troops': 2 });
  expect(state.resources).toMatchObject({ government: 0, warlords: 3 });
});

test('4.3.2 from a Province that touches no LoC nobody is transported; from a dead-end LoC nobody either', () => {
  const state = situation({
    spaces: { badakhshan: { 'government-troops': 3 }, 'loc-kabul-tor-kham': { 'government-troops': 1 } },
    resources: { government: 3 },
  });
  expect(operation(state, 'government', 'patrol').menu).not.toContain('transport');
});

test('4.3.3 with no Taliban Available Eradicate in Pashtun land brings nobody; at Opposition nothing shifts', () => {
  const state = situation({
    spaces: {
      kandahar: { police: 3, 'warlords-base': 2, level: 'O' },
      waziristan: { 'taliban-underground': 30 },
    },
    resources: { government: 3 },
    state: { aid: 39, patronage: 40 },
  });
  operation(state, 'government', 'patrol', ['eradicate']);
  expect(here(state, 'kandahar')).toEqual({ police: 3, 'warlords-base': 1 });
  expect(state).toMatchObject({ aid: 40, patronage: 40 });
  expect(levelOf(state, 'kandahar')).toBe('O');
});

test('4.3.3 one field of a space at a time: the second Eradicate is for another Province', () => {
  const state = situation({
    spaces: { konduz: { police: 5, 'warlords-base': 2 } },
    resources: { government: 3 },
  });
  const played = operation(state, 'government', 'patrol', ['eradicate']);
  expect(played.menu).not.toContain('eradicate');
  expect(here(state, 'konduz')).toEqual({ police: 5, 'warlords-base': 1 });
});
