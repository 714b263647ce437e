import { expect, test } from 'vitest';
import { canStart } from '../../start.ts';
import { beginTurn } from '../../turn.ts';
import { limited, operation } from '../rules.ts';
import { here, situation } from '../table.ts';

test('3.3.1 FARC does not Rally where there is Support, AUC not where there is Opposition', () => {
  const state = situation({
    spaces: { bogota: { level: 'PS' }, huila: { level: 'PO' } },
    resources: { farc: 1, auc: 1, cartels: 1 },
  });
  expect(operation(structuredClone(state), 'farc', 'rally').menu).not.toContain('bogota');
  expect(operation(structuredClone(state), 'farc', 'rally').menu).toContain('huila');
  expect(operation(structuredClone(state), 'auc', 'rally').menu).not.toContain('huila');
  expect(operation(structuredClone(state), 'auc', 'rally').menu).toContain('bogota');
  expect(operation(structuredClone(state), 'cartels', 'rally').menu).toEqual(
    expect.arrayContaining(['bogota', 'huila']),
  );
});

test('3.3.1 one guerrilla, or two guerrillas for a Base within stacking', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-active': 1, 'farc-underground': 2 },
      cesar: { 'farc-active': 2, 'cartels-base': 2 },
    },
    resources: { farc: 3 },
  });
  expect(limited(structuredClone(state), 'farc', 'rally', ['huila']).menu).toEqual(['guerrillas', 'base']);
  limited(state, 'farc', 'rally', ['huila', 'base', 'farc-active']);
  expect(here(state, 'huila')).toEqual({ 'farc-underground': 1, 'farc-base': 1 });
  limited(state, 'farc', 'rally', ['cesar']);
  expect(here(state, 'cesar')).toEqual({ 'farc-active': 2, 'cartels-base': 2, 'farc-underground': 1 });
});

test('3.3.1 with a Base there as many as population and own Bases (D47)', () => {
  const state = situation({ spaces: { huila: { 'auc-base': 1, 'farc-base': 1 } }, resources: { auc: 1 } });
  expect(limited(structuredClone(state), 'auc', 'rally', ['huila', 'guerrillas']).menu).toEqual([
    '1',
    '2',
    '3',
  ]);
  limited(state, 'auc', 'rally', ['huila', 'guerrillas', '2']);
  expect(here(state, 'huila')).toMatchObject({ 'auc-underground': 2 });
});

test('3.3.1 or guerrillas gather there from anywhere and all turn Underground', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 1, 'farc-active': 1 },
      arauca: { 'farc-active': 2, 'farc-underground': 1 },
      'loc-cali-pasto': { 'farc-active': 1 },
    },
    resources: { farc: 1 },
  });
  const played = limited(state, 'farc', 'rally', [
    'huila',
    'gather',
    'arauca',
    '0',
    '2',
    'loc-cali-pasto',
    'done',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'huila')).toEqual({ 'farc-underground': 4, 'farc-base': 1 });
  expect(here(state, 'arauca')).toEqual({ 'farc-underground': 1 });
});

test('3.3.1 any City or Department its level allows will do, even where nothing can be placed (1.4.1)', () => {
  const state = situation({
    spaces: {
      'loc-cali-pasto': { 'farc-active': 30 },
      bogota: { level: 'PS' },
      ecuador: { 'auc-underground': 1 },
    },
    resources: { farc: 1 },
    state: { opened: 1 },
  });
  const start = limited(structuredClone(state), 'farc', 'rally');
  expect(start.menu).toEqual(expect.arrayContaining(['huila', 'ecuador']));
  expect(start.menu).not.toContain('bogota');
  const played = limited(state, 'farc', 'rally', ['huila']);
  expect(played.lines.map((line) => line.key)).toContain('log.rally.nobody');
  expect(state.resources.farc).toBe(0);
});

test('1.4.1 a faction without Available guerrillas may take some off the map and place them Underground', () => {
  const state = situation({
    spaces: { huila: { 'cartels-active': 12 } },
    resources: { cartels: 1 },
  });
  const start = limited(structuredClone(state), 'cartels', 'rally');
  expect(start.menu).toContain('withdraw');
  limited(state, 'cartels', 'rally', ['withdraw', 'cesar']);
  expect(here(state, 'huila')).toEqual({ 'cartels-active': 11 });
  expect(here(state, 'cesar')).toEqual({ 'cartels-underground': 1 });
});

test('1.4.1 a Rally that runs out of Available guerrillas goes on with those from the map', () => {
  const state = situation({
    // Police keep AUC from Extorting there.
    spaces: { 'loc-cali-pasto': { 'auc-active': 17 }, cesar: { police: 2 }, huila: { police: 2 } },
    resources: { auc: 3 },
  });
  expect(operation(structuredClone(state), 'auc', 'rally', ['cesar']).menu).toContain('withdraw');
  operation(state, 'auc', 'rally', ['cesar', 'withdraw', 'loc-cali-pasto', 'huila', 'done']);
  expect(here(state, 'cesar')).toEqual({ police: 2, 'auc-underground': 1 });
  expect(here(state, 'huila')).toEqual({ police: 2, 'auc-underground': 1 });
});

test('1.4.1 with no Resource left there is nothing to go on with', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { 'auc-active': 17 }, cesar: { police: 2 } },
    resources: { auc: 1 },
  });
  expect(operation(state, 'auc', 'rally', ['cesar']).menu).toEqual([]);
});

test('1.4.1, 4.1 without Resources and without guerrillas Available an Extort and a withdrawal make it possible', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { 'auc-underground': 9 }, 'loc-bogota-neiva': { 'auc-underground': 9 } },
    resources: { auc: 0 },
  });
  expect(canStart(state, beginTurn('auc', 'rally', { activities: true }))).toBe(true);
  expect(canStart(state, beginTurn('auc', 'rally', { limited: true }))).toBe(false);
  const answers = ['extort', 'loc-cali-pasto', 'withdraw', 'loc-cali-pasto', 'auc-active', 'bogota'];
  operation(state, 'auc', 'rally', answers);
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'auc-underground': 8 });
  expect(here(state, 'bogota')).toEqual({ 'auc-underground': 1 });
});

test('3.1 no space twice in one Operation, and each is paid as it comes', () => {
  const state = situation({ resources: { farc: 2 } });
  const played = operation(state, 'farc', 'rally', ['huila']);
  expect(played.menu).not.toContain('huila');
  expect(state.resources.farc).toBe(1);
  operation(state, 'farc', 'rally', ['cesar']);
  expect(state.resources.farc).toBe(0);
});

test('A15 Rally and Extort paid as you go (3.1, 3.3.1, 4.3.1)', () => {
  const state = situation({
    spaces: {
      antioquia: { 'auc-underground': 1, 'auc-base': 1 },
      arauca: { 'auc-underground': 3 },
      narino: { level: 'AO', 'farc-underground': 1 },
      putumayo: {
        level: 'AO',
        'farc-underground': 2,
        'auc-underground': 1,
        'cartels-underground': 1,
        'cartels-base': 2,
      },
      choco: { level: 'AO', 'farc-active': 1, 'farc-base': 1, troops: 6 },
      huila: { 'farc-underground': 1, 'farc-base': 1, 'cartels-underground': 2, 'cartels-base': 1 },
      'meta-east': {
        level: 'AO',
        'farc-underground': 1,
        'farc-base': 1,
        'cartels-underground': 2,
        'cartels-base': 1,
      },
      'meta-west': {
        level: 'AO',
        'farc-underground': 2,
        'farc-base': 1,
        'cartels-underground': 2,
        'cartels-base': 1,
      },
      guaviare: {
        level: 'AO',
        'farc-underground': 2,
        'farc-base': 1,
        'auc-underground': 1,
        'cartels-base': 1,
      },
      santander: { level: 'AS' },
    },
    resources: { farc: 11 },
  });
  expect(operation(structuredClone(state), 'farc', 'rally').menu).not.toContain('santander');
  const largest = [
    ['cesar', 'antioquia', 'arauca', 'narino', 'putumayo', 'vichada', 'guainia'],
    ['choco', 'guerrillas', '2', 'huila', 'guerrillas', '3'],
    ['meta-east', 'guerrillas', '2', 'meta-west', 'guerrillas', '2'],
  ];
  // Then the purse is empty: the twelfth space is paid by Extort.
  const last = ['extort', 'narino', 'guaviare', 'guerrillas', '2'];
  const extorts = ['huila', 'meta-east', 'meta-west', 'guaviare', 'vichada', 'guainia'];
  const played = operation(state, 'farc', 'rally', [
    ...largest.flat(),
    ...last,
    ...extorts.flatMap((id) => ['extort', id]),
  ]);
  expect(played.menu).toContain('extort');
  expect(state.resources.farc).toBe(6);
  expect(state.available[3]).toBe(2);
  for (const id of ['narino', 'huila', 'meta-east', 'meta-west', 'guaviare', 'vichada', 'guainia'] as const)
    expect(here(state, id)['farc-active']).toBe(1);
});
