import { expect, test } from 'vitest';
import { here, levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 24 unshaded sets a City to Active Support and makes FARC Ineligible', () => {
  const state = situation({ spaces: { cali: { level: 'AO' }, bogota: { level: 'AS' } } });
  const { menu } = begin(state, 'government', 24, 'unshaded');
  expect(menu).not.toContain('bogota');
  execute(state, 'government', 24, 'unshaded', ['cali']);
  expect(levelOf(state, 'cali')).toBe('AS');
  expect(state.next.ineligible).toEqual(['farc']);
});

test('card 24 shaded removes two Troops where FARC is and sets a City from Support to Neutral', () => {
  const state = situation({
    spaces: {
      huila: { troops: 3, 'farc-base': 1 },
      cali: { troops: 3, level: 'PS' },
      bogota: { level: 'PO' },
    },
  });
  execute(state, 'farc', 24, 'shaded');
  expect(here(state, 'huila')).toEqual({ troops: 1, 'farc-base': 1 });
  expect(levelOf(state, 'cali')).toBe('N');
  expect(levelOf(state, 'bogota')).toBe('PO');
});
