import { expect, test } from 'vitest';
import { operation } from '../rules.ts';
import { here, levelOf, situation, standard } from '../table.ts';

test('E19 Eradicate (4.3.3)', () => {
  const state = standard('2009');
  operation(state, 'government', 'train', ['eradicate', '~konduz']);
  expect(state).toMatchObject({ aid: 27, patronage: 6 });
  expect(here(state, 'konduz')).toEqual({
    'government-troops': 2,
    police: 2,
    'government-base': 1,
    'warlords-underground': 1,
  });
  expect(levelOf(state, 'konduz')).toBe('O');
});

test('4.3.3 in Pashtun land an eradicated field brings a Taliban guerrilla; Kabul and two spaces are the limits', () => {
  const one = { police: 3, 'warlords-base': 1 };
  const state = situation({
    spaces: { kabul: one, kandahar: one, konduz: one, balkh: one },
    resources: { government: 9 },
  });
  const asked = operation(structuredClone(state), 'government', 'train', ['eradicate']);
  expect(asked.menu).toEqual(['balkh', 'kandahar', 'konduz']);
  const played = operation(state, 'government', 'train', ['eradicate', 'kandahar', 'eradicate', 'balkh']);
  expect(here(state, 'kandahar')).toEqual({ police: 3, 'taliban-underground': 1 });
  expect(played.menu).not.toContain('eradicate');
  expect(played.blocked).toContain('eradicate: 4.3.3 why.activity-limit');
  const sweep = operation(structuredClone(state), 'government', 'sweep');
  expect(sweep.blocked).toContain('eradicate: 4.1.1 why.other-operation');
});

test('4.3.1 Govern: returnees, or Aid into Patronage, in two spaces at Support under COIN Control', () => {
  const state = situation({
    spaces: {
      kabul: { police: 1, level: 'S' },
      kandahar: { police: 1, level: 'S', returnees: 1 },
      konduz: { police: 1, level: 'S', returnees: 1, 'coalition-base': 1 },
      herat: { police: 1 },
    },
    resources: { government: 3 },
    state: { aid: 10, patronage: 5 },
  });
  const asked = operation(structuredClone(state), 'government', 'train', ['govern']);
  expect(asked.menu).toEqual(['kabul', 'kandahar']);
  const played = operation(state, 'government', 'train', [
    'govern',
    'kandahar',
    'govern',
    '~kabul',
    'returnees',
  ]);
  expect(state).toMatchObject({ aid: 7, patronage: 8 });
  expect(levelOf(state, 'kandahar')).toBe('N');
  expect(levelOf(state, 'kabul')).toBe('S');
  expect(state.returnees[0]).toBe(1);
  expect(played.menu).not.toContain('govern');
});

test('4.3.1 where nobody lives returnees come without Support, and make it a space of population 1 for everything (1.6.2)', () => {
  const state = situation({ spaces: { farah: { police: 1 } }, resources: { government: 9 } });
  const asked = operation(structuredClone(state), 'government', 'patrol', ['govern']);
  expect(asked.given).toEqual(['ask.patrol.from: govern']);
  const played = operation(state, 'government', 'train', [
    'govern',
    'farah',
    '~done',
    'civic-action:farah',
    '~done',
  ]);
  expect(played.asked).toContain('government: ask.train.then');
  expect(levelOf(state, 'farah')).toBe('S');
});

test('4.3.1 no more Patronage than there is Aid, nor beyond 40', () => {
  const spaces = { kabul: { police: 1, level: 'S', returnees: 1 } } as const;
  const poor = situation({ spaces, resources: { government: 3 }, state: { aid: 1, patronage: 5 } });
  operation(poor, 'government', 'train', ['govern', '~kabul']);
  expect(poor).toMatchObject({ aid: 0, patronage: 6 });
  const full = situation({ spaces, resources: { government: 3 }, state: { aid: 20, patronage: 39 } });
  operation(full, 'government', 'train', ['govern', '~kabul']);
  expect(full).toMatchObject({ aid: 19, patronage: 40 });
  const done = situation({ spaces, resources: { government: 3 }, state: { aid: 20, patronage: 40 } });
  expect(operation(done, 'government', 'train').menu).not.toContain('govern');
});

test('4.3.2 Transport: from one space over LoCs and Kabul to one space, stopping on a Sabotaged LoC', () => {
  const state = situation({
    spaces: { khowst: { 'government-troops': 3 }, 'loc-kandahar-kabul': { terror: 1 } },
    resources: { government: 3 },
  });
  const asked = operation(structuredClone(state), 'government', 'train', ['transport']);
  expect(asked.menu).toContain('kabul');
  expect(asked.menu).toContain('loc-kandahar-kabul');
  expect(asked.menu).toContain('nuristan');
  // Beyond the Sabotaged LoC, and Pakistan.
  expect(asked.menu).not.toContain('zabol');
  expect(asked.menu).not.toContain('waziristan');
  operation(state, 'government', 'train', ['transport', 'baghlan', '2']);
  expect(here(state, 'khowst')).toEqual({ 'government-troops': 1 });
  expect(here(state, 'baghlan')).toEqual({ 'government-troops': 2 });
});

test('4.3.2 for each space entered that holds guerrillas the Warlords get 1, on the cheapest way', () => {
  const state = situation({
    spaces: {
      khowst: { 'government-troops': 2 },
      'loc-kabul-tor-kham': { 'taliban-underground': 1 },
      'loc-kandahar-kabul': { 'warlords-active': 1 },
      nuristan: { 'warlords-underground': 1 },
    },
    resources: { government: 5 },
  });
  const asked = operation(structuredClone(state), 'government', 'train', ['transport']);
  expect(asked.menu).toContain('nuristan');
  operation(state, 'government', 'train', ['transport', 'nuristan', '2']);
  expect(state.resources).toMatchObject({ government: 3, warlords: 2 });
  expect(here(state, 'nuristan')).toMatchObject({ 'government-troops': 2 });
});

test('4.3.2 a Transport before the Operation leaves the Resources it needs', () => {
  const state = situation({
    spaces: {
      khowst: { 'government-troops': 1 },
      'loc-kabul-tor-kham': { 'taliban-underground': 1 },
      'loc-kandahar-kabul': { 'taliban-underground': 1 },
    },
    resources: { government: 3 },
  });
  expect(operation(state, 'government', 'train').menu).not.toContain('transport');
});

test('4.1, 4.3.3 no Eradicate before an Assault that the guerrilla it brings would leave without a target', () => {
  const nuristan = { 'government-troops': 4, 'taliban-base': 1, 'warlords-base': 1 };
  const only = situation({ spaces: { nuristan }, resources: { government: 9 } });
  expect(operation(only, 'government', 'assault').menu).not.toContain('eradicate');
  const konduz = { 'government-troops': 2, 'taliban-active': 1 };
  const two = situation({ spaces: { nuristan, konduz }, resources: { government: 9 } });
  expect(operation(two, 'government', 'assault').menu).toContain('eradicate');
  // Outside Pashtun land none comes.
  const balkh = situation({ spaces: { balkh: nuristan }, resources: { government: 9 } });
  expect(operation(balkh, 'government', 'assault').menu).toContain('eradicate');
});
