import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { assaultStrength } from '../../operations/assault.ts';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3, 3.2.4 card 9 makes Mountains as easy as Cities, or twice as hard', () => {
  const state = situation({ spaces: { huila: { troops: 5, police: 2 } } });
  expect(assaultStrength(state, AT.huila)).toBe(2);
  execute(state, 'government', 9, 'unshaded');
  expect(assaultStrength(state, AT.huila)).toBe(7);
  execute(state, 'farc', 9, 'shaded');
  expect(assaultStrength(state, AT.huila)).toBe(1);
});
