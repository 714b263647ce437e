import { expect, test } from 'vitest';
import { CITIES, idOf } from '../../map.ts';
import { levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 31 unshaded turns two Cities and a Department one level toward Active Support', () => {
  const state = situation({
    spaces: { cali: { level: 'AO' }, huila: { level: 'PS' }, bogota: { level: 'AS' } },
  });
  expect(begin(state, 'government', 31, 'unshaded').menu).not.toContain('bogota');
  execute(state, 'government', 31, 'unshaded', ['cali', 'pasto', 'huila']);
  expect(['cali', 'pasto', 'huila'].map((id) => levelOf(state, id as 'cali'))).toEqual(['PO', 'PS', 'AS']);
});

test('card 31 shaded turns three spaces from Passive to Active Opposition', () => {
  const level = 'PO' as const;
  const state = situation({ spaces: { cali: { level }, pasto: { level }, huila: { level } } });
  execute(state, 'farc', 31, 'shaded', ['cali', 'pasto']);
  expect(['cali', 'pasto', 'huila'].map((id) => levelOf(state, id as 'cali'))).toEqual(['AO', 'AO', 'AO']);
});

test('card 31 unshaded: two Cities, then one Department, and all of it must be done', () => {
  const state = situation();
  expect(begin(state, 'government', 31, 'unshaded').menu).toEqual(CITIES.map(idOf));
  const { menu } = begin(state, 'government', 31, 'unshaded', ['cali', 'pasto']);
  expect(menu).toContain('huila');
  for (const id of ['bogota', 'vaupes', 'done']) expect(menu).not.toContain(id);
});

test('card 31 shaded turns three and no more', () => {
  const level = 'PO' as const;
  const state = situation({
    spaces: { cali: { level }, pasto: { level }, huila: { level }, choco: { level } },
  });
  execute(state, 'farc', 31, 'shaded', ['cali', 'pasto', 'choco']);
  expect(levelOf(state, 'huila')).toBe('PO');
});
