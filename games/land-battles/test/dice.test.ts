import { expect, test } from 'vitest';
import { diceOf, successes } from '../dice.ts';
import { battle, play } from './situation.ts';

test('R2 a die equal to the number needed succeeds', () => {
  expect(successes([5, 6, 7, 10], 6)).toBe(3);
});

test('R2 nothing succeeds by itself: above 10 no die, at 1 or less every die', () => {
  expect(successes([10, 10, 10, 10], 11)).toBe(0);
  expect(successes([1, 1, 1, 1], 0)).toBe(4);
});

test('R2 a die is rolled less for each hit', () => {
  expect(diceOf({ hits: 0 }, 1)).toBe(5);
  expect(diceOf({ hits: 2 }, 0)).toBe(2);
  expect(diceOf({ hits: 3 }, 0)).toBe(1);
});

const GAME = {
  forces: {
    usa: { breakthrough: [['usa-m1a1-1', ['usa-m60a3-1', { hits: 3 }]] as const] },
    china: { breakthrough: [['china-type-80-1']], terrain: [['china-type-69-1']] },
  },
  hands: { usa: ['cannon', 'assault'] as const },
};

test.each([
  ['cannon usa-m60a3-1 breakthrough/stay china-type-80-1', 2],
  ['cannon usa-m60a3-1 terrain/1 china-type-69-1', 1],
  ['assault usa-m60a3-1 cannon terrain/1 china-type-69-1', 2],
])('R2 with three hits, %s: %i dice', (answers, dice) => {
  const match = battle(GAME, [1, 1]);
  play(match, `usa: play ${answers}`);
  expect(match.state.turn?.attempt?.dice).toHaveLength(dice);
});

test('R2 a maneuver with three hits rolls one die', () => {
  const match = battle(GAME, [8]);
  play(match, 'usa: maneuver usa-m60a3-1 flank/1 none');
  expect(match.state.turn?.attempt).toMatchObject({ dice: [8], need: 8, rolled: 1 });
});

test('R1 dice have ten sides', () => {
  expect(() => {
    const match = battle(GAME, [11, 1, 1, 1]);
    play(match, 'usa: maneuver usa-m1a1-1 flank/1 none');
  }).toThrow(/die of 10/);
});
