import { expect, test } from 'vitest';
import { available } from '../../state.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 49 unshaded takes 3 Available AUC guerrillas out of the game for good', () => {
  const state = situation({ spaces: { cesar: { 'auc-active': 2 } } });
  execute(state, 'government', 49, 'unshaded');
  expect(available(state, 'auc-underground')).toBe(13);
  expect(state.lost).toBe(3);
  expect(here(state, 'cesar')).toEqual({ 'auc-active': 2 });
});

test('D54 card 49 unshaded takes fewer when fewer are Available', () => {
  const state = situation({ spaces: { cesar: { 'auc-active': 17 } } });
  execute(state, 'government', 49, 'unshaded');
  expect(available(state, 'auc-underground')).toBe(0);
  expect(state.lost).toBe(1);
});

test('card 49 shaded places an AUC guerrilla and an AUC Base in any Department', () => {
  const state = situation({ spaces: { cesar: { 'farc-base': 2 } } });
  const { menu } = begin(structuredClone(state), 'auc', 49, 'shaded');
  expect(menu).toContain('vaupes');
  expect(menu).not.toContain('bogota');
  execute(state, 'auc', 49, 'shaded', ['vaupes']);
  expect(here(state, 'vaupes')).toEqual({ 'auc-underground': 1, 'auc-base': 1 });
  // 1.4.2: no third Base.
  execute(state, 'auc', 49, 'shaded', ['cesar']);
  expect(here(state, 'cesar')).toEqual({ 'farc-base': 2, 'auc-underground': 1 });
});

test('1.4.1 card 49 shaded: AUC itself may fetch a Base from the map, others may not', () => {
  const spaces = {
    cesar: { 'auc-base': 2 },
    huila: { 'auc-base': 2 },
    choco: { 'auc-base': 2 },
  } as const;
  const state = situation({ spaces });
  execute(state, 'auc', 49, 'shaded', ['vaupes', 'huila']);
  expect(here(state, 'vaupes')).toEqual({ 'auc-underground': 1, 'auc-base': 1 });
  expect(here(state, 'huila')).toEqual({ 'auc-base': 1 });
  const other = situation({ spaces });
  expect(execute(other, 'farc', 49, 'shaded', ['vaupes']).menu).toEqual([]);
  expect(here(other, 'vaupes')).toEqual({ 'auc-underground': 1 });
});

test('5.1.1 card 49 shaded asks nobody when AUC has nothing Available and another faction executes it', () => {
  const state = situation({
    spaces: {
      cali: { 'auc-active': 18 },
      cesar: { 'auc-base': 2 },
      huila: { 'auc-base': 2 },
      choco: { 'auc-base': 2 },
    },
  });
  expect(begin(state, 'farc', 49, 'shaded').menu).toEqual([]);
});
