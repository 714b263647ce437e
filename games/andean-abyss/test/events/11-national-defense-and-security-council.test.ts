import { expect, test } from 'vitest';
import type { Table } from '@sandtable/engine';
import { act } from '../../action.ts';
import { operate } from '../../operate.ts';
import type { State } from '../../state.ts';
import { here, play, situation } from '../table.ts';
import { execute } from './event.ts';

const sweepAs = (table: Table<State>) => operate(act(table, 'government', '3.2.3'), 'sweep', { free: true });

test('5.3, 3.2.3 card 11 unshaded lets one Police go along into each Sweep target', () => {
  const state = situation({ spaces: { ibague: { police: 2 }, huila: { 'farc-underground': 1 } } });
  execute(state, 'government', 11, 'unshaded');
  play(state, sweepAs, ['huila', 'ibague', 'done', 'farc-underground']);
  expect(here(state, 'ibague')).toEqual({ police: 1 });
  expect(here(state, 'huila')).toEqual({ police: 1, 'farc-active': 1 });
});

test('5.3, 3.2.3 card 11 shaded counts only Troops or only Police, chosen once for the Operation (D30)', () => {
  const state = situation({ spaces: { huila: { troops: 1, police: 2, 'farc-underground': 3 } } });
  execute(state, 'farc', 11, 'shaded');
  play(state, sweepAs, ['huila', 'done', 'police', 'farc-underground']);
  expect(here(state, 'huila')).toEqual({ troops: 1, police: 2, 'farc-underground': 1, 'farc-active': 2 });
});

test('5.3, 3.2.3 card 11 shaded: when Troops search, Police do not', () => {
  const state = situation({ spaces: { huila: { troops: 1, police: 2, 'farc-underground': 3 } } });
  execute(state, 'farc', 11, 'shaded');
  play(state, sweepAs, ['huila', 'done', 'troops', 'farc-underground']);
  expect(here(state, 'huila')).toEqual({ troops: 1, police: 2, 'farc-underground': 2, 'farc-active': 1 });
});

test('5.3, 3.2.3 card 11 unshaded: one Police into each of two targets', () => {
  const state = situation({ spaces: { ibague: { police: 4 } } });
  execute(state, 'government', 11, 'unshaded');
  play(state, sweepAs, ['huila', 'ibague', 'antioquia', 'ibague', 'done']);
  expect([here(state, 'huila'), here(state, 'antioquia')]).toEqual([{ police: 1 }, { police: 1 }]);
});
