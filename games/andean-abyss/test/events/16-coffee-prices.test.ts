import { expect, test } from 'vitest';
import { situation } from '../table.ts';
import { execute } from './event.ts';

test('card 16 unshaded pays 5 for each Mountain Department to whoever has most there; ties and empty ones to the Government', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-underground': 2, troops: 1 },
      antioquia: { 'auc-underground': 1, 'auc-base': 1, 'farc-base': 1 },
      santander: { 'farc-underground': 1, 'cartels-base': 1 },
      guaviare: { 'farc-underground': 9 },
    },
    resources: { government: 0, farc: 0, auc: 0, cartels: 0 },
  });
  execute(state, 'cartels', 16, 'unshaded');
  expect(state.resources).toEqual({ government: 10, farc: 5, auc: 5, cartels: 0 });
});

test('1.7 card 16 shaded costs the Government 10, but not below zero', () => {
  const state = situation({ resources: { government: 7 } });
  execute(state, 'farc', 16, 'shaded');
  expect(state.resources.government).toBe(0);
});
