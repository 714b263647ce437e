import { expect, test } from 'vitest';
import { liftLimit } from '../../activities/air-lift.ts';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3, 4.2.1 card 10 lets an Air Lift carry any number of Troops, or a single one', () => {
  const state = situation();
  expect(liftLimit(state)).toBe(3);
  execute(state, 'government', 10, 'unshaded');
  expect(liftLimit(state)).toBeGreaterThan(29);
  execute(state, 'farc', 10, 'shaded');
  expect(liftLimit(state)).toBe(1);
});
