import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 79 moves two cells anywhere, Patriot Act or not', () => {
  const state = situation({ countries: { sudan: { is: 'ir', active: 2 } }, effects: ['patriot-act'] });
  expect(begin(structuredClone(state), 'jihadist', 79).menu).toHaveLength(38);
  execute(state, 'jihadist', 79, ['united-states', 'united-states']);
  expect(here(state, 'united-states')).toEqual({ sleepers: 2 });
});

test('card 79 D-74 each cell once, and Sadr not at all', () => {
  const state = situation({ countries: { iraq: 'poor', iran: { sleepers: 1 } }, effects: ['sadr'] });
  execute(state, 'jihadist', 79, ['israel']);
  expect([here(state, 'israel'), state.effects.sadr]).toEqual([{ sleepers: 1 }, true]);
});
