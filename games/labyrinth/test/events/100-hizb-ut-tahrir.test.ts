import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('4.7.3 card 100 Funding +2 at Overstretch, -2 at Low Intensity, unchanged at War (D-100)', () => {
  const after = (troops: number, side: 'us' | 'jihadist') => {
    const state = situation({ funding: 5, countries: { iraq: { is: 'poor ally', troops } } });
    expect(playable(state, 100, side)).toBe(true);
    execute(state, side, 100);
    return state.funding;
  };
  for (const side of ['us', 'jihadist'] as const)
    expect([0, 5, 6, 10, 11, 15].map((troops) => after(troops, side))).toEqual([3, 3, 5, 5, 7, 7]);
  expect(fate({}, 'us', 100)).toBe('discarded');
});
