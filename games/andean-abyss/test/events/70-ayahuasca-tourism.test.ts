import { expect, test } from 'vitest';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 70 unshaded brings the Government 6 for each Forest Department without guerrillas', () => {
  const state = situation({
    spaces: {
      atlantico: { 'farc-active': 1 },
      choco: { 'auc-underground': 1 },
      guaviare: { 'cartels-active': 1 },
      'meta-west': { 'farc-active': 1 },
      narino: { 'farc-active': 1 },
      putumayo: { 'farc-active': 1 },
      amazonas: { 'farc-base': 1 },
    },
  });
  // Left are Amazonas, with a Base only, Guainía and Vaupés.
  execute(state, 'government', 70, 'unshaded');
  expect(state.resources.government).toBe(18);
});

test('card 70 shaded: free Terror in each Forest with any guerrilla, and 3 Resources for each', () => {
  const state = situation({
    spaces: {
      choco: { level: 'PS', 'farc-active': 1, 'farc-underground': 1 },
      narino: { 'farc-underground': 1 },
      putumayo: { 'auc-active': 1 },
      huila: { 'farc-underground': 1 },
    },
  });
  const start = begin(structuredClone(state), 'farc', 70, 'shaded');
  expect(start.menu).toEqual(['choco', 'narino', 'done']);
  execute(state, 'farc', 70, 'shaded', ['choco', 'narino']);
  expect(here(state, 'choco')).toEqual({ 'farc-active': 1, 'farc-underground': 1 });
  expect(levelOf(state, 'choco')).toBe('N');
  expect(here(state, 'narino')).toEqual({ 'farc-active': 1 });
  expect(terrorIn(state, 'narino')).toBe(1);
  expect(state.resources.farc).toBe(6);
});

test('D26 card 70 shaded: the Government names one Insurgent faction, which acts and gains', () => {
  const state = situation({
    spaces: { choco: { 'auc-active': 1 }, narino: { 'auc-active': 1 }, putumayo: { 'cartels-active': 1 } },
    state: { aid: 9 },
  });
  const played = execute(state, 'government', 70, 'shaded', ['auc', 'choco', 'narino']);
  expect(played.asked).toEqual(['government: ask.event.faction', 'auc: ask.event.act', 'auc: ask.event.act']);
  expect(state.resources).toMatchObject({ government: 0, auc: 6, cartels: 0 });
  // 3.3.4: 5 for Terror by AUC in two spaces.
  expect(state.aid).toBe(4);
});

test('card 70 shaded may be declined', () => {
  const state = situation({ spaces: { choco: { 'farc-underground': 1 } } });
  execute(state, 'farc', 70, 'shaded', ['done']);
  expect(state.resources.farc).toBe(0);
  expect(terrorIn(state, 'choco')).toBe(0);
});

test('card 70 shaded needs a guerrilla, not a Base', () => {
  const state = situation({
    spaces: { choco: { 'farc-active': 1 }, narino: { 'farc-base': 1 }, putumayo: { 'auc-base': 1 } },
  });
  const { menu } = begin(state, 'government', 70, 'shaded');
  expect(menu).toEqual(['choco', 'done']);
});
