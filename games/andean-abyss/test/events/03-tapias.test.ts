import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { assault, mayAssault } from '../../operations/assault.ts';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3 card 3 unshaded makes an Assault cost 1 a space instead of 3', () => {
  const state = situation();
  expect(assault.leastCost(state)).toBe(3);
  execute(state, 'government', 3, 'unshaded');
  expect(assault.leastCost(state)).toBe(1);
});

test('5.3 card 3 shaded allows one Assault target a card', () => {
  const state = situation();
  execute(state, 'farc', 3, 'shaded');
  expect(mayAssault(state, AT.huila)).toBe(true);
  state.targets.assault = 1;
  expect(mayAssault(state, AT.huila)).toBe(false);
});
