import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = {
  iraq: { is: 'poor ally', troops: 6, sleepers: 2, active: 1, regimeChange: 'tan' },
  'gulf-states': { is: 'fair ally', troops: 2, sleepers: 1 },
  yemen: { is: 'poor', sleepers: 1 },
  jordan: { is: 'fair ally', troops: 1, sleepers: 1 },
} as const;

test('card 106 needs a Shia-Mix country with both cells and troops', () => {
  for (const side of ['us', 'jihadist'] as const) {
    expect(playable(situation({ countries }), 106, side)).toBe(true);
    const { yemen, jordan } = countries;
    const apart = { yemen, jordan, 'gulf-states': { is: 'fair ally', troops: 2 } } as const;
    expect(playable(situation({ countries: apart }), 106, side)).toBe(false);
  }
});

test('card 106 for the US: up to two cells of one such country', () => {
  const state = situation({ countries });
  expect(begin(structuredClone(state), 'us', 106).menu).toEqual(['iraq', 'gulf-states']);
  const asked = begin(structuredClone(state), 'us', 106, ['iraq', 'active']);
  expect([asked.menu, asked.ask?.pass]).toEqual([['sleeper', 'done'], 'done']);
  execute(state, 'us', 106, ['iraq', 'active', 'sleeper']);
  expect(here(state, 'iraq')).toEqual({ troops: 6, sleepers: 1, regimeChange: 1 });
  const one = situation({ countries });
  execute(one, 'us', 106, ['iraq', 'sleeper', 'done']);
  expect(here(one, 'iraq')).toMatchObject({ sleepers: 1, active: 1 });
});

test('4.8.4 card 106 for the US: the last cell leaves a cadre; Sadr may go (D-54)', () => {
  const state = situation({
    countries: { ...countries, iraq: { is: 'poor ally', troops: 1 } },
    effects: ['sadr'],
  });
  execute(state, 'us', 106, ['gulf-states', 'sleeper']);
  expect(here(state, 'gulf-states')).toEqual({ troops: 2, cadre: 1 });
  execute(state, 'us', 106, ['sadr']);
  expect([state.effects.sadr, here(state, 'iraq')]).toEqual([false, { troops: 1, cadre: 1 }]);
});

test('6.2.4 card 106 for the Jihadist: one such country a step worse, never to Islamist Rule', () => {
  const state = situation({
    countries: { ...countries, pakistan: { is: 'good ally', troops: 1, active: 1 } },
  });
  // Iraq is Poor already.
  expect(begin(structuredClone(state), 'jihadist', 106).menu).toEqual(['gulf-states', 'pakistan']);
  execute(state, 'jihadist', 106, ['pakistan']);
  expect([standing(state, 'pakistan'), here(state, 'pakistan')]).toEqual([
    'fair ally',
    { troops: 1, active: 1 },
  ]);
  const poor = situation({ countries: { iraq: countries.iraq } });
  execute(poor, 'jihadist', 106);
  expect(standing(poor, 'iraq')).toBe('poor ally');
  expect(fate({ countries: { iraq: countries.iraq } }, 'jihadist', 106)).toBe('discarded');
});
