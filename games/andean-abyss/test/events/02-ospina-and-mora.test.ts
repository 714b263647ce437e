import { expect, test } from 'vitest';
import { plain } from '../rules.ts';
import { AT } from '../../map.ts';
import { maySweep, sweep } from '../../operations/sweep.ts';
import { here, situation } from '../table.ts';
import { execute } from './event.ts';

test('5.3 card 2 unshaded makes a Sweep cost 1 a space instead of 3', () => {
  const state = situation();
  expect(sweep.leastCost(state)).toBe(3);
  execute(state, 'government', 2, 'unshaded');
  expect(sweep.leastCost(state)).toBe(1);
});

test('5.3 card 2 shaded allows one Sweep target a card', () => {
  const state = situation();
  execute(state, 'farc', 2, 'shaded');
  expect(maySweep(state, AT.huila)).toBe(true);
  state.targets.sweep = 1;
  expect(maySweep(state, AT.huila)).toBe(false);
});

test('3.2.3 card 2 unshaded: a Sweep of two spaces costs 2', () => {
  const state = situation({ resources: { government: 2 } });
  execute(state, 'government', 2, 'unshaded');
  plain(state, 'government', 'sweep', ['cali', 'pasto']);
  expect(state.resources.government).toBe(0);
});

test('3.2.3 card 2 shaded: the Operation ends after its first space', () => {
  const state = situation({ resources: { government: 9 } });
  execute(state, 'farc', 2, 'shaded');
  expect(plain(state, 'government', 'sweep', ['cali']).menu).toEqual([]);
  expect(state.resources.government).toBe(6);
});

test('5.1.2 card 2 shaded does not stop the Sweeps of card 37, but allows no other on this card', () => {
  const state = situation({
    spaces: {
      cali: { troops: 1, 'farc-underground': 1 },
      pasto: { troops: 1, 'farc-underground': 1 },
    },
    state: { capabilities: { 2: 'shaded' } },
  });
  execute(state, 'auc', 37, 'unshaded', ['cali', 'farc-underground', 'pasto', 'farc-underground']);
  expect(here(state, 'pasto')).toEqual({ troops: 1, 'farc-active': 1 });
  expect(maySweep(state, AT.bogota)).toBe(false);
});
