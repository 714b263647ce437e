import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

const spaces = {
  cesar: { police: 1, 'auc-active': 2, 'auc-underground': 1, 'auc-base': 1 },
  antioquia: { level: 'PS', 'auc-active': 1 },
  'loc-cali-pasto': { troops: 1, 'auc-active': 1 },
  huila: { level: 'AO', 'auc-active': 1 },
  cali: { police: 1, 'auc-active': 1 },
} as const;

test('card 38 unshaded removes all Active AUC guerrillas from 3 spaces with cubes or Support (D31)', () => {
  const state = situation({ spaces });
  expect(begin(structuredClone(state), 'government', 38, 'unshaded').menu).toEqual([
    'cali',
    'antioquia',
    'cesar',
    'loc-cali-pasto',
  ]);
  execute(state, 'government', 38, 'unshaded', ['cesar', 'antioquia', 'loc-cali-pasto']);
  expect(here(state, 'cesar')).toEqual({ police: 1, 'auc-underground': 1, 'auc-base': 1 });
  expect(here(state, 'antioquia')).toEqual({});
  expect(here(state, 'loc-cali-pasto')).toEqual({ troops: 1 });
  expect(here(state, 'cali')).toEqual({ police: 1, 'auc-active': 1 });
});

test('card 38 shaded turns AUC guerrillas Underground wherever there are cubes or Support', () => {
  const state = situation({ spaces });
  execute(state, 'auc', 38, 'shaded');
  expect(here(state, 'cesar')).toEqual({ police: 1, 'auc-underground': 3, 'auc-base': 1 });
  expect(here(state, 'antioquia')).toEqual({ 'auc-underground': 1 });
  expect(here(state, 'loc-cali-pasto')).toEqual({ troops: 1, 'auc-underground': 1 });
  expect(here(state, 'huila')).toEqual({ 'auc-active': 1 });
});

test('5.1.3 card 38 unshaded offers only spaces with Active AUC guerrillas', () => {
  const state = situation({
    spaces: { cali: { police: 1, 'auc-underground': 1 }, cesar: { level: 'AS' }, huila: { troops: 1 } },
  });
  expect(begin(state, 'farc', 38, 'unshaded').menu).toEqual([]);
});
