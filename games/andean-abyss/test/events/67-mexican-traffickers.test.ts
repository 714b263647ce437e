import { expect, test } from 'vitest';
import { resetPhase } from '../../propaganda/reset.ts';
import { insurgentEarnings } from '../../propaganda/resources.ts';
import { play, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 67 unshaded costs the Cartels 10 Resources', () => {
  const state = situation({ resources: { cartels: 13 } });
  execute(state, 'government', 67, 'unshaded');
  expect(state.resources.cartels).toBe(3);
  execute(state, 'government', 67, 'unshaded');
  expect(state.resources.cartels).toBe(0);
  expect(state.momentum).toEqual([]);
});

test('6.3.2 card 67 shaded: 4 Resources for each Cartels Base instead of 3, until Reset', () => {
  const state = situation({
    spaces: { cali: { 'cartels-base': 2 }, huila: { 'cartels-base': 1, 'farc-base': 1 } },
  });
  expect(insurgentEarnings(state, 'cartels')).toBe(9);
  execute(state, 'cartels', 67, 'shaded');
  expect(insurgentEarnings(state, 'cartels')).toBe(12);
  expect(insurgentEarnings(state, 'farc')).toBe(1);
  play(state, resetPhase);
  expect(insurgentEarnings(state, 'cartels')).toBe(9);
});
