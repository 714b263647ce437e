import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 35 unshaded replaces the Cartels Bases of a Department with Police and raises Aid by 3', () => {
  const state = situation({
    spaces: { guaviare: { 'cartels-base': 2, 'cartels-active': 1 }, cali: { 'cartels-base': 1 } },
    state: { aid: 9 },
  });
  execute(state, 'government', 35, 'unshaded');
  expect(here(state, 'guaviare')).toEqual({ police: 2, 'cartels-active': 1 });
  expect(here(state, 'cali')).toEqual({ 'cartels-base': 1 });
  expect(state.aid).toBe(12);
});

test('5.1.1 card 35 unshaded only removes Bases in a FARC Zone, where no Police may be', () => {
  const state = situation({ spaces: { guaviare: { 'cartels-base': 1 } }, state: { zones: [AT.guaviare] } });
  execute(state, 'government', 35, 'unshaded');
  expect(here(state, 'guaviare')).toEqual({});
});

test('card 35 shaded turns a Department with a Cartels Base two levels toward Active Opposition', () => {
  const state = situation({
    spaces: { guaviare: { 'cartels-base': 1, level: 'PS' }, vaupes: { 'cartels-base': 1 } },
  });
  execute(state, 'farc', 35, 'shaded');
  expect(levelOf(state, 'guaviare')).toBe('PO');
});

test('1.4.1 card 35 unshaded: the Government, executing it, may fetch Police from the map as replacements', () => {
  const state = situation({ spaces: { guaviare: { 'cartels-base': 2 }, cali: { police: 30 } } });
  execute(state, 'government', 35, 'unshaded', ['cali', 'done']);
  expect(here(state, 'guaviare')).toEqual({ police: 1 });
  expect(here(state, 'cali')).toEqual({ police: 29 });
});

test('card 35 shaded: one Department with a Cartels Base that can still turn, no City', () => {
  const state = situation({
    spaces: {
      cali: { 'cartels-base': 1 },
      huila: { 'cartels-base': 1, level: 'AS' },
      choco: { 'cartels-base': 1, level: 'AO' },
      cesar: { 'cartels-base': 1 },
      arauca: { 'cartels-active': 1 },
    },
  });
  expect(begin(structuredClone(state), 'farc', 35, 'shaded').menu).toEqual(['huila', 'cesar']);
  execute(state, 'farc', 35, 'shaded', ['huila']);
  expect([levelOf(state, 'huila'), levelOf(state, 'cesar')]).toEqual(['N', 'N']);
});

test('card 35 unshaded is about one Department, and its Bases only', () => {
  const state = situation({
    spaces: { cali: { 'cartels-base': 1 }, huila: { 'cartels-base': 1 }, cesar: { 'cartels-base': 1 } },
  });
  expect(begin(structuredClone(state), 'farc', 35, 'unshaded').menu).toEqual(['huila', 'cesar']);
  execute(state, 'farc', 35, 'unshaded', ['cesar']);
  expect(here(state, 'cesar')).toEqual({ police: 1 });
  expect(here(state, 'huila')).toEqual({ 'cartels-base': 1 });
});
