import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 22 clears Israel, Jordan and Lebanon, and leaves cadres', () => {
  const state = situation({
    countries: {
      israel: { active: 1 },
      jordan: { is: 'fair', sleepers: 2, active: 1 },
      syria: { is: 'fair', sleepers: 1 },
    },
  });
  execute(state, 'us', 22);
  expect([here(state, 'israel'), here(state, 'jordan'), here(state, 'syria')]).toEqual([
    { cadre: 1 },
    { cadre: 1 },
    { sleepers: 1 },
  ]);
  expect(playable(state, 22, 'us')).toBe(false);
});
