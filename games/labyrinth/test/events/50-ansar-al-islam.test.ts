import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 50 places a cell in Iraq or Iran unless Iraq is Good', () => {
  const state = situation({ countries: { iraq: 'poor' } });
  execute(state, 'jihadist', 50, ['iraq']);
  expect(here(state, 'iraq')).toEqual({ sleepers: 1 });
  expect(playable(situation({ countries: { iraq: 'good' } }), 50, 'jihadist')).toBe(false);
});
