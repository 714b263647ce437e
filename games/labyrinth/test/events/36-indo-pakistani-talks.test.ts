import { expect, test } from 'vitest';
import { blockerOf } from '../../events/execute.ts';
import { resolvePlots } from '../../unblocked.ts';
import { play, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 36 needs a Good or Fair Pakistan', () => {
  const open = (is: string) => playable(situation({ countries: { pakistan: is } }), 36, 'us');
  expect(['good', 'fair adversary', 'poor ally', 'ir', ''].map(open)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('6.2.8 card 36 makes Pakistan an Ally, sets the posture of India, blocks Kashmir and Lashkar-e-Tayyiba', () => {
  const state = situation({ countries: { pakistan: 'fair adversary' } });
  expect(begin(structuredClone(state), 'us', 36).menu).toEqual(['hard', 'soft']);
  execute(state, 'us', 36, ['hard']);
  expect([standing(state, 'pakistan'), standing(state, 'india')]).toEqual(['fair ally', 'hard']);
  expect([70, 83].map((card) => blockerOf(state, card, 'jihadist'))).toEqual([
    'indo-pakistani-talks',
    'indo-pakistani-talks',
  ]);
  expect(fate({ countries: { pakistan: 'fair' } }, 'us', 36, ['soft'])).toBe('removed');
});

test('8.5.6 card 36 ends when a plot goes off in India', () => {
  const state = situation({
    countries: { india: 'hard' },
    effects: ['indo-pakistani-talks'],
    plots: [['india', 1]],
  });
  play(state, (table) => resolvePlots(table), [], [5]);
  expect([state.effects['indo-pakistani-talks'], blockerOf(state, 83, 'jihadist')]).toEqual([
    false,
    undefined,
  ]);
});
