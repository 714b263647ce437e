import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

const after = (is: string, funding: number): number => {
  const state = situation({ countries: { 'saudi-arabia': is }, funding });
  execute(state, 'jihadist', 95);
  return state.funding;
};

test('4.2.1 card 95 adds the Governance number of Saudi Arabia to Funding, up to 9', () => {
  expect([after('good', 2), after('fair', 2), after('poor', 2), after('poor', 8)]).toEqual([3, 4, 5, 9]);
});

test('card 95 under Islamist Rule fills the Funding', () => {
  expect(after('ir', 1)).toBe(9);
});

test('L52 card 95 tests an unmarked Saudi Arabia first', () => {
  const state = situation({ funding: 1 });
  execute(state, 'jihadist', 95, [], [6]);
  expect([standing(state, 'saudi-arabia'), state.funding]).toEqual(['fair neutral', 3]);
  expect(fate({ countries: { 'saudi-arabia': 'poor' } }, 'jihadist', 95)).toBe('discarded');
});
