import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 8 unshaded lets the Government fly up to three Air Strikes', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 3 }, arauca: { 'auc-active': 1 } } });
  const strike = (space: string) => ['yes', space];
  execute(state, 'government', 8, 'unshaded', [...strike('huila'), ...strike('arauca'), 'yes']);
  expect(here(state, 'huila')).toEqual({ 'farc-active': 1 });
  expect(here(state, 'arauca')).toEqual({});
});

test('card 8 unshaded may be declined at any time, by the Government whoever executes it', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 3 } } });
  expect(execute(state, 'auc', 8, 'unshaded', ['no']).asked).toEqual(['government: ask.event.whether']);
});

test('5.1.2 card 8 unshaded flies although card 12 forbids Air Strikes', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 1 } }, state: { momentum: [12] } });
  execute(state, 'government', 8, 'unshaded', ['yes']);
  expect(here(state, 'huila')).toEqual({});
});

test('card 8 shaded costs the Government 9', () => {
  const state = situation({ resources: { government: 20 } });
  execute(state, 'farc', 8, 'shaded');
  expect(state.resources.government).toBe(11);
});

test('5.1.2 card 8 unshaded flies although card 27 forbids Special Activities where a guerrilla is', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 1 } }, state: { momentum: [27] } });
  execute(state, 'government', 8, 'unshaded', ['yes']);
  expect(here(state, 'huila')).toEqual({});
});

test('4.2.2 card 8 unshaded: Departments and LoCs, no City; three and no more', () => {
  const state = situation({
    spaces: {
      cali: { 'farc-active': 1 },
      'loc-cali-pasto': { 'farc-active': 5 },
      huila: { 'auc-base': 1 },
    },
  });
  expect(begin(structuredClone(state), 'government', 8, 'unshaded', ['yes']).menu).toEqual([
    'huila',
    'loc-cali-pasto',
  ]);
  const strike = ['yes', 'loc-cali-pasto'];
  execute(state, 'government', 8, 'unshaded', [...strike, ...strike, ...strike]);
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'farc-active': 2 });
});
