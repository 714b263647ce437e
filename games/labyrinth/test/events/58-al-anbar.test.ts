import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 58 places a cell in Iraq and keeps the US from Bin Ladin; Anbar Awakening blocks it', () => {
  const state = situation({ countries: { iraq: 'poor' } });
  expect(playable(state, 112, 'us')).toBe(true);
  execute(state, 'jihadist', 58);
  expect(here(state, 'iraq')).toEqual({ sleepers: 1 });
  expect([playable(state, 112, 'us'), playable(state, 112, 'jihadist')]).toEqual([false, true]);
  expect(playable(situation({ effects: ['anbar-awakening'] }), 58, 'jihadist')).toBe(false);
});
