import { expect, test } from 'vitest';
import { levelOf, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 22 unshaded sets a space in Opposition to Neutral', () => {
  const state = situation({ spaces: { huila: { level: 'AO' }, cali: { level: 'PS' } } });
  execute(state, 'government', 22, 'unshaded');
  expect(levelOf(state, 'huila')).toBe('N');
  expect(levelOf(state, 'cali')).toBe('PS');
});

test('5.4 card 22 shaded is in effect until Reset', () => {
  const state = situation();
  execute(state, 'farc', 22, 'shaded');
  expect(state.momentum).toEqual([22]);
});

test('card 22 unshaded: a single space, a City or a Department', () => {
  const state = situation({ spaces: { huila: { level: 'AO' }, cali: { level: 'PO' } } });
  execute(state, 'government', 22, 'unshaded', ['cali']);
  expect([levelOf(state, 'cali'), levelOf(state, 'huila')]).toEqual(['N', 'AO']);
});
