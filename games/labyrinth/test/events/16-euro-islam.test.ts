import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 16 sets the posture of Benelux; without Islamist Rule Funding drops', () => {
  const state = situation({ funding: 5 });
  expect(begin(structuredClone(state), 'us', 16).menu).toEqual(['hard', 'soft']);
  execute(state, 'us', 16, ['hard']);
  expect([standing(state, 'benelux'), state.funding]).toEqual(['hard', 4]);
  const islamist = situation({ funding: 5, countries: { sudan: 'ir', benelux: 'hard' } });
  execute(islamist, 'us', 16, ['soft']);
  expect([standing(islamist, 'benelux'), islamist.funding]).toEqual(['soft', 5]);
});
