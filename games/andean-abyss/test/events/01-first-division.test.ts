import { expect, test } from 'vitest';
import { hasCivicForces } from '../../civic.ts';
import { AT } from '../../map.ts';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3 card 1 is noted with its side for the rest of the game', () => {
  const state = situation();
  execute(state, 'government', 1, 'unshaded');
  expect(state.capabilities).toEqual({ 1: 'unshaded' });
});

test('card 1 shaded makes Civic Action need two Troops and two Police', () => {
  const state = situation({ spaces: { cali: { troops: 2, police: 1 }, bogota: { troops: 2, police: 2 } } });
  expect(hasCivicForces(state, AT.cali)).toBe(true);
  execute(state, 'farc', 1, 'shaded');
  expect(hasCivicForces(state, AT.cali)).toBe(false);
  expect(hasCivicForces(state, AT.bogota)).toBe(true);
});
