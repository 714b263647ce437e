import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { levelOf, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 36 places a Zone in the Mountains, wins two Neutral neighbours, and keeps its faction Eligible', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 1 },
      guaviare: { 'farc-base': 2 },
      ibague: { level: 'AS' },
      neiva: { level: 'PO' },
    },
  });
  const played = execute(state, 'cartels', 36, 'unshaded', ['cali', 'bogota']);
  expect(state.zones).toEqual([AT.huila]);
  expect(played.menu).toEqual([]);
  expect([levelOf(state, 'cali'), levelOf(state, 'bogota'), levelOf(state, 'neiva')]).toEqual([
    'PS',
    'PS',
    'PO',
  ]);
  expect(state.next.eligible).toEqual(['cartels']);
});

test('card 36: the two Neutral neighbours are won if there are any, by the choice of the executing faction', () => {
  const state = situation({ spaces: { huila: { 'farc-base': 1 } } });
  const { menu } = begin(state, 'auc', 36, 'unshaded');
  expect(menu).toContain('neiva');
  expect(menu).not.toContain('done');
});

test('5.1.3 card 36 without a Mountain left keeps its faction Eligible all the same', () => {
  const state = situation({ state: { zones: [AT.antioquia, AT.huila, AT.santander, AT.cesar] } });
  execute(state, 'farc', 36, 'unshaded');
  expect(state.zones).toHaveLength(4);
  expect(state.next.eligible).toEqual(['farc']);
});
