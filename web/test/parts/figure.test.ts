import { expect, test } from 'vitest';
import { figure, signed } from '../../parts/figure.ts';

test('numbers below zero are printed with a minus sign, not a hyphen', () => {
  expect([figure(-25), figure(0), figure(25)]).toEqual(['−25', '0', '25']);
  expect([signed(-3), signed(0), signed(3)]).toEqual(['−3', '0', '+3']);
});
