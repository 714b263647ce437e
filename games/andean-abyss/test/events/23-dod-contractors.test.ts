import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 23 unshaded exposes every guerrilla of a Department and removes its Cartels Bases', () => {
  const state = situation({
    spaces: {
      guaviare: { 'farc-underground': 2, 'auc-underground': 1, 'cartels-base': 2 },
      bogota: { 'cartels-base': 1 },
    },
  });
  execute(state, 'government', 23, 'unshaded');
  expect(here(state, 'guaviare')).toEqual({ 'farc-active': 2, 'auc-active': 1 });
  expect(here(state, 'bogota')).toEqual({ 'cartels-base': 1 });
});

test('card 23 shaded takes three Troops, the Government choosing, and makes it and FARC Ineligible', () => {
  const state = situation({ spaces: { bogota: { troops: 2 }, cali: { troops: 2 } } });
  const { asked } = execute(state, 'farc', 23, 'shaded', ['bogota', 'bogota']);
  expect(asked[0]).toBe('government: ask.event.remove');
  expect(here(state, 'bogota')).toEqual({});
  expect(here(state, 'cali')).toEqual({ troops: 1 });
  expect(state.next.ineligible).toEqual(['government', 'farc']);
});

test('5.1.3 card 23 unshaded: one Cartels Base or one Underground guerrilla is enough, other Bases are none', () => {
  const state = situation({
    spaces: {
      huila: { 'cartels-base': 1 },
      choco: { 'auc-underground': 1 },
      cesar: { 'farc-base': 2, 'farc-active': 1 },
      bogota: { 'farc-underground': 1 },
    },
  });
  expect(begin(state, 'auc', 23, 'unshaded').menu).toEqual(['huila', 'choco']);
});

test('card 23 shaded takes Troops from LoCs too, all of them when there are no more than three', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { troops: 2, police: 1 } } });
  execute(state, 'farc', 23, 'shaded');
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1 });
});
