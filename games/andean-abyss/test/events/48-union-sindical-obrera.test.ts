import { expect, test } from 'vitest';
import { CITIES, idOf } from '../../map.ts';
import { here, levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 48 unshaded clears the Opposition of a space beside an Econ 3 pipeline, or removes a FARC Base', () => {
  const state = situation({
    spaces: {
      arauca: { level: 'AO', 'farc-base': 2 },
      santander: { 'farc-base': 1 },
      cucuta: { level: 'PO' },
      cesar: { level: 'PS' },
      huila: { level: 'AO', 'farc-base': 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'auc', 48, 'unshaded');
  expect(menu).toEqual(['cucuta', 'santander', 'arauca']);
  execute(state, 'auc', 48, 'unshaded', ['arauca', 'clear-opposition']);
  expect(levelOf(state, 'arauca')).toBe('N');
  execute(state, 'auc', 48, 'unshaded', ['arauca']);
  expect(here(state, 'arauca')).toEqual({ 'farc-base': 1 });
});

test('card 48 shaded shifts 2 Cities other than Bogotá one level toward Active Opposition', () => {
  const state = situation({ spaces: { cali: { level: 'AS' }, pasto: { level: 'AO' } } });
  const { menu } = begin(structuredClone(state), 'farc', 48, 'shaded');
  expect(menu).not.toContain('bogota');
  expect(menu).not.toContain('pasto');
  execute(state, 'farc', 48, 'shaded', ['cali', 'neiva']);
  expect(levelOf(state, 'cali')).toBe('PS');
  expect(levelOf(state, 'neiva')).toBe('PO');
});

test('card 48 shaded is about Cities only', () => {
  const { menu } = begin(situation(), 'farc', 48, 'shaded');
  expect(menu).toEqual(CITIES.map(idOf).filter((id) => id !== 'bogota'));
});
