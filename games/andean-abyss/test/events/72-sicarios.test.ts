import { expect, test } from 'vitest';
import { available } from '../../state.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 72 unshaded replaces all Cartels guerrillas of 2 spaces with other guerrillas', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-underground': 2, 'cartels-base': 1 },
      'loc-cali-pasto': { 'cartels-active': 1 },
      huila: { 'cartels-active': 1 },
    },
  });
  execute(state, 'farc', 72, 'unshaded', ['cali', 'farc', 'auc', 'loc-cali-pasto', 'farc']);
  expect(here(state, 'cali')).toEqual({ 'farc-underground': 1, 'auc-underground': 1, 'cartels-base': 1 });
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'farc-underground': 1 });
  expect(here(state, 'huila')).toEqual({ 'cartels-active': 1 });
});

test('5.1.1 card 72 unshaded only removes when no other guerrillas are Available', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-underground': 2 },
      bogota: { 'farc-active': 30 },
      medellin: { 'auc-active': 17 },
    },
  });
  execute(state, 'government', 72, 'unshaded');
  expect(here(state, 'cali')).toEqual({ 'auc-underground': 1 });
});

test('card 72 shaded places all Available Cartels guerrillas in spaces with Cartels Bases', () => {
  const state = situation({
    spaces: { cali: { 'cartels-base': 1 }, huila: { 'cartels-base': 1 }, pasto: { 'cartels-active': 3 } },
  });
  const start = begin(structuredClone(state), 'cartels', 72, 'shaded', ['done', 'huila']);
  expect(start.menu).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  execute(state, 'cartels', 72, 'shaded', ['done', 'huila', '4', 'cali', '5']);
  expect(here(state, 'huila')).toEqual({ 'cartels-base': 1, 'cartels-underground': 4 });
  expect(here(state, 'cali')).toEqual({ 'cartels-base': 1, 'cartels-underground': 5 });
  expect(available(state, 'cartels-underground')).toBe(0);
});

test('5.1.3 card 72 shaded does nothing without a Cartels Base', () => {
  const state = situation();
  expect(execute(state, 'cartels', 72, 'shaded').asked).toEqual([]);
  expect(available(state, 'cartels-underground')).toBe(12);
});

test('card 72 shaded: with a single such space there is nothing to choose', () => {
  const state = situation({ spaces: { huila: { 'cartels-base': 2 } } });
  expect(execute(state, 'farc', 72, 'shaded').asked).toEqual([]);
  expect(here(state, 'huila')).toEqual({ 'cartels-base': 2, 'cartels-underground': 12 });
});

test('1.4.1 card 72 shaded: the Cartels may first take guerrillas off the map, to place them too', () => {
  const state = situation({ spaces: { huila: { 'cartels-base': 2 }, pasto: { 'cartels-active': 3 } } });
  execute(state, 'cartels', 72, 'shaded', ['pasto', 'pasto', 'done']);
  expect(here(state, 'huila')).toEqual({ 'cartels-base': 2, 'cartels-underground': 11 });
  expect(here(state, 'pasto')).toEqual({ 'cartels-active': 1 });
});

test('card 72 unshaded: spaces with Cartels guerrillas, not with Bases alone', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-base': 2, 'cartels-active': 1 },
      huila: { 'cartels-base': 1 },
      pasto: { 'cartels-active': 1 },
      choco: { 'cartels-active': 1 },
    },
  });
  expect(begin(structuredClone(state), 'auc', 72, 'unshaded').menu).toEqual(['cali', 'pasto', 'choco']);
  execute(state, 'auc', 72, 'unshaded', ['cali', 'auc', 'pasto', 'farc']);
  expect(here(state, 'cali')).toEqual({ 'cartels-base': 2, 'auc-underground': 1 });
});

test('card 72 shaded places the last one Available, but none where Ecuador is full (1.4.2)', () => {
  const given = (pieces: number) =>
    situation({
      spaces: {
        ecuador: { 'cartels-base': 1, 'cartels-active': pieces },
        cali: { 'cartels-active': 11 - pieces },
      },
      state: { opened: 1 },
    });
  const state = given(0);
  execute(state, 'farc', 72, 'shaded');
  expect(here(state, 'ecuador')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 });
  const full = given(1);
  execute(full, 'farc', 72, 'shaded');
  expect(here(full, 'ecuador')).toEqual({ 'cartels-base': 1, 'cartels-active': 1 });
});

test('card 72 shaded without a Cartels Base: the Cartels are not asked for guerrillas from the map', () => {
  const state = situation({ spaces: { cali: { 'cartels-active': 3 } } });
  execute(state, 'cartels', 72, 'shaded');
  expect(here(state, 'cali')).toEqual({ 'cartels-active': 3 });
});
