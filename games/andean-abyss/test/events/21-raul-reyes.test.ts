import { expect, test } from 'vitest';
import { here, situation, standard } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 21 unshaded costs FARC 6 Resources and a Base', () => {
  const state = standard();
  execute(state, 'government', 21, 'unshaded', ['huila']);
  expect(state.resources.farc).toBe(4);
  expect(here(state, 'huila')).toEqual({ 'farc-underground': 1 });
});

test('card 21 shaded brings FARC 6 Resources and a Base within stacking', () => {
  const state = standard();
  const { menu } = begin(state, 'farc', 21, 'shaded');
  expect(menu).not.toContain('putumayo');
  expect(menu).not.toContain('loc-arauca-cucuta');
  execute(state, 'farc', 21, 'shaded', ['santander']);
  expect(here(state, 'santander')['farc-base']).toBe(1);
  expect(state.resources.farc).toBe(22);
});

test('5.1.1 card 21 shaded places nothing when no FARC Base is Available', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 2 },
      choco: { 'farc-base': 2 },
      arauca: { 'farc-base': 2 },
      cesar: { 'farc-base': 2 },
      narino: { 'farc-base': 1 },
    },
  });
  expect(execute(state, 'government', 21, 'shaded').asked).toEqual([]);
  expect(state.resources.farc).toBe(6);
});

test('1.4.1 card 21 shaded: FARC, executing it, may take a Base off the map to place it elsewhere', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 2 },
      choco: { 'farc-base': 2 },
      arauca: { 'farc-base': 2 },
      cesar: { 'farc-base': 2 },
      narino: { 'farc-base': 1 },
    },
  });
  execute(state, 'farc', 21, 'shaded', ['narino', 'vaupes']);
  expect(here(state, 'vaupes')).toEqual({ 'farc-base': 1 });
  expect(here(state, 'narino')).toEqual({});
});

test('N3 a non-player FARC takes no Base off the map for card 21', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 2 },
      choco: { 'farc-base': 2 },
      arauca: { 'farc-base': 2 },
      cesar: { 'farc-base': 2 },
      narino: { 'farc-base': 1 },
    },
    variants: { nonPlayers: ['farc'] },
  });
  expect(execute(state, 'farc', 21, 'shaded').menu).toEqual([]);
});

test('card 21 is about Cities as well as Departments', () => {
  const state = situation({ spaces: { cali: { 'farc-base': 1 } } });
  expect(begin(structuredClone(state), 'farc', 21, 'shaded').menu).toContain('bogota');
  execute(state, 'government', 21, 'unshaded');
  expect(here(state, 'cali')).toEqual({});
});
