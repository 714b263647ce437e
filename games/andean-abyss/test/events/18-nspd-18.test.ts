import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('card 18 unshaded pays Aid up to 20, then raises Aid by 20 to at most 29', () => {
  const state = situation({ resources: { government: 1 }, state: { aid: 25 } });
  execute(state, 'government', 18, 'unshaded');
  expect([state.resources.government, state.aid]).toEqual([21, 29]);
});

test('card 18 shaded costs the Government 6, then Aid a die', () => {
  const state = situation({ resources: { government: 10 }, state: { aid: 9 } });
  execute(state, 'farc', 18, 'shaded', [], [4]);
  expect([state.resources.government, state.aid]).toEqual([4, 5]);
});

test('card 18 unshaded raises Aid by 20', () => {
  const state = situation({ state: { aid: 5 } });
  execute(state, 'government', 18, 'unshaded');
  expect([state.resources.government, state.aid]).toEqual([5, 25]);
});
