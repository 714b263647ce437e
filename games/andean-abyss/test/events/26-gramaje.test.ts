import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 26 unshaded lets Cartels guerrillas Attack FARC, and nobody else, once a space (D34)', () => {
  const state = situation({
    spaces: {
      guaviare: { 'cartels-underground': 2, 'farc-active': 2, police: 1 },
      huila: { 'cartels-underground': 1, police: 1 },
    },
  });
  const played = execute(state, 'farc', 26, 'unshaded', ['guaviare'], [2]);
  expect(played.asked[0]).toBe('cartels: ask.event.act');
  expect(here(state, 'guaviare')).toEqual({ 'cartels-active': 2, police: 1 });
  expect(here(state, 'huila')).toEqual({ 'cartels-underground': 1, police: 1 });
});

test('D58 card 26 unshaded may be declined', () => {
  const state = situation({ spaces: { guaviare: { 'cartels-underground': 2, 'farc-active': 2 } } });
  execute(state, 'government', 26, 'unshaded', ['done']);
  expect(here(state, 'guaviare')).toEqual({ 'cartels-underground': 2, 'farc-active': 2 });
});

test('card 26 shaded moves 3 from Cartels to FARC for each space with a Cartels Base and a FARC guerrilla', () => {
  const spaces = {
    guaviare: { 'cartels-base': 2, 'farc-active': 1 },
    huila: { 'cartels-base': 1, 'farc-underground': 3 },
    cali: { 'cartels-base': 1, 'farc-base': 1 },
  };
  const state = situation({ spaces, resources: { cartels: 20, farc: 1 } });
  execute(state, 'farc', 26, 'shaded');
  expect([state.resources.cartels, state.resources.farc]).toEqual([14, 7]);
  const poor = situation({ spaces, resources: { cartels: 4, farc: 1 } });
  execute(poor, 'farc', 26, 'shaded');
  expect([poor.resources.cartels, poor.resources.farc]).toEqual([0, 5]);
});

test('card 26 unshaded: wherever Cartels guerrillas are with FARC, on LoCs too', () => {
  const state = situation({
    spaces: {
      'loc-cali-pasto': { 'cartels-active': 1, 'farc-active': 1 },
      cali: { 'cartels-active': 1, 'farc-base': 1 },
      huila: { 'cartels-base': 1, 'farc-active': 2, 'auc-active': 1 },
    },
  });
  expect(begin(state, 'auc', 26, 'unshaded').menu).toEqual(['cali', 'loc-cali-pasto', 'done']);
});

test('card 26 shaded: Cities count, spaces without a Cartels Base do not', () => {
  const spaces = {
    cali: { 'cartels-base': 1, 'farc-active': 1 },
    huila: { 'cartels-active': 1, 'farc-active': 1 },
  };
  const state = situation({ spaces, resources: { cartels: 20 } });
  execute(state, 'farc', 26, 'shaded');
  expect(state.resources.farc).toBe(3);
});
