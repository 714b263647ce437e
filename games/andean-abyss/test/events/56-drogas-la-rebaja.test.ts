import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 56 unshaded hands 9 Resources of the Cartels to the Government, or what they have', () => {
  const state = situation({ resources: { cartels: 12, government: 5 } });
  execute(state, 'government', 56, 'unshaded');
  expect(state.resources).toMatchObject({ cartels: 3, government: 14 });
  execute(state, 'government', 56, 'unshaded');
  expect(state.resources).toMatchObject({ cartels: 0, government: 17 });
});

test('1.7 card 56 unshaded: the Cartels give no more than the Government can take', () => {
  const state = situation({ resources: { cartels: 12, government: 95 } });
  execute(state, 'government', 56, 'unshaded');
  expect(state.resources).toMatchObject({ cartels: 8, government: 99 });
});

test('card 56 shaded pays 2 for each Cartels piece in Cities, then puts a Base in each of 2 Cities', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-base': 2, 'cartels-underground': 1 },
      pasto: { 'cartels-active': 1 },
      huila: { 'cartels-base': 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'cartels', 56, 'shaded');
  expect(menu).not.toContain('cali');
  expect(menu).not.toContain('huila');
  execute(state, 'cartels', 56, 'shaded', ['pasto', 'bogota']);
  expect(state.resources.cartels).toBe(8);
  expect(here(state, 'pasto')).toEqual({ 'cartels-active': 1, 'cartels-base': 1 });
  expect(here(state, 'bogota')).toEqual({ 'cartels-base': 1 });
});
