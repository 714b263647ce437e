import { expect, test } from 'vitest';
import { levelOf, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 45 unshaded shifts every space with a cube and Terror one level toward Active Support', () => {
  const state = situation({
    spaces: {
      cali: { level: 'PS', police: 1, terror: 2 },
      huila: { level: 'AO', troops: 1, terror: 1 },
      cesar: { level: 'AO', terror: 1 },
      choco: { level: 'PO', police: 1 },
      'loc-cali-pasto': { police: 1, terror: 1 },
    },
  });
  execute(state, 'government', 45, 'unshaded');
  expect(levelOf(state, 'cali')).toBe('AS');
  expect(levelOf(state, 'huila')).toBe('PO');
  expect(levelOf(state, 'cesar')).toBe('AO');
  expect(levelOf(state, 'choco')).toBe('PO');
});

test('card 45 shaded: Aid −1 for each space with AUC pieces, then the Government loses a die', () => {
  const state = situation({
    spaces: { cesar: { 'auc-base': 2 }, huila: { 'auc-active': 3 }, 'loc-cali-pasto': { 'auc-active': 1 } },
    resources: { government: 10 },
    state: { aid: 9 },
  });
  execute(state, 'farc', 45, 'shaded', [], [4]);
  expect(state.aid).toBe(6);
  expect(state.resources.government).toBe(6);
});
