import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { limited, operation } from '../rules.ts';
import { here, situation } from '../table.ts';

test('3.3.3 all guerrillas become Active, and a roll of no more than their number removes two pieces', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-underground': 2, 'farc-active': 1, troops: 1, police: 1, 'government-base': 1 },
    },
    resources: { farc: 1 },
  });
  limited(state, 'farc', 'attack', ['huila', 'police'], [3]);
  expect(here(state, 'huila')).toEqual({ 'farc-active': 3, 'government-base': 1 });
  expect(state.resources.farc).toBe(0);
});

test('3.3.3 a higher roll fails, but the guerrillas are Active', () => {
  const state = situation({
    spaces: { huila: { 'auc-underground': 2, 'farc-base': 1 } },
    resources: { auc: 1 },
  });
  limited(state, 'auc', 'attack', ['huila'], [3]);
  expect(here(state, 'huila')).toEqual({ 'auc-active': 2, 'farc-base': 1 });
});

test('3.3.3 Bases last, Underground guerrillas can be hit, and two factions as well', () => {
  const state = situation({
    spaces: { huila: { 'farc-active': 6, 'auc-underground': 1, 'auc-base': 1, police: 1 } },
    resources: { farc: 1 },
  });
  const first = limited(structuredClone(state), 'farc', 'attack', ['huila'], [2]);
  expect(first.menu).toEqual(['police', 'auc-underground']);
  const second = limited(structuredClone(state), 'farc', 'attack', ['huila', 'auc-underground'], [2]);
  expect(second.menu).toEqual(['police', 'auc-base']);
  limited(state, 'farc', 'attack', ['huila', 'auc-underground', 'auc-base'], [2]);
  expect(here(state, 'huila')).toEqual({ police: 1, 'farc-active': 6 });
});

test('3.3.3 on a 1 a guerrilla joins Underground, and captured Shipments go to a guerrilla of the attacker', () => {
  const state = situation({
    spaces: { huila: { 'auc-underground': 1, 'cartels-active': 1 } },
    resources: { auc: 1 },
    state: { carriers: [{ space: AT.huila, kind: 'cartels-active', load: 1 }] },
  });
  limited(state, 'auc', 'attack', ['auc-underground'], [1]);
  expect(here(state, 'huila')).toEqual({ 'auc-underground': 1, 'auc-active': 1 });
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-underground', load: 1 }]);
});

test('3.3.3 needs an own guerrilla and an enemy piece in the space', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-base': 1, police: 1 },
      cesar: { 'farc-active': 1 },
      cali: { 'farc-active': 1, police: 1 },
    },
    resources: { farc: 5 },
  });
  const played = operation(state, 'farc', 'attack', ['cali'], [6]);
  expect(played.menu).toEqual([]);
  expect(state.resources.farc).toBe(4);
});

test('1.4.1 on a 1 with no guerrilla Available the attacker may take one off the map to place it', () => {
  const spaces = { huila: { 'auc-active': 1, police: 1 }, cali: { 'auc-active': 17 } };
  const state = situation({ spaces, resources: { auc: 1 } });
  limited(state, 'auc', 'attack', ['huila', 'cali'], [1]);
  expect(here(state, 'huila')).toEqual({ 'auc-underground': 1, 'auc-active': 1 });
  expect(here(state, 'cali')).toEqual({ 'auc-active': 16 });
  const declined = situation({ spaces, resources: { auc: 1 } });
  limited(declined, 'auc', 'attack', ['huila', 'done'], [1]);
  expect(here(declined, 'huila')).toEqual({ 'auc-active': 1 });
});
