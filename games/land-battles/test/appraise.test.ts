import { expect, test } from 'vitest';
import { appraise } from '../appraise.ts';
import { situation, type Situation } from './situation.ts';

const GAME: Situation = {
  forces: {
    usa: { breakthrough: [['usa-m60a3-1', 'usa-m113-1']] },
    china: { breakthrough: [['china-type-69-1', 'china-yw531-1']] },
  },
};

function chance(change: NonNullable<Situation['change']>): number {
  return appraise(situation({ ...GAME, change }), 'usa');
}

test('R17 an even battle is even, and what one side gains the other loses', () => {
  expect(chance(() => undefined)).toBeCloseTo(0.5);
  const state = situation({ ...GAME, change: (one) => (one.sides.red.points = 6) });
  expect(appraise(state, 'usa') + appraise(state, 'china')).toBeCloseTo(1);
});

test('R17 points, superiority, steps on the track and hits on the enemy look better', () => {
  expect(chance((state) => (state.sides.red.points = 3))).toBeGreaterThan(0.5);
  expect(chance((state) => (state.sides.red.superiority = 2))).toBeGreaterThan(0.5);
  expect(chance((state) => (state.control = 2))).toBeGreaterThan(0.5);
  expect(chance((state) => (state.control = -2))).toBeLessThan(0.5);
  expect(
    chance((state) => {
      for (const force of state.forces) if (force.team === 'blue') force.hits = 2;
    }),
  ).toBeGreaterThan(0.5);
});

test('R17 a finished battle is won, lost or drawn', () => {
  expect(chance((state) => (state.outcome = { winner: 'red', ending: 'points' }))).toBe(1);
  expect(chance((state) => (state.outcome = { winner: 'blue', ending: 'points' }))).toBe(0);
  expect(chance((state) => (state.outcome = { winner: null, ending: 'no-progress' }))).toBe(0.5);
});
