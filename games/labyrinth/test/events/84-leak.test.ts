import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';

const given = {
  effects: ['renditions', 'wiretapping'],
  countries: { jordan: 'fair ally', egypt: 'poor ally' },
} as const;

test('cards 84 and 85 need a marker to turn over', () => {
  expect([84, 85].map((card) => playable(situation(given), card, 'jihadist'))).toEqual([true, true]);
  expect(playable(situation({ effects: ['leak-renditions'] }), 84, 'jihadist')).toBe(false);
});

test('card 84 turns one over for good, rolls posture and Prestige, and loses the US an Ally', () => {
  const state = situation({ ...given, prestige: 7 });
  expect(begin(structuredClone(state), 'jihadist', 84).menu).toEqual(['renditions', 'wiretapping']);
  execute(state, 'jihadist', 84, ['renditions', 'jordan'], [1, 6, 2, 3]);
  expect([state.effects.renditions, state.effects['leak-renditions']]).toEqual([false, true]);
  expect([standing(state, 'united-states'), state.prestige, standing(state, 'jordan')]).toEqual([
    'soft',
    9,
    'fair neutral',
  ]);
});
