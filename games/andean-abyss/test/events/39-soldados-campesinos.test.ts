import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { available } from '../../state.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 39 unshaded places one Police in each of 6 Departments, in no FARC Zone', () => {
  const state = situation({ state: { zones: [AT.huila] } });
  const first = begin(structuredClone(state), 'government', 39, 'unshaded');
  expect(first.menu).toContain('vaupes');
  expect(first.menu).not.toContain('huila');
  expect(first.menu).not.toContain('bogota');
  expect(first.menu).not.toContain('done');
  const chosen = ['antioquia', 'santander', 'cesar', 'arauca', 'choco', 'vaupes'] as const;
  execute(state, 'government', 39, 'unshaded', chosen);
  for (const id of chosen) expect(here(state, id)).toEqual({ police: 1 });
  expect(available(state, 'police')).toBe(24);
});

test('1.4.1 card 39 unshaded: without Available Police the Government may take own ones off the map', () => {
  const state = situation({ spaces: { bogota: { police: 30 } } });
  expect(execute(structuredClone(state), 'farc', 39, 'unshaded').asked).toEqual([]);
  execute(state, 'government', 39, 'unshaded', ['bogota', 'huila', 'done']);
  expect(here(state, 'bogota')).toEqual({ police: 29 });
  expect(here(state, 'huila')).toEqual({ police: 1 });
});

test('card 39 shaded replaces one Police in up to 3 Departments with an AUC guerrilla', () => {
  const state = situation({
    spaces: { huila: { police: 2 }, cesar: { police: 1 }, cali: { police: 1 }, choco: { police: 1 } },
  });
  const { menu } = begin(structuredClone(state), 'auc', 39, 'shaded');
  expect(menu).toEqual(['huila', 'cesar', 'choco', 'done']);
  execute(state, 'auc', 39, 'shaded', ['huila', 'cesar', 'done']);
  expect(here(state, 'huila')).toEqual({ police: 1, 'auc-underground': 1 });
  expect(here(state, 'cesar')).toEqual({ 'auc-underground': 1 });
  expect(here(state, 'choco')).toEqual({ police: 1 });
});

test('5.1.1 card 39 shaded only removes the Police when no AUC guerrilla is Available', () => {
  const state = situation({ spaces: { bogota: { 'auc-underground': 18 }, huila: { police: 1 } } });
  execute(state, 'farc', 39, 'shaded', ['huila']);
  expect(here(state, 'huila')).toEqual({});
});

test('card 39 shaded ends after three Departments', () => {
  const police = { police: 1 };
  const state = situation({ spaces: { huila: police, cesar: police, choco: police, arauca: police } });
  execute(state, 'auc', 39, 'shaded', ['huila', 'cesar', 'choco']);
  expect(here(state, 'arauca')).toEqual({ police: 1 });
});
