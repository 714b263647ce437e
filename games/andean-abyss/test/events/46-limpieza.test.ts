import { expect, test } from 'vitest';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 46: Terror with any guerrilla and 2 markers, 2 enemies removed, the level set', () => {
  const state = situation({
    spaces: {
      cali: { level: 'AS', police: 2, 'farc-base': 1, 'auc-active': 1, 'auc-underground': 1 },
      huila: { 'farc-underground': 1 },
    },
    state: { aid: 9 },
  });
  const played = execute(state, 'government', 46, 'unshaded', [
    'auc',
    'cali',
    'farc-base',
    'passive-opposition',
  ]);
  expect(played.asked[0]).toBe('government: ask.event.faction');
  expect(played.asked[1]).toBe('auc: ask.event.act');
  // 5.1.1: the Active guerrilla does it, the other stays Underground.
  expect(here(state, 'cali')).toEqual({ police: 1, 'auc-active': 1, 'auc-underground': 1 });
  expect(terrorIn(state, 'cali')).toBe(2);
  expect(levelOf(state, 'cali')).toBe('PO');
  // 3.3.4: Terror by AUC, also by Event.
  expect(state.aid).toBe(6);
});

test('card 46 exposes an Underground guerrilla where there is no Active one', () => {
  const state = situation({ spaces: { cali: { 'farc-underground': 2, troops: 1 } } });
  execute(state, 'farc', 46, 'unshaded', ['cali', 'passive-support']);
  expect(here(state, 'cali')).toEqual({ 'farc-active': 1, 'farc-underground': 1 });
  expect(levelOf(state, 'cali')).toBe('PS');
});

test('1.6.2 card 46 sets no level where nobody lives, and on a LoC puts one Sabotage', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { 'farc-active': 1, police: 3 } } });
  execute(state, 'farc', 46, 'unshaded', ['loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1, 'farc-active': 1 });
  expect(terrorIn(state, 'loc-cali-pasto')).toBe(1);
  const jungle = situation({ spaces: { vaupes: { 'farc-active': 1 } } });
  expect(execute(jungle, 'farc', 46, 'unshaded', ['vaupes']).menu).toEqual([]);
  expect(levelOf(jungle, 'vaupes')).toBe('N');
});

test('card 46 may be declined by the faction named (D58)', () => {
  const state = situation({ spaces: { cali: { level: 'PS', 'farc-active': 1, police: 1 } } });
  execute(state, 'farc', 46, 'unshaded', ['done']);
  expect(here(state, 'cali')).toEqual({ police: 1, 'farc-active': 1 });
  expect(terrorIn(state, 'cali')).toBe(0);
});

test('card 46: where the faction has a guerrilla, not where it has a Base', () => {
  const state = situation({
    spaces: {
      cali: { 'farc-active': 1 },
      cucuta: { 'farc-underground': 1 },
      huila: { 'farc-base': 1 },
      cesar: { 'auc-base': 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'government', 46, 'unshaded');
  expect(menu).toEqual(['cali', 'cucuta', 'done']);
  // A City of population 1 is set as well.
  execute(state, 'government', 46, 'unshaded', ['cucuta', 'passive-support']);
  expect(levelOf(state, 'cucuta')).toBe('PS');
});
