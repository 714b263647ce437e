import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 35 needs a world without Islamist Rule', () => {
  expect(playable(situation(), 35, 'us')).toBe(true);
  expect(playable(situation({ countries: { sudan: 'ir' } }), 35, 'us')).toBe(false);
});

test('4.9.4 card 35 tests Turkey, improves it, sets the posture of France, Funding -2', () => {
  const state = situation({ funding: 5 });
  expect(begin(structuredClone(state), 'us', 35, [], [4]).menu).toEqual(['hard', 'soft']);
  execute(state, 'us', 35, ['soft'], [5]);
  expect([standing(state, 'turkey'), standing(state, 'france'), state.funding]).toEqual([
    'good neutral',
    'soft',
    3,
  ]);
  expect(state.memory.now.raised).toEqual([AT.turkey]);
});

test('card 35 improves a Turkey that is marked by a step, a Good one not', () => {
  for (const [is, then] of [
    ['poor ally', 'fair ally'],
    ['fair adversary', 'good adversary'],
    ['good ally', 'good ally'],
  ] as const) {
    const state = situation({ countries: { turkey: is, france: 'soft' } });
    execute(state, 'us', 35, ['hard']);
    expect([standing(state, 'turkey'), standing(state, 'france')]).toEqual([then, 'hard']);
  }
  expect(fate({ countries: { turkey: 'poor' } }, 'us', 35, ['hard'])).toBe('removed');
});
