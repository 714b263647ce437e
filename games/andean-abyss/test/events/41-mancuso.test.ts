import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 41 unshaded costs AUC 6 Resources and all its pieces in one space', () => {
  const state = situation({
    spaces: {
      cesar: { 'auc-underground': 1, 'auc-active': 2, 'auc-base': 1, 'farc-active': 1 },
      'loc-cali-pasto': { 'auc-active': 1 },
    },
    resources: { auc: 10 },
  });
  execute(state, 'government', 41, 'unshaded', ['cesar']);
  expect(state.resources.auc).toBe(4);
  expect(here(state, 'cesar')).toEqual({ 'farc-active': 1 });
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'auc-active': 1 });
});

test('5.1.3 card 41 unshaded takes the Resources even if AUC is nowhere, but none below 0', () => {
  const state = situation({ resources: { auc: 4 } });
  expect(execute(state, 'farc', 41, 'unshaded').asked).toEqual([]);
  expect(state.resources.auc).toBe(0);
});

test('card 41 shaded brings AUC 3 Resources for each space with AUC and Cartels pieces', () => {
  const state = situation({
    spaces: {
      cesar: { 'auc-base': 1, 'cartels-active': 2 },
      'loc-cali-pasto': { 'auc-active': 1, 'cartels-underground': 1 },
      huila: { 'auc-base': 1 },
      choco: { 'cartels-base': 1 },
    },
  });
  execute(state, 'auc', 41, 'shaded');
  expect(state.resources.auc).toBe(6);
});

test('card 41: Bases alone are AUC and Cartels pieces too', () => {
  const spaces = { cesar: { 'auc-base': 1, 'cartels-base': 1 } };
  const state = situation({ spaces });
  execute(state, 'auc', 41, 'shaded');
  expect(state.resources.auc).toBe(3);
  execute(state, 'government', 41, 'unshaded');
  expect(here(state, 'cesar')).toEqual({ 'cartels-base': 1 });
});
