import { expect, test } from 'vitest';
import { plain } from '../rules.ts';
import { canAirStrike } from '../../activities/air-strike.ts';
import { here, situation } from '../table.ts';
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

test('4.2.2, 3.2.2 card 12 shaded: no Air Strikes, and a Patrol finds nobody but may still Assault', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 1 },
      'loc-cali-pasto': { police: 2, 'farc-underground': 1, 'auc-active': 1 },
    },
    resources: { government: 3 },
  });
  expect(canAirStrike(state)).toBe(true);
  execute(state, 'farc', 12, 'shaded');
  expect(canAirStrike(state)).toBe(false);
  plain(state, 'government', 'patrol', ['done', 'loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 2, 'farc-underground': 1 });
});

test('5.4 card 12 unshaded leaves nothing behind', () => {
  const state = situation();
  execute(state, 'government', 12, 'unshaded');
  expect(state.momentum).toEqual([]);
});
