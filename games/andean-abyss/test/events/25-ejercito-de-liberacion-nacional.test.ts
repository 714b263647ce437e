import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 25 unshaded removes all FARC pieces from a Mountain Department', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-underground': 2, 'farc-active': 1, 'farc-base': 1, 'auc-base': 1 },
      guaviare: { 'farc-base': 1 },
    },
  });
  execute(state, 'government', 25, 'unshaded');
  expect(here(state, 'huila')).toEqual({ 'auc-base': 1 });
  expect(here(state, 'guaviare')).toEqual({ 'farc-base': 1 });
});

test('card 25 shaded places any three FARC pieces in Antioquia or a Department beside it', () => {
  const state = situation();
  expect(begin(state, 'farc', 25, 'shaded').menu).toEqual([
    'antioquia',
    'huila',
    'santander',
    'cesar',
    'atlantico',
    'choco',
  ]);
  execute(state, 'farc', 25, 'shaded', ['choco', 'farc-base', 'farc-base']);
  expect(here(state, 'choco')).toEqual({ 'farc-underground': 1, 'farc-base': 2 });
});

test('1.4.1 card 25 shaded: FARC may place guerrillas taken off the map, even those Active there', () => {
  const spaces = { antioquia: { 'farc-active': 1 }, cali: { 'farc-underground': 29 } };
  const state = situation({ spaces });
  const guerrilla = 'farc-underground';
  const answers = [guerrilla, 'cali', guerrilla, 'antioquia', guerrilla, 'done'];
  execute(state, 'farc', 25, 'shaded', ['antioquia', ...answers]);
  expect(here(state, 'antioquia')).toEqual({ 'farc-underground': 2, 'farc-base': 1 });
  expect(here(state, 'cali')).toEqual({ 'farc-underground': 28 });
});

test('card 25 unshaded: one Mountain with FARC, be it a lone Base', () => {
  const state = situation({
    spaces: { huila: { 'farc-base': 1 }, cesar: { 'farc-active': 1 }, santander: { 'auc-active': 1 } },
  });
  expect(begin(structuredClone(state), 'auc', 25, 'unshaded').menu).toEqual(['huila', 'cesar']);
  execute(state, 'auc', 25, 'unshaded', ['huila']);
  expect(here(state, 'huila')).toEqual({});
  expect(here(state, 'cesar')).toEqual({ 'farc-active': 1 });
});

test('1.4.2 card 25 shaded places guerrillas where two Bases are', () => {
  const state = situation({ spaces: { huila: { 'auc-base': 2 } } });
  execute(state, 'farc', 25, 'shaded', ['huila']);
  expect(here(state, 'huila')).toEqual({ 'auc-base': 2, 'farc-underground': 3 });
});

test('5.1.1 card 25 shaded asks nobody when FARC has nothing Available and another faction executes it', () => {
  const base = { 'farc-base': 2 };
  const state = situation({
    spaces: {
      cali: { 'farc-active': 30 },
      arauca: base,
      guaviare: base,
      vaupes: base,
      amazonas: base,
      vichada: { 'farc-base': 1 },
    },
  });
  expect(begin(state, 'auc', 25, 'shaded').menu).toEqual([]);
});
