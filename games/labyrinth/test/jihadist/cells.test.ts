import { expect, test } from 'vitest';
import { goOn, here, situation } from '../table.ts';
import { alone, turnUp } from './play.ts';

const MARTYRDOM = 87;
const OCCUPIED = { is: 'good', troops: 1 } as const;

test('9.3 9.3.1 the Jihadist uses Active cells before Sleepers, and Sadr last', () => {
  const active = alone({ countries: { iraq: { ...OCCUPIED, sleepers: 1, active: 1 } }, effects: ['sadr'] });
  turnUp(active, MARTYRDOM);
  expect([here(active, 'iraq'), active.effects.sadr]).toEqual([{ sleepers: 1, troops: 1, plots: 2 }, true]);
  const sleeper = alone({ countries: { iraq: { ...OCCUPIED, sleepers: 1 } }, effects: ['sadr'] });
  turnUp(sleeper, MARTYRDOM);
  expect([here(sleeper, 'iraq'), sleeper.effects.sadr]).toEqual([{ troops: 1, plots: 2 }, true]);
});

test('4.9.6 the charts play only in the game alone: with two players the Jihadist chooses its card', () => {
  const given = { hands: { us: [1], jihadist: [50, 51] }, phase: 'jihadist' } as const;
  const asked = goOn(situation(given));
  expect([asked.ask?.prompt.key, asked.menu]).toEqual(['ask.card', ['card-50', 'card-51']]);
  // Alone the top card is turned up by itself.
  const state = situation({ ...given, variants: { solo: true } });
  expect(goOn(state).ask?.prompt.key).not.toBe('ask.card');
  expect(state.hands.jihadist).not.toContain(51);
});
