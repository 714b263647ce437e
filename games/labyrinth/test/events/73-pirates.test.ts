import { expect, test } from 'vitest';
import { goOn, situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 73 needs Islamist Rule in Somalia or Yemen', () => {
  expect(playable(situation({ countries: { somalia: 'ir' } }), 73, 'jihadist')).toBe(true);
  expect(playable(situation({ countries: { yemen: 'ir' } }), 73, 'jihadist')).toBe(true);
  expect(playable(situation({ countries: { somalia: 'poor', sudan: 'ir' } }), 73, 'jihadist')).toBe(false);
});

test('5.2.5 card 73 from now on Funding does not fall while one of them is under Islamist Rule', () => {
  const state = situation({ countries: { yemen: 'ir' }, funding: 6, phase: 'us' });
  execute(state, 'jihadist', 73);
  expect(state.effects.pirates).toBe(true);
  goOn(state);
  expect(state.funding).toBe(6);
  expect(fate({ countries: { yemen: 'ir' } }, 'jihadist', 73)).toBe('removed');
});
