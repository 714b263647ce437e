import { expect, test } from 'vitest';
import { resetPhase } from '../../propaganda/reset.ts';
import { AT } from '../../map.ts';
import { mayAssault } from '../../operations/assault.ts';
import { maySweep } from '../../operations/sweep.ts';
import { play, situation } from '../table.ts';
import { begin, execute } from './event.ts';

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

test.each([
  [19, ['arauca', 'meta-east', 'done']],
  [29, ['arauca', 'vichada']],
  [37, ['arauca', 'vichada', 'done']],
  [47, ['meta-east', 'done']],
  [59, ['guaviare', 'done']],
] as const)(
  '5.1.2 card 17 shaded does not stop the Sweeps and Assaults of card %i in Departments',
  (card, menu) => {
    const state = situation({
      spaces: {
        arauca: { troops: 1, 'farc-active': 1 },
        vichada: { 'auc-active': 1, 'farc-active': 1, 'farc-underground': 1 },
        'meta-east': { police: 1, 'auc-underground': 1 },
        guaviare: { troops: 1, 'cartels-underground': 1 },
      },
      state: { momentum: [17] },
    });
    expect(begin(state, 'government', card, 'unshaded').menu).toEqual(menu);
  },
);
