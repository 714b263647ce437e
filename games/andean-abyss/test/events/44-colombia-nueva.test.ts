import { expect, test } from 'vitest';
import { levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

const spaces = {
  bogota: { level: 'AS' },
  cali: { level: 'PS' },
  pasto: { level: 'PO' },
  huila: { level: 'PS' },
} as const;

test('card 44 unshaded sets a City not in Opposition to Active Support and brings the Government 3', () => {
  const state = situation({ spaces });
  const { menu } = begin(structuredClone(state), 'government', 44, 'unshaded');
  expect(menu).toContain('cali');
  expect(menu).toContain('neiva');
  for (const id of ['bogota', 'pasto', 'huila']) expect(menu).not.toContain(id);
  execute(state, 'government', 44, 'unshaded', ['neiva']);
  expect(levelOf(state, 'neiva')).toBe('AS');
  expect(state.resources.government).toBe(3);
});

test('card 44 shaded sets a City in Support to Neutral and costs the Government 3', () => {
  const state = situation({ spaces, resources: { government: 10 } });
  expect(begin(structuredClone(state), 'farc', 44, 'shaded').menu).toEqual(['bogota', 'cali']);
  execute(state, 'farc', 44, 'shaded', ['bogota']);
  expect(levelOf(state, 'bogota')).toBe('N');
  expect(state.resources.government).toBe(7);
});

test('card 44 shaded: a single City, though Departments have Support too', () => {
  const state = situation({ spaces: { ...spaces, neiva: { level: 'PS' } } });
  execute(state, 'farc', 44, 'shaded', ['cali']);
  expect([levelOf(state, 'neiva'), levelOf(state, 'huila')]).toEqual(['PS', 'PS']);
});
