import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 53: the Insurgents named move 1 or 2 guerrillas to any other Department, Underground', () => {
  const state = situation({
    spaces: {
      arauca: { 'cartels-active': 2, 'cartels-underground': 1 },
      cali: { 'farc-active': 1 },
      narino: { 'auc-active': 1 },
    },
  });
  const first = begin(structuredClone(state), 'government', 53, 'unshaded');
  // FARC has guerrillas in a City only.
  expect(first.menu).toEqual(['auc', 'cartels']);
  const played = execute(state, 'government', 53, 'unshaded', [
    'cartels',
    'narino',
    'cartels-active',
    'cartels-underground',
  ]);
  expect(played.asked.slice(1).every((ask) => ask.startsWith('cartels'))).toBe(true);
  expect(here(state, 'arauca')).toEqual({ 'cartels-active': 1 });
  expect(here(state, 'narino')).toEqual({ 'auc-active': 1, 'cartels-underground': 2 });
});

test('4.5.3 card 53: a Shipment travels along, and one guerrilla is enough', () => {
  const state = situation({
    spaces: { arauca: { 'farc-active': 2 } },
    state: { carriers: [{ space: AT.arauca, kind: 'farc-active', load: 1 }] },
  });
  execute(state, 'farc', 53, 'unshaded', ['choco', 'farc-active+1', 'done']);
  expect(here(state, 'choco')).toEqual({ 'farc-underground': 1 });
  expect(state.carriers).toEqual([{ space: AT.choco, kind: 'farc-underground', load: 1 }]);
});
