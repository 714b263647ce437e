import { expect, test } from 'vitest';
import { here, situation, terrorIn } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 28 unshaded removes up to three Insurgent pieces from one space beside Venezuela', () => {
  const state = situation({
    spaces: { arauca: { 'farc-underground': 2, 'farc-base': 1, troops: 1 }, putumayo: { 'farc-base': 1 } },
  });
  const answers = ['arauca', 'farc-base', 'arauca', 'done'];
  execute(state, 'government', 28, 'unshaded', answers);
  expect(here(state, 'arauca')).toEqual({ troops: 1, 'farc-underground': 1 });
  expect(here(state, 'putumayo')).toEqual({ 'farc-base': 1 });
});

test('card 28 shaded places a FARC Base beside Venezuela and Sabotages the empty LoCs at Cúcuta (D3)', () => {
  const state = situation({ spaces: { 'loc-arauca-cucuta': { police: 1 } } });
  expect(begin(state, 'farc', 28, 'shaded').menu).not.toContain('putumayo');
  execute(state, 'farc', 28, 'shaded', ['vichada']);
  expect(here(state, 'vichada')).toEqual({ 'farc-base': 1 });
  expect(terrorIn(state, 'loc-arauca-cucuta')).toBe(0);
  expect(terrorIn(state, 'loc-ayacucho-cucuta')).toBe(1);
});

test('1.4.1 card 28 shaded: FARC, executing it, may move a Base there by way of Available', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 2 },
      choco: { 'farc-base': 2 },
      narino: { 'farc-base': 2 },
      putumayo: { 'farc-base': 2 },
      guaviare: { 'farc-base': 1 },
    },
  });
  execute(state, 'farc', 28, 'shaded', ['guaviare', 'arauca']);
  expect(here(state, 'arauca')).toEqual({ 'farc-base': 1 });
  expect(here(state, 'guaviare')).toEqual({});
});

test('card 28 unshaded: no more than three, from one space that has any', () => {
  const state = situation({ spaces: { arauca: { 'farc-underground': 5 }, cesar: { 'auc-base': 1 } } });
  expect(begin(structuredClone(state), 'auc', 28, 'unshaded').menu).toEqual(['cesar', 'arauca']);
  execute(state, 'auc', 28, 'unshaded', ['arauca', 'arauca', 'arauca', 'arauca']);
  expect(here(state, 'arauca')).toEqual({ 'farc-underground': 2 });
});
