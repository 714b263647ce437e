import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 75 needs a Hard US', () => {
  expect(playable(situation(), 75, 'jihadist')).toBe(true);
  expect(playable(situation({ us: 'soft' }), 75, 'jihadist')).toBe(false);
});

test('card 75 Germany and France become Soft, unmarked or not, and Prestige falls', () => {
  const state = situation({ countries: { germany: 'hard' }, prestige: 7 });
  execute(state, 'jihadist', 75);
  expect([standing(state, 'germany'), standing(state, 'france'), state.prestige]).toEqual([
    'soft',
    'soft',
    6,
  ]);
  expect(fate({}, 'jihadist', 75)).toBe('removed');
});
