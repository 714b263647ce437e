import { expect, test } from 'vitest';
import { here, levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 52 unshaded shifts 2 Cities or Mountains one level toward Active Support', () => {
  const state = situation({ spaces: { bogota: { level: 'AS' }, cali: { level: 'PO' } } });
  const { menu } = begin(structuredClone(state), 'auc', 52, 'unshaded');
  for (const id of ['cali', 'neiva', 'antioquia', 'huila', 'santander', 'cesar']) expect(menu).toContain(id);
  for (const id of ['bogota', 'arauca', 'choco']) expect(menu).not.toContain(id);
  execute(state, 'auc', 52, 'unshaded', ['cali', 'huila']);
  expect(levelOf(state, 'cali')).toBe('N');
  expect(levelOf(state, 'huila')).toBe('PS');
});

test('card 52 shaded places an AUC Base where AUC is, then pays 1 for each AUC Base', () => {
  const state = situation({
    spaces: {
      cesar: { 'auc-active': 1 },
      huila: { 'auc-base': 2 },
      choco: { 'auc-base': 1 },
      'loc-cali-pasto': { 'auc-active': 1 },
    },
  });
  // 1.4.2: no third Base in Huila, none on a LoC.
  expect(begin(structuredClone(state), 'auc', 52, 'shaded').menu).toEqual(['cesar', 'choco']);
  execute(state, 'auc', 52, 'shaded', ['cesar']);
  expect(here(state, 'cesar')).toEqual({ 'auc-active': 1, 'auc-base': 1 });
  expect(state.resources.auc).toBe(4);
});

test('card 52 shaded: a City with AUC will do', () => {
  const state = situation({ spaces: { cali: { 'auc-active': 1 } } });
  execute(state, 'farc', 52, 'shaded');
  expect(here(state, 'cali')).toEqual({ 'auc-active': 1, 'auc-base': 1 });
  expect(state.resources.auc).toBe(1);
});
