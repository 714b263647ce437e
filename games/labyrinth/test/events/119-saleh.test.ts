import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('4.9.4 card 119 for the US: Yemen is tested, becomes an Ally and gets Aid', () => {
  const state = situation();
  execute(state, 'us', 119, [], [5]);
  expect([standing(state, 'yemen'), here(state, 'yemen')]).toEqual(['fair ally', { aid: 1 }]);
  const adversary = situation({ countries: { yemen: 'poor adversary' } });
  execute(adversary, 'us', 119);
  expect([standing(adversary, 'yemen'), here(adversary, 'yemen')]).toEqual(['poor ally', { aid: 1 }]);
});

test('card 119 for the US: nothing under Islamist Rule', () => {
  const state = situation({ countries: { yemen: 'ir' } });
  execute(state, 'us', 119);
  expect([standing(state, 'yemen'), here(state, 'yemen')]).toEqual(['ir adversary', {}]);
});

test('card 119 for the Jihadist: Yemen shifts a step toward Adversary and is besieged', () => {
  const state = situation({ countries: { yemen: 'fair ally' } });
  execute(state, 'jihadist', 119);
  expect([standing(state, 'yemen'), here(state, 'yemen')]).toEqual(['fair neutral', { besieged: 1 }]);
  const unmarked = situation();
  execute(unmarked, 'jihadist', 119, [], [1]);
  expect([standing(unmarked, 'yemen'), here(unmarked, 'yemen')]).toEqual(['poor adversary', { besieged: 1 }]);
});

test('D-93 card 119 for the Jihadist: the marker comes under Islamist Rule too', () => {
  const state = situation({ countries: { yemen: 'ir' } });
  execute(state, 'jihadist', 119);
  expect(here(state, 'yemen')).toEqual({ besieged: 1 });
  expect(fate({ countries: { yemen: 'poor' } }, 'jihadist', 119)).toBe('discarded');
});
