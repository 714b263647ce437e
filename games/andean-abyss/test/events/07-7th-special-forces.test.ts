import { expect, test } from 'vitest';
import { controlPhase } from '../../propaganda/control.ts';
import { play, situation, terrorIn } from '../table.ts';
import { execute } from './event.ts';

test('5.3, 6.2 card 7 unshaded lets the Government take up to three markers off in each Control Phase', () => {
  const state = situation({ spaces: { huila: { terror: 3 }, 'loc-cali-pasto': { terror: 1 } } });
  execute(state, 'government', 7, 'unshaded');
  play(state, controlPhase, ['huila', 'loc-cali-pasto', 'huila']);
  expect(terrorIn(state, 'huila')).toBe(1);
  expect(terrorIn(state, 'loc-cali-pasto')).toBe(0);
});

test('5.3, 6.2 card 7 unshaded is a choice', () => {
  const state = situation({ spaces: { huila: { terror: 3 } } });
  execute(state, 'government', 7, 'unshaded');
  play(state, controlPhase, ['done']);
  expect(terrorIn(state, 'huila')).toBe(3);
});

test('5.3, 6.2 card 7 shaded Sabotages a LoC with as many guerrillas as cubes, but not an empty one (D20)', () => {
  const state = situation({
    spaces: { 'loc-cali-pasto': { police: 1, 'farc-underground': 1 }, 'loc-neiva-pasto': { police: 2 } },
  });
  execute(state, 'farc', 7, 'shaded');
  play(state, controlPhase);
  expect(terrorIn(state, 'loc-cali-pasto')).toBe(1);
  expect(terrorIn(state, 'loc-neiva-pasto')).toBe(0);
  expect(terrorIn(state, 'loc-bogota-san-jose')).toBe(0);
});

test('5.3, 6.2 card 7 unshaded ends after three markers', () => {
  const state = situation({ spaces: { huila: { terror: 5 } } });
  execute(state, 'government', 7, 'unshaded');
  expect(play(state, controlPhase, ['huila', 'huila', 'huila']).menu).toEqual([]);
  expect(terrorIn(state, 'huila')).toBe(2);
});

test('6.2 without card 7 nobody repairs, and as many guerrillas as cubes do no harm', () => {
  const state = situation({
    spaces: { huila: { terror: 1 }, 'loc-cali-pasto': { police: 1, 'farc-underground': 1 } },
  });
  expect(play(state, controlPhase).menu).toEqual([]);
  expect(terrorIn(state, 'loc-cali-pasto')).toBe(0);
});
