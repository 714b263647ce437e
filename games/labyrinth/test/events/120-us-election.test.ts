import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 120 is nobody’s Event', () => {
  expect([playable(situation(), 120, 'us'), playable(situation(), 120, 'jihadist')]).toEqual([false, false]);
});

test('card 120 rolls the US posture, then Prestige follows the GWOT penalty', () => {
  const after = (roll: number) => {
    const state = situation({ prestige: 5 });
    execute(state, 'us', 120, [], [roll]);
    return [standing(state, 'united-states'), state.prestige];
  };
  expect(after(4)).toEqual(['hard', 6]);
  expect(after(3)).toEqual(['soft', 4]);
});
