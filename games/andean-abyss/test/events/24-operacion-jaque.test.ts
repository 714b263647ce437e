import { expect, test } from 'vitest';
import { CITIES, idOf } from '../../map.ts';
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

test('card 24 is about Cities, and one of them', () => {
  const state = situation({
    spaces: { huila: { level: 'PS' }, cali: { level: 'PS' }, bogota: { level: 'AS' } },
  });
  const won = begin(structuredClone(state), 'government', 24, 'unshaded').menu;
  expect(won).toEqual(CITIES.map(idOf).filter((id) => id !== 'bogota'));
  expect(begin(structuredClone(state), 'farc', 24, 'shaded').menu).toEqual(['bogota', 'cali']);
  execute(state, 'farc', 24, 'shaded', ['cali']);
  expect([levelOf(state, 'cali'), levelOf(state, 'bogota'), levelOf(state, 'huila')]).toEqual([
    'N',
    'AS',
    'PS',
  ]);
});

test('5.1.3 card 24 shaded: where FARC meets a single Troops, on a LoC too, but not Police alone', () => {
  const state = situation({
    spaces: {
      huila: { police: 2, 'farc-base': 1 },
      choco: { 'farc-active': 1 },
      cesar: { troops: 1, 'farc-active': 1 },
      'loc-cali-pasto': { troops: 1, 'farc-active': 1 },
      bogota: { troops: 3 },
    },
  });
  expect(begin(structuredClone(state), 'farc', 24, 'shaded').menu).toEqual(['cesar', 'loc-cali-pasto']);
  execute(state, 'farc', 24, 'shaded', ['loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'farc-active': 1 });
});
