import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const afghanistan = { is: 'poor ally', troops: 6, sleepers: 1, active: 2, regimeChange: 'tan' } as const;
const iraq = { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } as const;

test('card 109 needs two cells in one Regime Change country', () => {
  for (const side of ['us', 'jihadist'] as const) {
    expect(playable(situation({ countries: { afghanistan } }), 109, side)).toBe(true);
    expect(playable(situation({ countries: { iraq, yemen: { is: 'poor', sleepers: 5 } } }), 109, side)).toBe(
      false,
    );
    // Sadr is the second (D-54).
    expect(playable(situation({ countries: { iraq }, effects: ['sadr'] }), 109, side)).toBe(true);
  }
});

test('4.7.1 card 109 two cells of that country go, Prestige is rolled for, and whoever plays it draws a card', () => {
  for (const side of ['us', 'jihadist'] as const) {
    const state = situation({ countries: { afghanistan, iraq }, prestige: 5, deck: [77] });
    const answers = ['active', 'sleeper'];
    expect(begin(structuredClone(state), side, 109).menu).toEqual(['active', 'sleeper']);
    execute(state, side, 109, answers, [5, 3, 2]);
    expect(here(state, 'afghanistan')).toEqual({ troops: 6, active: 1, regimeChange: 1 });
    expect([here(state, 'iraq')['sleepers'], state.prestige, state.hands[side]]).toEqual([1, 7, [77]]);
  }
});

test('4.8.4 card 109 the acting side chooses the country; the last cells leave a cadre', () => {
  const two = { ...iraq, sleepers: 2 } as const;
  const state = situation({ countries: { afghanistan, iraq: two } });
  expect(begin(structuredClone(state), 'jihadist', 109).menu).toEqual(['iraq', 'afghanistan']);
  execute(state, 'jihadist', 109, ['iraq'], [1, 1, 1]);
  expect(here(state, 'iraq')).toEqual({ troops: 6, cadre: 1, regimeChange: 1 });
});

test('9.2 card 109 alone the card drawn goes on top of the pile', () => {
  const state = situation({
    countries: { afghanistan },
    hands: { jihadist: [91, 50], us: [] },
    deck: [77],
    variants: { solo: true },
  });
  execute(state, 'jihadist', 109, ['afghanistan', 'active', 'active'], [1, 1, 1]);
  expect(state.hands.jihadist).toEqual([91, 50, 77]);
});

test('6.2.9 card 109 leaves the game', () => {
  const played = (side: 'us' | 'jihadist') =>
    fate({ countries: { afghanistan } }, side, 109, ['active', 'active'], [1, 1, 1]);
  expect([played('us'), played('jihadist')]).toEqual(['removed', 'removed']);
});
