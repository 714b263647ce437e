import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const iraq = { is: 'poor ally', troops: 6, regimeChange: 'tan' } as const;
const afghanistan = { is: 'fair ally', troops: 6, aid: 2, regimeChange: 'green' } as const;

test('card 81 needs a Regime Change country; no cell in it', () => {
  expect(playable(situation({ countries: { iraq } }), 81, 'jihadist')).toBe(true);
  expect(playable(situation({ countries: { iraq: 'poor ally' } }), 81, 'jihadist')).toBe(false);
});

test('card 81 five cells come to one, and an Aid marker goes', () => {
  const state = situation({ countries: { iraq, afghanistan } });
  expect(begin(structuredClone(state), 'jihadist', 81).menu).toEqual(['iraq', 'afghanistan']);
  execute(state, 'jihadist', 81, ['afghanistan']);
  expect(here(state, 'afghanistan')).toEqual({ sleepers: 5, troops: 6, aid: 1, regimeChange: 2 });
});

test('8.4.3.2 card 81 without Aid the country is besieged, once', () => {
  const state = situation({ countries: { iraq: { ...iraq, besieged: true } }, funding: 1 });
  execute(state, 'jihadist', 81);
  expect(here(state, 'iraq')).toEqual({ sleepers: 5, troops: 6, besieged: 1, regimeChange: 1 });
});

test('6.2.4 card 81 without cells the marker still changes', () => {
  const state = situation({ countries: { iraq, iran: { sleepers: 15 } } });
  execute(state, 'jihadist', 81);
  expect(here(state, 'iraq')).toEqual({ troops: 6, besieged: 1, regimeChange: 1 });
  expect(fate({ countries: { iraq } }, 'jihadist', 81)).toBe('discarded');
});
