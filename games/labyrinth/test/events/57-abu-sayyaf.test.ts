import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';

test('card 57 tests the Philippines, places a cell and leaves its marker', () => {
  const state = situation();
  execute(state, 'jihadist', 57, [], [2]);
  expect([standing(state, 'philippines'), here(state, 'philippines')]).toEqual(['soft', { sleepers: 1 }]);
  expect(state.effects['abu-sayyaf']).toBe(true);
});
