import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('4.9.4 card 66 places a cell in the United Kingdom, which is tested if unmarked', () => {
  const state = situation();
  execute(state, 'jihadist', 66, [], [5]);
  expect([standing(state, 'united-kingdom'), here(state, 'united-kingdom')]).toEqual([
    'hard',
    { sleepers: 1 },
  ]);
});

test('4.8.4 card 66 the cell takes the place of a cadre', () => {
  const state = situation({ countries: { 'united-kingdom': { is: 'soft', cadre: true } } });
  execute(state, 'jihadist', 66);
  expect(here(state, 'united-kingdom')).toEqual({ sleepers: 1 });
  expect(fate({ countries: { 'united-kingdom': 'soft' } }, 'jihadist', 66)).toBe('discarded');
});
