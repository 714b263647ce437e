import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 59 unshaded exposes all Cartels and lets the Government Assault them, and only them, everywhere', () => {
  const state = situation({
    spaces: {
      cali: { police: 1, troops: 1, 'cartels-underground': 1, 'cartels-base': 1, 'farc-active': 2 },
      huila: { troops: 2, 'cartels-underground': 2 },
      choco: { 'cartels-underground': 1 },
    },
  });
  const played = execute(state, 'farc', 59, 'unshaded', ['cali', 'huila']);
  expect(played.asked).toEqual(['government: ask.event.act', 'government: ask.event.act']);
  expect(here(state, 'cali')).toEqual({ police: 1, troops: 1, 'farc-active': 2 });
  expect(here(state, 'huila')).toEqual({ troops: 2, 'cartels-active': 1 });
  expect(here(state, 'choco')).toEqual({ 'cartels-active': 1 });
  expect(state.resources.government).toBe(0);
});

test('3.2.5 card 59 unshaded: Shipments taken by these Assaults bring Aid', () => {
  const state = situation({
    spaces: { cali: { police: 1, 'cartels-underground': 1 } },
    state: { aid: 9, carriers: [{ space: AT.cali, kind: 'cartels-underground', load: 1 }] },
  });
  execute(state, 'government', 59, 'unshaded', ['cali']);
  expect(state.aid).toBe(15);
});

test('card 59 shaded turns all Cartels guerrillas Underground; the Cartels may move up to 3 anywhere', () => {
  const state = situation({
    spaces: { cali: { 'cartels-active': 2, 'cartels-underground': 1 }, vaupes: { 'cartels-active': 2 } },
  });
  const played = execute(state, 'government', 59, 'shaded', ['cali', 'bogota', '2', 'vaupes', 'bogota']);
  expect(played.menu).toEqual([]);
  expect(played.asked.every((ask) => ask.startsWith('cartels'))).toBe(true);
  expect(here(state, 'bogota')).toEqual({ 'cartels-underground': 3 });
  expect(here(state, 'cali')).toEqual({ 'cartels-underground': 1 });
  expect(here(state, 'vaupes')).toEqual({ 'cartels-underground': 1 });
});

test('4.5.3 card 59 shaded: a Shipment goes along when all guerrillas of a space move', () => {
  const state = situation({
    spaces: { cali: { 'cartels-active': 2 } },
    state: { carriers: [{ space: AT.cali, kind: 'cartels-active', load: 1 }] },
  });
  execute(state, 'cartels', 59, 'shaded', [
    'cali',
    'bogota',
    'cartels-underground',
    'cartels-underground+1',
    'done',
  ]);
  expect(state.carriers).toEqual([{ space: AT.bogota, kind: 'cartels-underground', load: 1 }]);
});

test('card 59 on LoCs: exposed, Assaulted although card 42 shields the Cartels (5.1.2), or hidden', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { police: 1, 'cartels-underground': 2 } },
    state: { momentum: [42], shielded: 'cartels' },
  });
  execute(state, 'government', 59, 'unshaded', ['loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1, 'cartels-active': 1 });
  execute(state, 'cartels', 59, 'shaded', ['done']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1, 'cartels-underground': 1 });
});
