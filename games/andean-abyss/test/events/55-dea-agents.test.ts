import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 55 unshaded removes a Shipment of anybody and 5 Cartels guerrillas, Underground ones too', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-underground': 4, 'cartels-base': 1 },
      'loc-cali-pasto': { 'cartels-active': 2 },
      huila: { 'farc-active': 1 },
      choco: { 'auc-underground': 2 },
    },
    state: {
      carriers: [
        { space: AT.huila, kind: 'farc-active', load: 2 },
        { space: AT.choco, kind: 'auc-underground', load: 1 },
      ],
    },
  });
  execute(state, 'government', 55, 'unshaded', ['huila', 'cali', 'cali', 'cali', 'loc-cali-pasto', 'cali']);
  expect(state.carriers).toEqual([
    { space: AT.huila, kind: 'farc-active', load: 1 },
    { space: AT.choco, kind: 'auc-underground', load: 1 },
  ]);
  expect(here(state, 'cali')).toEqual({ 'cartels-base': 1 });
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'cartels-active': 1 });
});

test('5.1.3 card 55 unshaded removes as many as there are', () => {
  const state = situation({ spaces: { cali: { 'cartels-underground': 2 } } });
  expect(execute(state, 'farc', 55, 'unshaded').asked).toEqual([]);
  expect(here(state, 'cali')).toEqual({});
});

test('card 55 shaded shifts 3 spaces with Cartels pieces one level toward Active Opposition', () => {
  const state = situation({
    spaces: {
      cali: { level: 'AS', 'cartels-base': 1 },
      huila: { 'cartels-active': 1 },
      choco: { level: 'AO', 'cartels-base': 1 },
      cesar: { level: 'PO', 'cartels-underground': 1 },
      pasto: { 'cartels-base': 1 },
      vaupes: { 'cartels-base': 1 },
      neiva: { 'farc-active': 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'farc', 55, 'shaded');
  expect(menu).toEqual(['cali', 'pasto', 'huila', 'cesar']);
  execute(state, 'farc', 55, 'shaded', ['cali', 'cesar', 'huila']);
  expect(levelOf(state, 'cali')).toBe('PS');
  expect(levelOf(state, 'cesar')).toBe('AO');
  expect(levelOf(state, 'huila')).toBe('PO');
  expect(levelOf(state, 'pasto')).toBe('N');
});
