import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 83 Pakistan shifts a step toward Adversary and gets a cell', () => {
  const state = situation({ countries: { pakistan: 'fair ally' } });
  execute(state, 'jihadist', 83);
  expect([standing(state, 'pakistan'), here(state, 'pakistan')]).toEqual(['fair neutral', { sleepers: 1 }]);
});

test('D-83 card 83 tests an unmarked Pakistan first; an Adversary only gets the cell', () => {
  const state = situation();
  execute(state, 'jihadist', 83, [], [2]);
  expect(standing(state, 'pakistan')).toBe('poor adversary');
  execute(state, 'jihadist', 83);
  expect([standing(state, 'pakistan'), here(state, 'pakistan')]).toEqual(['poor adversary', { sleepers: 2 }]);
});

test('6.2.8 card 83 is blocked by Indo-Pakistani Talks', () => {
  expect(playable(situation(), 83, 'jihadist')).toBe(true);
  expect(playable(situation({ effects: ['indo-pakistani-talks'] }), 83, 'jihadist')).toBe(false);
  expect(fate({ countries: { pakistan: 'fair' } }, 'jihadist', 83)).toBe('discarded');
});
