import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { situation } from '../table.ts';
import { begin, execute } from './event.ts';

const spaces = {
  cali: { 'cartels-base': 2, 'auc-active': 1 },
  huila: { 'cartels-base': 1, 'farc-active': 1, 'farc-underground': 1, 'auc-active': 1 },
  choco: { 'cartels-base': 2, 'farc-underground': 1 },
  cesar: { 'farc-active': 1 },
} as const;

test('card 64 unshaded places a Shipment with a FARC guerrilla beside a Cartels Base', () => {
  const state = situation({ spaces });
  const start = begin(structuredClone(state), 'farc', 64, 'unshaded');
  expect(start.menu).toEqual(['huila', 'choco']);
  execute(state, 'farc', 64, 'unshaded', ['huila', 'farc-underground']);
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'farc-underground', load: 1 }]);
});

test('4.5.3 card 64 unshaded does nothing when all four Shipments are on the map', () => {
  const carriers = [{ space: AT.cesar, kind: 'farc-active' as const, load: 4 }];
  const state = situation({ spaces, state: { carriers } });
  expect(execute(state, 'farc', 64, 'unshaded').menu).toEqual([]);
  expect(state.carriers).toEqual([{ space: AT.cesar, kind: 'farc-active', load: 4 }]);
});

test('card 64 shaded pays the Cartels 2 for each Base in a City and 1 for each in a Department', () => {
  const state = situation({ spaces });
  execute(state, 'cartels', 64, 'shaded');
  expect(state.resources.cartels).toBe(7);
});

test('card 64 unshaded: a City will do, a FARC Base has nobody to carry', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-base': 1, 'farc-active': 1 },
      huila: { 'cartels-base': 1, 'farc-base': 1 },
    },
  });
  execute(state, 'government', 64, 'unshaded');
  expect(state.carriers).toEqual([{ space: AT.cali, kind: 'farc-active', load: 1 }]);
});
