import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { spaces } from '../../state.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 33 unshaded removes up to three Insurgent pieces from one space beside Ecuador', () => {
  const state = situation({
    spaces: {
      putumayo: { 'farc-underground': 2, 'cartels-base': 1, 'auc-active': 1, police: 1 },
      pasto: { police: 1 },
    },
  });
  execute(state, 'government', 33, 'unshaded', [
    'putumayo',
    'farc-underground',
    'putumayo',
    'cartels-base',
    'done',
  ]);
  expect(here(state, 'putumayo')).toEqual({ police: 1, 'farc-underground': 1, 'auc-active': 1 });
});

test('card 33 shaded opens Ecuador and puts two own pieces there (D59)', () => {
  const state = situation();
  expect(spaces(state)).not.toContain(AT.ecuador);
  execute(state, 'farc', 33, 'shaded', ['farc-base', 'farc-underground']);
  expect(spaces(state)).toContain(AT.ecuador);
  expect(here(state, 'ecuador')).toEqual({ 'farc-base': 1, 'farc-underground': 1 });
});

test('1.4.2 nobody may have more than two pieces in Ecuador', () => {
  const state = situation();
  execute(state, 'farc', 33, 'shaded', ['farc-underground', 'farc-underground']);
  expect(execute(state, 'farc', 33, 'shaded').asked).toEqual([]);
  expect(here(state, 'ecuador')).toEqual({ 'farc-underground': 2 });
  execute(state, 'auc', 33, 'shaded', ['auc-base', 'auc-base']);
  expect(here(state, 'ecuador')).toEqual({ 'farc-underground': 2, 'auc-base': 2 });
});

test('1.4.1 the executing faction may take own pieces off the map to place them in Ecuador', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 2 },
      choco: { 'farc-base': 2 },
      arauca: { 'farc-base': 2 },
      cesar: { 'farc-base': 2 },
      narino: { 'farc-base': 1 },
    },
  });
  execute(state, 'farc', 33, 'shaded', ['farc-base', 'narino', 'farc-underground']);
  expect(here(state, 'narino')).toEqual({});
  expect(here(state, 'ecuador')).toEqual({ 'farc-base': 1, 'farc-underground': 1 });
});

test('card 33 unshaded: no more than three, from one space that has any', () => {
  const state = situation({ spaces: { narino: { 'farc-active': 5 }, pasto: { 'cartels-base': 1 } } });
  expect(begin(structuredClone(state), 'auc', 33, 'unshaded').menu).toEqual(['narino', 'pasto']);
  execute(state, 'auc', 33, 'unshaded', ['narino', 'narino', 'narino', 'narino']);
  expect(here(state, 'narino')).toEqual({ 'farc-active': 2 });
});

test('card 33 shaded, executed by the Government: two of its own, Troops, Police or a Base', () => {
  const state = situation();
  expect(begin(structuredClone(state), 'government', 33, 'shaded').menu).toEqual([
    'troops',
    'police',
    'government-base',
  ]);
  execute(state, 'government', 33, 'shaded', ['police', 'troops']);
  expect(here(state, 'ecuador')).toEqual({ troops: 1, police: 1 });
});
