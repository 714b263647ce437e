import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 58 unshaded costs the Cartels 6 Resources and all their guerrillas, not their Bases', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-underground': 3, 'cartels-base': 1, 'farc-active': 1 },
      'loc-cali-pasto': { 'cartels-active': 2 },
    },
    resources: { cartels: 20 },
  });
  execute(state, 'government', 58, 'unshaded');
  expect(state.resources.cartels).toBe(14);
  expect(here(state, 'cali')).toEqual({ 'cartels-base': 1, 'farc-active': 1 });
  expect(here(state, 'loc-cali-pasto')).toEqual({});
});

test('4.5.3 card 58 unshaded: the Cartels pass their Shipments on or lose them', () => {
  const state = situation({
    spaces: { cali: { 'cartels-underground': 2, 'farc-active': 1 } },
    state: { carriers: [{ space: AT.cali, kind: 'cartels-underground', load: 1 }] },
  });
  const played = execute(state, 'government', 58, 'unshaded', ['farc-active']);
  expect(played.asked).toEqual(['cartels: ask.shipment.save']);
  expect(state.carriers).toEqual([{ space: AT.cali, kind: 'farc-active', load: 1 }]);
});

test('card 58 shaded: the Cartels may move up to 4 Police to any spaces, but not into a FARC Zone', () => {
  const state = situation({
    spaces: { cali: { police: 3 }, huila: { police: 2, troops: 1 } },
    state: { zones: [AT.putumayo] },
  });
  const started = begin(structuredClone(state), 'government', 58, 'shaded', ['cali']);
  expect(started.asked).toEqual(['cartels: ask.event.from']);
  expect(started.menu).toContain('vaupes');
  expect(started.menu).toContain('loc-cali-pasto');
  expect(started.menu).not.toContain('putumayo');
  const played = execute(state, 'government', 58, 'shaded', ['cali', 'vaupes', '3', 'huila', 'bogota']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'vaupes')).toEqual({ police: 3 });
  expect(here(state, 'bogota')).toEqual({ police: 1 });
  expect(here(state, 'huila')).toEqual({ police: 1, troops: 1 });
});

test('card 58 shaded may be declined', () => {
  const state = situation({ spaces: { cali: { police: 1 } } });
  execute(state, 'cartels', 58, 'shaded', ['done']);
  expect(here(state, 'cali')).toEqual({ police: 1 });
});

test('card 58 shaded: from where Police are', () => {
  const state = situation({
    spaces: { cali: { police: 1 }, 'loc-cali-pasto': { police: 1, troops: 1 }, huila: { troops: 1 } },
  });
  expect(begin(state, 'cartels', 58, 'shaded').menu).toEqual(['cali', 'loc-cali-pasto', 'done']);
});
