import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const occupied = { is: 'poor ally', troops: 1 } as const;

test('D-77 card 77 needs troops in Saudi Arabia or beside it', () => {
  for (const id of ['saudi-arabia', 'jordan', 'iraq', 'gulf-states', 'yemen'] as const)
    expect([id, playable(situation({ countries: { [id]: occupied } }), 77, 'jihadist')]).toEqual([id, true]);
  for (const id of ['egypt', 'pakistan', 'turkey'] as const)
    expect([id, playable(situation({ countries: { [id]: occupied } }), 77, 'jihadist')]).toEqual([id, false]);
  const nato = situation({ countries: { yemen: 'poor ally' } });
  nato.nato = AT.yemen;
  expect(playable(nato, 77, 'jihadist')).toBe(true);
});

test('D-77 card 77 one of those with troops shifts a step toward Adversary', () => {
  const state = situation({
    countries: { 'saudi-arabia': occupied, iraq: { is: 'poor neutral', troops: 2 }, jordan: 'fair ally' },
  });
  expect(begin(structuredClone(state), 'jihadist', 77).menu).toEqual(['iraq', 'saudi-arabia']);
  execute(state, 'jihadist', 77, ['iraq']);
  expect([standing(state, 'iraq'), standing(state, 'saudi-arabia')]).toEqual(['poor adversary', 'poor ally']);
});

test('L54 card 77 an Adversary is not named; if there is no other nothing happens', () => {
  const iraq = { is: 'poor adversary', troops: 1 } as const;
  const state = situation({ countries: { 'saudi-arabia': occupied, iraq } });
  execute(state, 'jihadist', 77);
  expect(standing(state, 'saudi-arabia')).toBe('poor neutral');
  expect(fate({ countries: { iraq } }, 'jihadist', 77)).toBe('discarded');
});
