import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 50 places a cell in Iraq or Iran unless Iraq is Good', () => {
  const state = situation({ countries: { iraq: 'poor' } });
  execute(state, 'jihadist', 50, ['iraq']);
  expect(here(state, 'iraq')).toEqual({ sleepers: 1 });
  expect(playable(situation({ countries: { iraq: 'good' } }), 50, 'jihadist')).toBe(false);
});

test('D-50 card 50 with Iraq unmarked can be played by the rulebook, not in the printed sense', () => {
  const canPlay = (iraq: string, printed: boolean) =>
    playable(situation({ countries: { iraq }, variants: { printed } }), 50, 'jihadist');
  expect(['unmarked', 'fair', 'poor', 'ir', 'good'].map((iraq) => canPlay(iraq, false))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(['unmarked', 'fair', 'poor', 'ir', 'good'].map((iraq) => canPlay(iraq, true))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
