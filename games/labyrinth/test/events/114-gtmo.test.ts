import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 114 rolls Prestige and blocks Detainee Release until the end of the turn', () => {
  const state = situation({ prestige: 6 });
  state.memory.now.disrupted.push(AT.iraq);
  expect(playable(state, 61, 'jihadist')).toBe(true);
  execute(state, 'us', 114, [], [5, 1, 1]);
  expect([state.prestige, state.lapsing.gtmo]).toEqual([7, 1]);
  expect(playable(state, 61, 'jihadist')).toBe(false);
});
