import { expect, test } from 'vitest';
import { here, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate, used } from './played.ts';

const iraq = { is: 'poor ally', troops: 6, sleepers: 3, regimeChange: 'tan' } as const;
const afghanistan = { is: 'fair adversary', troops: 2, aid: 1, besieged: true, regimeChange: 'tan' } as const;

test('card 40 needs a Regime Change country', () => {
  expect(playable(situation({ countries: { iraq: 'poor ally' } }), 40, 'us')).toBe(false);
  expect(playable(situation({ countries: { iraq } }), 40, 'us')).toBe(true);
});

test('6.2.2 card 40 improves one by a step, however few the troops', () => {
  const state = situation({ countries: { iraq, afghanistan } });
  expect(begin(structuredClone(state), 'us', 40).menu).toEqual(['iraq', 'afghanistan']);
  execute(state, 'us', 40, ['iraq']);
  expect([standing(state, 'iraq'), here(state, 'iraq')]).toEqual([
    'fair ally',
    { troops: 6, sleepers: 3, regimeChange: 1 },
  ]);
});

test('7.3.4.1 card 40 a country that becomes Good is no Regime Change country any more', () => {
  const state = situation({ countries: { iraq, afghanistan } });
  execute(state, 'us', 40, ['afghanistan']);
  expect([standing(state, 'afghanistan'), here(state, 'afghanistan')]).toEqual([
    'good adversary',
    { troops: 2 },
  ]);
  expect(fate({ countries: { iraq } }, 'us', 40)).toBe('discarded');
});

test('6.3.2 card 40 in the Jihadist’s hand is triggered', () => {
  const { state } = used({ countries: { iraq } }, 'jihadist', 40, ['event-first', 'recruit', 'done'], []);
  expect([standing(state, 'iraq'), here(state, 'iraq')['sleepers']]).toEqual(['fair ally', 4]);
});
