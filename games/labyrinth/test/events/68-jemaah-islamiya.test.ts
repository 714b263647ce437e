import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('card 68 places two cells in Indonesia/Malaysia, tested once', () => {
  const state = situation();
  execute(state, 'jihadist', 68, [], [5]);
  expect([standing(state, 'indonesia-malaysia'), here(state, 'indonesia-malaysia')]).toEqual([
    'fair neutral',
    { sleepers: 2 },
  ]);
});

test('6.2.4 card 68 places the one cell that is left', () => {
  const state = situation({ countries: { iran: { sleepers: 14 }, 'indonesia-malaysia': 'poor' } });
  execute(state, 'jihadist', 68);
  expect(here(state, 'indonesia-malaysia')).toEqual({ sleepers: 1 });
  expect(fate({ countries: { 'indonesia-malaysia': 'poor' } }, 'jihadist', 68)).toBe('discarded');
});
