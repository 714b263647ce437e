import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';

test('6.2.2 card 30 rolls for War of Ideas although the troops of 7.2.1.3 are missing, and without the penalty', () => {
  const state = situation({
    us: 'soft',
    prestige: 5,
    countries: { iraq: { is: 'poor ally', troops: 1, sleepers: 3, regimeChange: 'tan' } },
  });
  // Aid +1 and no penalty: 4 is enough.
  execute(state, 'us', 30, [], [4]);
  expect([standing(state, 'iraq'), here(state, 'iraq')]).toEqual([
    'fair ally',
    { troops: 1, sleepers: 3, aid: 1, regimeChange: 1 },
  ]);
});

test('card 30 D-30 an Adversary gets the Aid only', () => {
  const state = situation({ countries: { iraq: { is: 'poor adversary', troops: 1, regimeChange: 'tan' } } });
  execute(state, 'us', 30);
  expect(here(state, 'iraq')).toEqual({ troops: 1, aid: 1, regimeChange: 1 });
});

test('6.2.8 card 30 is blocked for good by the death of Vieira de Mello', () => {
  const countries = { iraq: { is: 'poor ally', troops: 1, regimeChange: 'tan' } } as const;
  expect(playable(situation({ countries }), 30, 'us')).toBe(true);
  expect(playable(situation({ countries, effects: ['vieira-de-mello-slain'] }), 30, 'us')).toBe(false);
  expect(playable(situation(), 30, 'us')).toBe(false);
});
