import { expect, test } from 'vitest';
import { CITIES, idOf } from '../../map.ts';
import { levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 15 unshaded brings the Government four times a die', () => {
  const state = situation({ resources: { government: 10 } });
  execute(state, 'government', 15, 'unshaded', [], [5]);
  expect(state.resources.government).toBe(30);
});

test('card 15 shaded sets a City that is Neutral or at Passive Support to Passive Opposition', () => {
  const state = situation({
    spaces: { bogota: { level: 'AS' }, cali: { level: 'PS' }, pasto: { level: 'PO' } },
  });
  const { menu } = begin(state, 'farc', 15, 'shaded');
  expect(menu).toContain('cali');
  expect(menu).toContain('neiva');
  expect(menu).not.toContain('bogota');
  expect(menu).not.toContain('pasto');
  execute(state, 'farc', 15, 'shaded', ['cali']);
  expect(levelOf(state, 'cali')).toBe('PO');
});

test('card 15 shaded is about Cities only', () => {
  const state = situation({ spaces: { huila: { level: 'PS' } } });
  expect(begin(state, 'farc', 15, 'shaded').menu).toEqual(CITIES.map(idOf));
});
