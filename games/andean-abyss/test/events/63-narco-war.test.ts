import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { execute } from './event.ts';

test('card 63 leaves one Cartels guerrilla in each space, which may Terror for nothing even if Active', () => {
  const state = situation({
    spaces: {
      cali: { level: 'AS', 'cartels-underground': 3, 'cartels-active': 1, 'cartels-base': 1 },
      huila: { level: 'AO', 'cartels-active': 2 },
      choco: { 'cartels-underground': 1 },
    },
  });
  const played = execute(state, 'government', 63, 'unshaded', ['cartels-active', 'cali', 'huila', 'done']);
  expect(played.asked).toEqual([
    'government: ask.event.stays',
    'cartels: ask.event.act',
    'cartels: ask.event.act',
    'cartels: ask.event.act',
  ]);
  expect(here(state, 'cali')).toEqual({ 'cartels-active': 1, 'cartels-base': 1 });
  expect(here(state, 'huila')).toEqual({ 'cartels-active': 1 });
  expect(here(state, 'choco')).toEqual({ 'cartels-underground': 1 });
  expect(terrorIn(state, 'cali')).toBe(1);
  expect(terrorIn(state, 'choco')).toBe(0);
  // 3.3.4: all but FARC bring a space nearer to Neutral.
  expect(levelOf(state, 'cali')).toBe('PS');
  expect(levelOf(state, 'huila')).toBe('PO');
});

test('card 63 makes the Cartels Ineligible on the next card, whoever executed it (2.3.7)', () => {
  const state = situation();
  execute(state, 'farc', 63, 'unshaded');
  expect(state.next.ineligible).toEqual(['cartels']);
});

test('4.5.3 card 63: the Cartels save the Shipments of those removed, with the one that stays', () => {
  const state = situation({
    spaces: { cali: { 'cartels-underground': 1, 'cartels-active': 2 } },
    state: { carriers: [{ space: AT.cali, kind: 'cartels-active', load: 2 }] },
  });
  const played = execute(state, 'government', 63, 'unshaded', [
    'cartels-underground',
    'cartels-underground',
    'lose',
    'done',
  ]);
  expect(played.asked[1]).toBe('cartels: ask.shipment.save');
  expect(here(state, 'cali')).toEqual({ 'cartels-underground': 1 });
  expect(state.carriers).toEqual([{ space: AT.cali, kind: 'cartels-underground', load: 1 }]);
});

test('card 63 reaches LoCs, where the Terror Sabotages; the last Underground guerrilla becomes Active', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { 'cartels-underground': 3 } } });
  execute(state, 'auc', 63, 'unshaded', ['loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'cartels-active': 1 });
  expect(terrorIn(state, 'loc-cali-pasto')).toBe(1);
});
