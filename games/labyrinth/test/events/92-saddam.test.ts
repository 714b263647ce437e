import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';
import { fate } from './played.ts';

test('card 92 needs a Poor Iraq that is an Adversary', () => {
  const when = (iraq: string) => playable(situation({ countries: { iraq } }), 92, 'jihadist');
  expect([
    when('poor adversary'),
    when('fair adversary'),
    when('poor neutral'),
    when('ir adversary'),
  ]).toEqual([true, false, false, false]);
});

test('6.2.8 card 92 fills the Funding; Saddam Captured blocks it', () => {
  const given = { countries: { iraq: 'poor adversary' }, funding: 2 } as const;
  const state = situation(given);
  execute(state, 'jihadist', 92);
  expect(state.funding).toBe(9);
  expect(playable(situation({ ...given, effects: ['saddam-captured'] }), 92, 'jihadist')).toBe(false);
  expect(fate(given, 'jihadist', 92)).toBe('discarded');
});
