import { expect, test } from 'vitest';
import { goOn, round } from '../rules.ts';
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

test('6.4.2 card 22 shaded: three spaces with FARC pieces and without Government Control, besides FARC Control', () => {
  const contested = { 'farc-underground': 1, 'auc-underground': 1 };
  const state = situation({
    spaces: {
      huila: { 'farc-underground': 1 },
      cesar: contested,
      choco: contested,
      arauca: contested,
      narino: contested,
      cali: { troops: 2, 'farc-underground': 1 },
      putumayo: { 'auc-underground': 1 },
    },
    resources: { farc: 20 },
  });
  const phase = round(structuredClone(state), 'agitation');
  expect(goOn(phase).menu).toEqual(['huila', 'done']);
  execute(state, 'farc', 22, 'shaded');
  const more = round(state, 'agitation');
  expect(goOn(structuredClone(more)).menu).toEqual(['huila', 'cesar', 'arauca', 'choco', 'narino', 'done']);
  // Huila is not counted among the three, and a space once begun may be finished.
  const { menu } = goOn(more, ['huila', 'cesar', 'choco', 'arauca']);
  expect(menu).toEqual(['huila', 'cesar', 'arauca', 'choco', 'done']);
  expect(more.resources.farc).toBe(16);
});
