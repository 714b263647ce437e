import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { maySweep, sweep } from '../../operations/sweep.ts';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3 card 2 unshaded makes a Sweep cost 1 a space instead of 3', () => {
  const state = situation();
  expect(sweep.leastCost(state)).toBe(3);
  execute(state, 'government', 2, 'unshaded');
  expect(sweep.leastCost(state)).toBe(1);
});

test('5.3 card 2 shaded allows one Sweep target a card', () => {
  const state = situation();
  execute(state, 'farc', 2, 'shaded');
  expect(maySweep(state, AT.huila)).toBe(true);
  state.targets.sweep = 1;
  expect(maySweep(state, AT.huila)).toBe(false);
});
