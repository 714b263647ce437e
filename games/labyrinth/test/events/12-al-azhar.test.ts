import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('4.9.4 card 12 tests Egypt and takes 4 from Funding, with Islamist Rule somewhere 2', () => {
  const state = situation({ funding: 9 });
  execute(state, 'us', 12, [], [5]);
  expect([standing(state, 'egypt'), state.funding]).toEqual(['fair neutral', 5]);
  const islamist = situation({ funding: 9, countries: { egypt: 'poor ally', sudan: 'ir' } });
  execute(islamist, 'us', 12);
  expect([standing(islamist, 'egypt'), islamist.funding]).toEqual(['poor ally', 7]);
  expect(fate({ countries: { egypt: 'poor' } }, 'us', 12)).toBe('discarded');
});
