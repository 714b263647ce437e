import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { isSabotaged } from '../../state.ts';
import { limited, operation } from '../rules.ts';
import { here, levelOf, situation, terrorIn } from '../table.ts';

test('3.3.4 FARC Terror shifts toward Active Opposition, others toward Neutral', () => {
  const state = situation({
    spaces: {
      cali: { level: 'PS', 'farc-underground': 1, 'auc-underground': 1 },
      huila: { level: 'PO', 'farc-underground': 1, 'auc-underground': 1 },
    },
    resources: { farc: 2, auc: 2 },
  });
  operation(structuredClone(state), 'farc', 'terror', ['cali', 'huila', 'done']);
  const farc = structuredClone(state);
  operation(farc, 'farc', 'terror', ['cali', 'huila', 'done']);
  expect([levelOf(farc, 'cali'), levelOf(farc, 'huila')]).toEqual(['N', 'AO']);
  const auc = structuredClone(state);
  operation(auc, 'auc', 'terror', ['cali', 'huila', 'done']);
  expect([levelOf(auc, 'cali'), levelOf(auc, 'huila')]).toEqual(['N', 'N']);
  expect(terrorIn(auc, 'cali')).toBe(1);
  expect(here(auc, 'cali')).toEqual({ 'farc-underground': 1, 'auc-active': 1 });
});

test('3.3.4 on a LoC Terror costs nothing and Sabotages', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { 'farc-underground': 2 } } });
  limited(state, 'farc', 'terror', ['loc-cali-pasto']);
  expect(isSabotaged(state, AT['loc-cali-pasto'])).toBe(true);
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'farc-underground': 1, 'farc-active': 1 });
  limited(state, 'farc', 'terror', ['loc-cali-pasto']);
  expect(terrorIn(state, 'loc-cali-pasto')).toBe(1);
});

test('3.3.4 without a marker left the level still shifts (D50)', () => {
  const state = situation({
    spaces: { bogota: { terror: 40 }, cali: { level: 'AS', 'cartels-underground': 1 } },
    resources: { cartels: 1 },
  });
  limited(state, 'cartels', 'terror');
  expect(levelOf(state, 'cali')).toBe('PS');
  expect(terrorIn(state, 'cali')).toBe(0);
});

test('3.3.4 AUC Terror cuts Aid by 3 for one space and by 5 for more, LoCs included, never below zero', () => {
  const spaces = {
    cali: { 'auc-underground': 1 },
    huila: { 'auc-underground': 1 },
    'loc-cali-pasto': { 'auc-underground': 1 },
  };
  const one = situation({ spaces, resources: { auc: 3 }, state: { aid: 9 } });
  limited(one, 'auc', 'terror', ['loc-cali-pasto']);
  expect(one.aid).toBe(6);
  const three = situation({ spaces, resources: { auc: 3 }, state: { aid: 9 } });
  operation(three, 'auc', 'terror', ['cali', 'huila', 'loc-cali-pasto']);
  expect(three.aid).toBe(4);
  const poor = situation({ spaces, resources: { auc: 3 }, state: { aid: 1 } });
  operation(poor, 'auc', 'terror', ['cali', 'huila', 'done']);
  expect(poor.aid).toBe(0);
});

test('3.3.4 needs an Underground guerrilla; Extort may not use up the last one (4.1)', () => {
  const state = situation({
    spaces: { cali: { 'farc-underground': 1 }, huila: { 'farc-active': 3 } },
    resources: { farc: 5 },
  });
  const played = operation(state, 'farc', 'terror');
  expect(played.menu).toEqual(['cali', 'withdraw']);
});
