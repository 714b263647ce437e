import { expect, test } from 'vitest';
import { resetPhase } from '../../propaganda/reset.ts';
import { AT } from '../../map.ts';
import { mayAssault } from '../../operations/assault.ts';
import { maySweep } from '../../operations/sweep.ts';
import { play, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 17 unshaded pays Aid up to 20, then raises Aid by 6 (D33)', () => {
  const state = situation({ resources: { government: 1 }, state: { aid: 9 } });
  execute(state, 'government', 17, 'unshaded');
  expect([state.resources.government, state.aid]).toEqual([10, 15]);
  expect(state.momentum).toEqual([]);
  state.aid = 28;
  execute(state, 'government', 17, 'unshaded');
  expect([state.resources.government, state.aid]).toEqual([30, 29]);
});

test('5.4 card 17 shaded forbids Sweep and Assault in Departments until the next Propaganda', () => {
  const state = situation();
  execute(state, 'farc', 17, 'shaded');
  expect([maySweep(state, AT.huila), mayAssault(state, AT.huila)]).toEqual([false, false]);
  expect([maySweep(state, AT.cali), mayAssault(state, AT.cali)]).toEqual([true, true]);
});

test('5.4 card 17 shaded: LoCs may be Assaulted, and Reset ends it', () => {
  const state = situation();
  execute(state, 'farc', 17, 'shaded');
  expect(mayAssault(state, AT['loc-cali-pasto'])).toBe(true);
  play(state, resetPhase);
  expect([maySweep(state, AT.huila), mayAssault(state, AT.huila)]).toEqual([true, true]);
});
