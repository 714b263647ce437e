import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { levelOf, situation } from '../table.ts';
import { execute } from './event.ts';

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
