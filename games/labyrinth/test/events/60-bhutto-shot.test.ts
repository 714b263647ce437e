import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = { pakistan: { is: 'fair', sleepers: 1 } } as const;

test('card 60 needs a cell in Pakistan', () => {
  expect(playable(situation({ countries }), 60, 'jihadist')).toBe(true);
  expect(playable(situation({ countries: { pakistan: 'fair' } }), 60, 'jihadist')).toBe(false);
});

test('6.2.8 card 60 ends Benazir Bhutto and blocks it; Jihad in Pakistan and Musharraf are possible again', () => {
  const state = situation({ countries, effects: ['benazir-bhutto'] });
  expect([playable(state, 108, 'us'), playable(state, 33, 'us')]).toEqual([false, true]);
  execute(state, 'jihadist', 60);
  expect([state.effects['benazir-bhutto'], state.effects['bhutto-shot']]).toEqual([false, true]);
  expect([playable(state, 108, 'us'), playable(state, 33, 'us')]).toEqual([true, false]);
  expect(fate({ countries }, 'jihadist', 60)).toBe('removed');
});
