import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute } from './event.ts';
import { fate } from './played.ts';

test('4.7.1 card 113 with Prestige of 7 or more Sudan gets Aid and shifts toward Ally', () => {
  for (const prestige of [7, 12]) {
    const state = situation({ prestige, countries: { sudan: 'poor adversary' } });
    execute(state, prestige === 7 ? 'us' : 'jihadist', 113);
    expect([standing(state, 'sudan'), here(state, 'sudan')]).toEqual(['poor neutral', { aid: 1 }]);
  }
});

test('4.7.1 card 113 with Prestige of 6 or less Sudan is besieged and shifts toward Adversary', () => {
  for (const prestige of [6, 1]) {
    const state = situation({ prestige, countries: { sudan: { is: 'fair ally', aid: 1 } } });
    execute(state, prestige === 6 ? 'us' : 'jihadist', 113);
    expect([standing(state, 'sudan'), here(state, 'sudan')]).toEqual([
      'fair neutral',
      { aid: 1, besieged: 1 },
    ]);
  }
});

test('4.9.4 card 113 tests an unmarked Sudan first; an Ally stays one', () => {
  const state = situation({ prestige: 8 });
  execute(state, 'us', 113, [], [5]);
  expect(standing(state, 'sudan')).toBe('fair ally');
  execute(state, 'us', 113);
  expect([standing(state, 'sudan'), here(state, 'sudan')]).toEqual(['fair ally', { aid: 2 }]);
});

test('D-R6 D-93 card 113 the markers come under Islamist Rule and in a Good country too (D-R22)', () => {
  const islamist = situation({ prestige: 8, countries: { sudan: 'ir' } });
  execute(islamist, 'us', 113);
  expect([standing(islamist, 'sudan'), here(islamist, 'sudan')]).toEqual(['ir neutral', { aid: 1 }]);
  const good = situation({ prestige: 3, countries: { sudan: 'good adversary' } });
  execute(good, 'jihadist', 113);
  expect([standing(good, 'sudan'), here(good, 'sudan')]).toEqual(['good adversary', { besieged: 1 }]);
  expect(fate({ countries: { sudan: 'poor' } }, 'us', 113)).toBe('discarded');
});
