import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 3 needs a Soft US', () => {
  expect(playable(situation({ us: 'hard' }), 3, 'us')).toBe(false);
  expect(playable(situation({ us: 'soft' }), 3, 'us')).toBe(true);
});

test('card 3 guards Russia, and Central Asia if it is an Ally or Neutral (D-3)', () => {
  const guarded = (is?: string) => {
    const state = situation({ us: 'soft', countries: is === undefined ? {} : { 'central-asia': is } });
    execute(state, 'us', 3);
    return [state.effects['ctr-russia'], state.effects['ctr-central-asia']];
  };
  expect(guarded('poor ally')).toEqual([true, true]);
  expect(guarded('poor neutral')).toEqual([true, true]);
  expect(guarded('poor adversary')).toEqual([true, false]);
  expect(guarded()).toEqual([true, false]);
});

test('card 3 closes only the country it lies in to the theft of WMD', () => {
  const countries = {
    russia: { is: 'soft', sleepers: 1 },
    'central-asia': { is: 'poor', sleepers: 1 },
  } as const;
  const state = situation({ countries, effects: ['ctr-russia'] });
  expect([65, 69, 71].map((card) => playable(state, card, 'jihadist'))).toEqual([true, true, false]);
});
