import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { execute, playable } from './event.ts';

const countries = { iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } } as const;

test('card 90 needs Prestige of 6 or less and a Regime Change country with a cell', () => {
  expect(playable(situation({ countries, prestige: 6 }), 90, 'jihadist')).toBe(true);
  expect(playable(situation({ countries, prestige: 7 }), 90, 'jihadist')).toBe(false);
  expect(playable(situation({ prestige: 6 }), 90, 'jihadist')).toBe(false);
});

test('D-90 card 90 Jihadist Events on the discarded cards happen; others do not', () => {
  const state = situation({
    countries: { ...countries, pakistan: 'fair' },
    prestige: 5,
    hands: { us: [58, 99] },
  });
  execute(state, 'jihadist', 90);
  expect(here(state, 'iraq')).toEqual({ troops: 6, sleepers: 2, regimeChange: 1 });
  expect([state.prestige, standing(state, 'united-states')]).toEqual([5, 'soft']);
  // Al-Anbar has happened and leaves the game; HAMAS Elected has not.
  expect([state.removed, state.discards]).toEqual([[58], [99]]);
});

test('card 90 an Event that cannot be played stays in the discards', () => {
  const state = situation({ countries, prestige: 5, hands: { us: [57] }, effects: ['moro-talks'] });
  execute(state, 'jihadist', 90);
  expect([state.discards, state.removed]).toEqual([[57], []]);
});
