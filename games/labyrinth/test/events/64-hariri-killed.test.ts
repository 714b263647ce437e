import { expect, test } from 'vitest';
import { situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('4.9.4 card 64 tests Lebanon, makes Syria an Adversary and a step worse', () => {
  const state = situation({ countries: { syria: 'good ally' } });
  execute(state, 'jihadist', 64, [], [6]);
  expect([standing(state, 'lebanon'), standing(state, 'syria')]).toEqual(['fair neutral', 'fair adversary']);
});

test('card 64 never brings Islamist Rule, and a marked Lebanon stays as it is', () => {
  const state = situation({ countries: { syria: 'poor neutral', lebanon: 'good ally' } });
  execute(state, 'jihadist', 64);
  expect([standing(state, 'lebanon'), standing(state, 'syria')]).toEqual(['good ally', 'poor adversary']);
});

test('L52 card 64 an unmarked Syria is tested first', () => {
  const state = situation({ countries: { lebanon: 'poor' } });
  execute(state, 'jihadist', 64, [], [5]);
  expect(standing(state, 'syria')).toBe('poor adversary');
  expect(fate({ countries: { syria: 'fair', lebanon: 'fair' } }, 'jihadist', 64)).toBe('removed');
});
