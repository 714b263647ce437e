import { expect, test } from 'vitest';
import { CITIES, idOf } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

const spaces = {
  cali: { 'cartels-base': 1, 'cartels-underground': 1, police: 1 },
  pasto: { 'cartels-active': 1 },
  neiva: { 'cartels-base': 1 },
  huila: { 'cartels-base': 2 },
} as const;

test('card 60 unshaded clears the Cartels out of 2 Cities and brings the Government 6', () => {
  const state = situation({ spaces });
  const first = begin(structuredClone(state), 'government', 60, 'unshaded', ['cali']);
  expect(first.menu).toEqual(['neiva', 'pasto']);
  execute(state, 'government', 60, 'unshaded', ['cali', 'neiva']);
  expect(here(state, 'cali')).toEqual({ police: 1 });
  expect(here(state, 'neiva')).toEqual({});
  expect(here(state, 'huila')).toEqual({ 'cartels-base': 2 });
  expect(state.resources.government).toBe(6);
});

test('card 60 unshaded clears 1 Department instead', () => {
  const state = situation({ spaces });
  expect(execute(state, 'government', 60, 'unshaded', ['huila']).menu).toEqual([]);
  expect(here(state, 'huila')).toEqual({});
  expect(here(state, 'pasto')).toEqual({ 'cartels-active': 1 });
  expect(state.resources.government).toBe(6);
});

test('card 60 shaded: the Cartels put a Base in each of 2 Cities and may Bribe for nothing', () => {
  const state = situation({ spaces });
  const played = execute(state, 'farc', 60, 'shaded', ['bogota', 'pasto', 'cali', 'remove:police']);
  expect(played.menu).toEqual([]);
  expect(played.asked.every((ask) => ask.startsWith('cartels'))).toBe(true);
  expect(here(state, 'bogota')).toEqual({ 'cartels-base': 1 });
  expect(here(state, 'pasto')).toEqual({ 'cartels-active': 1, 'cartels-base': 1 });
  expect(here(state, 'cali')).toEqual({ 'cartels-base': 1, 'cartels-underground': 1 });
  expect(state.resources.cartels).toBe(0);
});

test('card 60 shaded: the Bribe may be declined (D58)', () => {
  const state = situation({ spaces });
  execute(state, 'cartels', 60, 'shaded', ['bogota', 'pasto', 'done']);
  expect(here(state, 'cali').police).toBe(1);
});

test('card 60 shaded: Bases in Cities only; the Bribe anywhere, on LoCs too, without Resources', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { police: 1 } } });
  expect(begin(structuredClone(state), 'cartels', 60, 'shaded').menu).toEqual(CITIES.map(idOf));
  execute(state, 'cartels', 60, 'shaded', ['cali', 'pasto', 'loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({});
});
