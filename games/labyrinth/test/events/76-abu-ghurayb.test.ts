import { expect, test } from 'vitest';
import { goOn, situation, standing } from '../table.ts';
import { begin, execute, playable } from './event.ts';
import { fate } from './played.ts';

const countries = { iraq: { is: 'poor ally', troops: 6, sleepers: 1, regimeChange: 'tan' } } as const;

test('card 76 needs a Regime Change country with a cell', () => {
  expect(playable(situation({ countries }), 76, 'jihadist')).toBe(true);
  expect(playable(situation(), 76, 'jihadist')).toBe(false);
});

test('D-76 card 76 the Jihadist draws two cards, Prestige falls by 2, any Ally becomes Neutral', () => {
  const given = {
    countries: { ...countries, jordan: 'good ally', egypt: 'fair' },
    deck: [77, 50],
    prestige: 7,
  } as const;
  const state = situation(given);
  expect(begin(structuredClone(state), 'jihadist', 76).menu).toEqual(['jordan', 'iraq']);
  execute(state, 'jihadist', 76, ['jordan']);
  expect([state.hands.jihadist, state.prestige, standing(state, 'jordan')]).toEqual([
    [50, 77],
    5,
    'good neutral',
  ]);
});

test('6.2.4 card 76 without an Ally the rest is done', () => {
  const neutral = { iraq: { ...countries.iraq, is: 'poor neutral' } };
  const state = situation({ countries: neutral, prestige: 2 });
  execute(state, 'jihadist', 76);
  expect([state.hands.jihadist.length, state.prestige]).toEqual([2, 1]);
});

test('D-R1 card 76 drawing from a pile that has run out ends the last deck at once', () => {
  const state = situation({ countries, hands: { jihadist: [76] }, phase: 'jihadist', prestige: 7 });
  state.discards.push(...state.deck.splice(1));
  goOn(state, ['event']);
  expect([state.outcome?.by, state.prestige]).toEqual(['last-card', 7]);
});

test('D-76 card 76 is discarded; in the printed sense it leaves the game', () => {
  expect(fate({ countries }, 'jihadist', 76)).toBe('discarded');
  expect(fate({ countries, variants: { printed: true } }, 'jihadist', 76)).toBe('removed');
});
