import { expect, test } from 'vitest';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { execute } from './event.ts';

test('card 47 unshaded exposes all AUC and lets Police alone Assault it at the rates of Troops', () => {
  const state = situation({
    spaces: {
      arauca: { police: 2, troops: 3, 'auc-underground': 3, 'farc-active': 1 },
      cesar: { police: 3, 'auc-underground': 1, 'auc-active': 1 },
      huila: { police: 1, 'auc-underground': 1 },
      choco: { 'auc-underground': 1 },
    },
  });
  const played = execute(state, 'farc', 47, 'unshaded', ['arauca', 'cesar']);
  expect(played.asked).toEqual(['government: ask.event.act', 'government: ask.event.act']);
  expect(here(state, 'arauca')).toEqual({ police: 2, troops: 3, 'auc-active': 1, 'farc-active': 1 });
  // In a Mountain it takes two for one; a single Police in Huila removes nobody.
  expect(here(state, 'cesar')).toEqual({ police: 3, 'auc-active': 1 });
  expect(here(state, 'huila')).toEqual({ police: 1, 'auc-active': 1 });
  expect(here(state, 'choco')).toEqual({ 'auc-active': 1 });
});

test('card 47 unshaded: the Government need not Assault', () => {
  const state = situation({ spaces: { cali: { police: 1, 'auc-underground': 1 } } });
  execute(state, 'government', 47, 'unshaded', ['done']);
  expect(here(state, 'cali')).toEqual({ police: 1, 'auc-active': 1 });
});

test('card 47 shaded: AUC places 2 guerrillas in Cúcuta, Terror there, and turns any 2 Underground', () => {
  const state = situation({
    spaces: { cucuta: { level: 'PS' }, huila: { 'auc-active': 2 }, choco: { 'auc-active': 1 } },
    state: { aid: 9 },
  });
  const played = execute(state, 'government', 47, 'shaded', ['huila', 'choco']);
  expect(played.asked).toEqual(['auc: ask.event.turn', 'auc: ask.event.turn']);
  expect(here(state, 'cucuta')).toEqual({ 'auc-underground': 1, 'auc-active': 1 });
  expect(terrorIn(state, 'cucuta')).toBe(1);
  expect(levelOf(state, 'cucuta')).toBe('N');
  expect(state.aid).toBe(6);
  expect(here(state, 'huila')).toEqual({ 'auc-active': 1, 'auc-underground': 1 });
  expect(here(state, 'choco')).toEqual({ 'auc-underground': 1 });
});

test('5.1.3 card 47 shaded: no Terror without an Underground AUC guerrilla in Cúcuta', () => {
  const state = situation({ spaces: { huila: { 'auc-active': 18 } } });
  execute(state, 'farc', 47, 'shaded');
  expect(terrorIn(state, 'cucuta')).toBe(0);
  expect(here(state, 'huila')).toEqual({ 'auc-active': 16, 'auc-underground': 2 });
});

test('card 47 unshaded: on LoCs too, and although card 42 shields AUC (5.1.2)', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { police: 1, 'auc-underground': 2 } },
    state: { momentum: [42], shielded: 'auc' },
  });
  execute(state, 'government', 47, 'unshaded', ['loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1, 'auc-active': 1 });
});

test('5.1.3 card 47 shaded with one guerrilla Available; one on a LoC hides again', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { 'auc-active': 1 }, huila: { 'auc-underground': 16 } },
  });
  execute(state, 'farc', 47, 'shaded', ['cucuta']);
  expect(here(state, 'cucuta')).toEqual({ 'auc-underground': 1 });
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'auc-underground': 1 });
  expect(terrorIn(state, 'cucuta')).toBe(1);
});
