import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('card 55 places a cell in a Soft China, and with a Hard China in Central Asia', () => {
  const soft = situation({ countries: { china: 'soft' } });
  execute(soft, 'jihadist', 55);
  expect(here(soft, 'china')).toEqual({ sleepers: 1 });
  const hard = situation({ countries: { china: 'hard', 'central-asia': 'poor' } });
  execute(hard, 'jihadist', 55);
  expect([here(hard, 'china'), here(hard, 'central-asia')]).toEqual([{}, { sleepers: 1 }]);
});

test('4.9.4 card 55 tests China first, then Central Asia when the cell comes there', () => {
  const state = situation();
  execute(state, 'jihadist', 55, [], [5, 6]);
  expect([standing(state, 'china'), standing(state, 'central-asia')]).toEqual(['hard', 'fair neutral']);
  expect(here(state, 'central-asia')).toEqual({ sleepers: 1 });
  const soft = situation();
  execute(soft, 'jihadist', 55, [], [4]);
  expect([standing(soft, 'china'), here(soft, 'china')]).toEqual(['soft', { sleepers: 1 }]);
});

test('6.2.9 card 55 leaves the game', () => {
  expect(fate({ countries: { china: 'soft' } }, 'jihadist', 55)).toBe('removed');
});
