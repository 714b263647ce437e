import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = { iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } } as const;

test('card 56 needs a Regime Change country with a cell', () => {
  expect(playable(situation({ countries }), 56, 'jihadist')).toBe(true);
  expect(playable(situation(), 56, 'jihadist')).toBe(false);
});

test('6.2.8 card 56 costs Prestige and blocks UN Nation Building', () => {
  const state = situation({ countries, prestige: 7 });
  expect(playable(state, 30, 'us')).toBe(true);
  execute(state, 'jihadist', 56);
  expect([state.prestige, state.effects['vieira-de-mello-slain'], playable(state, 30, 'us')]).toEqual([
    6,
    true,
    false,
  ]);
  expect(fate({ countries }, 'jihadist', 56)).toBe('removed');
});
