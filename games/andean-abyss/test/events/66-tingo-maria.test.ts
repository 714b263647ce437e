import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

const spaces = {
  choco: { 'cartels-base': 2 },
  putumayo: { 'cartels-base': 1, 'farc-base': 1 },
  narino: { 'cartels-base': 1 },
  vaupes: { 'cartels-base': 1 },
  huila: { 'cartels-base': 1 },
  guaviare: { 'farc-base': 1 },
} as const;

test('card 66 unshaded removes 3 Cartels Bases from Forest Departments', () => {
  const state = situation({ spaces });
  const { menu } = begin(structuredClone(state), 'government', 66, 'unshaded');
  expect(menu).toEqual(['choco', 'narino', 'putumayo', 'vaupes']);
  execute(state, 'government', 66, 'unshaded', ['choco', 'choco', 'vaupes']);
  expect(here(state, 'choco')).toEqual({});
  expect(here(state, 'vaupes')).toEqual({});
  expect(here(state, 'narino')).toEqual({ 'cartels-base': 1 });
});

test('card 66 shaded adds a Cartels Base to each Forest Department that has one, within stacking', () => {
  const state = situation({ spaces });
  expect(execute(state, 'cartels', 66, 'shaded').asked).toEqual([]);
  expect(here(state, 'choco')).toEqual({ 'cartels-base': 2 });
  expect(here(state, 'putumayo')).toEqual({ 'cartels-base': 1, 'farc-base': 1 });
  expect(here(state, 'narino')).toEqual({ 'cartels-base': 2 });
  expect(here(state, 'vaupes')).toEqual({ 'cartels-base': 2 });
  expect(here(state, 'huila')).toEqual({ 'cartels-base': 1 });
  expect(here(state, 'guaviare')).toEqual({ 'farc-base': 1 });
});
