import { expect, test } from 'vitest';
import { operation } from '../rules.ts';
import { liftLimit } from '../../activities/air-lift.ts';
import { here, situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3, 4.2.1 card 10 lets an Air Lift carry any number of Troops, or a single one', () => {
  const state = situation();
  expect(liftLimit(state)).toBe(3);
  execute(state, 'government', 10, 'unshaded');
  expect(liftLimit(state)).toBeGreaterThan(29);
  execute(state, 'farc', 10, 'shaded');
  expect(liftLimit(state)).toBe(1);
});

test('4.2.1 card 10: an Air Lift of five Troops, or of one', () => {
  const lift = (side: 'unshaded' | 'shaded') => {
    const state = situation({ spaces: { bogota: { troops: 5 } }, resources: { government: 3 } });
    execute(state, 'farc', 10, side);
    return operation(state, 'government', 'train', ['air-lift', 'choco']);
  };
  expect(lift('unshaded').menu).toEqual(['1', '2', '3', '4', '5']);
  expect(here(lift('shaded').state, 'choco')).toEqual({ troops: 1 });
});
