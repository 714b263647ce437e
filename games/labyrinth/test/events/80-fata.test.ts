import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 80 places a cell in Pakistan, shields it, and keeps the US from Bin Ladin', () => {
  const state = situation({ countries: { pakistan: 'fair ally' } });
  execute(state, 'jihadist', 80);
  expect(here(state, 'pakistan')).toEqual({ sleepers: 1 });
  expect([state.effects.fata, state.effects['fata-shield'], playable(state, 112, 'us')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('D-80 card 80 raises no shield while Pakistan is a Regime Change country', () => {
  const state = situation({ countries: { pakistan: { is: 'fair ally', troops: 6, regimeChange: 'tan' } } });
  execute(state, 'jihadist', 80);
  expect([state.effects.fata, state.effects['fata-shield']]).toEqual([true, false]);
});
