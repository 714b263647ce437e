import { expect, test } from 'vitest';
import { here, levelOf, situation, terrorIn } from '../table.ts';
import { begin, execute } from './event.ts';

const spaces = {
  huila: { level: 'AO', troops: 1, 'farc-base': 2, 'farc-active': 1 },
  cesar: { police: 2, 'farc-base': 1 },
  choco: { troops: 1 },
  bogota: { troops: 3 },
} as const;

test('card 43 unshaded puts 2 Terror in a Department with Troops and removes its FARC Bases', () => {
  const state = situation({ spaces });
  expect(begin(structuredClone(state), 'auc', 43, 'unshaded').menu).toEqual(['huila', 'choco']);
  execute(state, 'auc', 43, 'unshaded', ['huila']);
  expect(here(state, 'huila')).toEqual({ troops: 1, 'farc-active': 1 });
  expect(terrorIn(state, 'huila')).toBe(2);
  // Only markers: no Terror is executed, so nothing shifts and Aid stays.
  expect(levelOf(state, 'huila')).toBe('AO');
});

test('card 43 shaded puts 2 Terror in a Department with Troops and lowers Aid by 9', () => {
  const state = situation({ spaces, state: { aid: 15 } });
  execute(state, 'farc', 43, 'shaded', ['choco']);
  expect(terrorIn(state, 'choco')).toBe(2);
  expect(state.aid).toBe(6);
});

test('5.1.3 card 43 shaded lowers Aid even without a Department with Troops, to 0 at least', () => {
  const state = situation({ state: { aid: 5 } });
  execute(state, 'farc', 43, 'shaded');
  expect(state.aid).toBe(0);
});
