import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('card 12 unshaded pays out the smaller of Aid and 20, and only then raises Aid (D33)', () => {
  const state = situation({ resources: { government: 5 }, state: { aid: 9 } });
  execute(state, 'government', 12, 'unshaded');
  expect(state.resources.government).toBe(14);
  expect(state.aid).toBe(19);

  execute(state, 'government', 12, 'unshaded');
  execute(state, 'government', 12, 'unshaded');
  expect(state.resources.government).toBe(14 + 19 + 20);
  expect(state.aid).toBe(29);
});

test('5.4 card 12 shaded lasts as Insurgent Momentum', () => {
  const state = situation();
  execute(state, 'farc', 12, 'shaded');
  expect(state.momentum).toEqual([12]);
  expect(state.capabilities).toEqual({});
});
