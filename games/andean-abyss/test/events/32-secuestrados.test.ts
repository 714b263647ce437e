import { expect, test } from 'vitest';
import { levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 32 unshaded sets two spaces from Neutral or Passive Opposition to Passive Support', () => {
  const state = situation({
    spaces: { cali: { level: 'PO' }, bogota: { level: 'AO' }, pasto: { level: 'AS' } },
  });
  const { menu } = begin(state, 'government', 32, 'unshaded');
  for (const id of ['bogota', 'pasto', 'vichada', 'loc-cali-pasto']) expect(menu).not.toContain(id);
  execute(state, 'government', 32, 'unshaded', ['cali', 'huila']);
  expect([levelOf(state, 'cali'), levelOf(state, 'huila')]).toEqual(['PS', 'PS']);
});

test('card 32 shaded gives FARC 12', () => {
  const state = situation({ resources: { farc: 3 } });
  execute(state, 'farc', 32, 'shaded');
  expect(state.resources.farc).toBe(15);
});
