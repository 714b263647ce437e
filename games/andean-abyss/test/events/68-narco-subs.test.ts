import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { execute } from './event.ts';

const spaces = {
  cartagena: { 'cartels-base': 1, 'cartels-active': 1 },
  'loc-pasto-tumaco': { 'cartels-underground': 1 },
  choco: { 'farc-active': 2 },
  huila: { 'cartels-base': 2, 'auc-active': 1 },
} as const;
const carriers = () => [
  { space: AT.choco, kind: 'farc-active' as const, load: 2 },
  { space: AT.huila, kind: 'auc-active' as const, load: 1 },
];

test('card 68 unshaded removes 2 Cartels pieces from coastal spaces', () => {
  const state = situation({ spaces, state: { carriers: carriers() } });
  execute(state, 'government', 68, 'unshaded', [
    'remove-pieces',
    'cartagena',
    'cartels-base',
    'loc-pasto-tumaco',
  ]);
  expect(here(state, 'cartagena')).toEqual({ 'cartels-active': 1 });
  expect(here(state, 'loc-pasto-tumaco')).toEqual({});
  expect(here(state, 'huila')['cartels-base']).toBe(2);
});

test('card 68 unshaded removes up to 2 Shipments of anybody from coastal spaces instead', () => {
  const state = situation({ spaces, state: { carriers: carriers() } });
  const once = structuredClone(state);
  execute(once, 'government', 68, 'unshaded', ['remove-shipments', 'done']);
  expect(once.carriers).toContainEqual({ space: AT.choco, kind: 'farc-active', load: 1 });
  execute(state, 'government', 68, 'unshaded', ['remove-shipments', 'choco']);
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-active', load: 1 }]);
});

test('card 68 shaded pays the Cartels 2 for each of their pieces in coastal spaces', () => {
  const state = situation({ spaces });
  execute(state, 'cartels', 68, 'shaded');
  expect(state.resources.cartels).toBe(6);
});

test('card 68 unshaded asks only for what there is: a lone Cartels Base, or a Shipment', () => {
  const base = situation({ spaces: { cartagena: { 'cartels-base': 1 }, choco: { 'farc-active': 1 } } });
  execute(base, 'government', 68, 'unshaded');
  expect(here(base, 'cartagena')).toEqual({});
  const freight = situation({
    spaces: { choco: { 'farc-active': 1 } },
    state: { carriers: [{ space: AT.choco, kind: 'farc-active', load: 1 }] },
  });
  execute(freight, 'government', 68, 'unshaded');
  expect(freight.carriers).toEqual([]);
});
