import { expect, test } from 'vitest';
import { AT, idOf } from '../../map.ts';
import { reachable } from '../../operations/patrol.ts';
import { limited, operation, plain } from '../rules.ts';
import { here, situation } from '../table.ts';

test('3.2.2 Patrol costs 3 in all, and cubes move on along LoCs and Cities until a guerrilla stops them', () => {
  const state = situation({
    spaces: { bogota: { troops: 2, police: 1 }, 'loc-bogota-neiva': { 'farc-underground': 1 } },
    resources: { government: 5 },
  });
  const ways = reachable(state, AT.bogota).map(idOf);
  expect(ways).toContain('loc-bogota-neiva');
  expect(ways).toContain('cali');
  expect(ways).not.toContain('huila');
  const played = plain(state, 'government', 'patrol', [
    'bogota',
    'loc-bogota-neiva',
    '1',
    '1',
    'bogota',
    'pasto',
    'farc-underground',
    'loc-bogota-neiva',
  ]);
  expect(played.menu).toEqual([]);
  expect(state.resources.government).toBe(2);
  expect(here(state, 'pasto')).toEqual({ troops: 1 });
  expect(here(state, 'loc-bogota-neiva')).toEqual({ troops: 1, police: 1 });
});

test('3.2.2 a guerrilla on the way bars the way beyond it', () => {
  const state = situation({ spaces: { pasto: { 'auc-active': 1 }, 'loc-cali-pasto': { troops: 1 } } });
  const ways = reachable(state, AT['loc-cali-pasto']).map(idOf);
  expect(ways).toContain('pasto');
  expect(ways).not.toContain('loc-pasto-tumaco');
});

test('2.3.5, 3.2.2 to the one target of a Limited Patrol come only cubes that no guerrilla stops before it', () => {
  const state = situation({
    spaces: {
      narino: { police: 1 },
      pasto: { police: 1, 'auc-active': 1 },
      'loc-cali-pasto': { troops: 1 },
    },
    resources: { government: 3 },
  });
  const { menu } = limited(state, 'government', 'patrol', ['narino', 'loc-pasto-tumaco']);
  expect(menu).toContain('pasto');
  expect(menu).not.toContain('loc-cali-pasto');
});

test('3.2.2 no cube moves twice, and cubes may start in a Department', () => {
  const state = situation({ spaces: { huila: { police: 1 } }, resources: { government: 3 } });
  const played = plain(state, 'government', 'patrol', ['huila', 'neiva']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'neiva')).toEqual({ police: 1 });
});

test('3.2.2 on each LoC one guerrilla becomes Active a cube, whether it moved or not', () => {
  const state = situation({
    spaces: {
      'loc-cali-pasto': { police: 2, 'farc-underground': 3 },
      'loc-bogota-yopal': { troops: 1, 'auc-underground': 1 },
    },
    resources: { government: 3 },
  });
  const played = plain(state, 'government', 'patrol', [
    'done',
    'auc-underground',
    'farc-underground',
    'done',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 2, 'farc-underground': 1, 'farc-active': 2 });
  expect(here(state, 'loc-bogota-yopal')).toEqual({ troops: 1, 'auc-active': 1 });
});

test('3.2.2 then one Assault on one LoC at no cost', () => {
  const state = situation({
    spaces: {
      'loc-cali-pasto': { police: 1, 'farc-active': 1 },
      'loc-bogota-yopal': { troops: 1, 'auc-active': 1 },
    },
    resources: { government: 3 },
  });
  plain(state, 'government', 'patrol', ['done', 'loc-cali-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1 });
  expect(here(state, 'loc-bogota-yopal')).toEqual({ troops: 1, 'auc-active': 1 });
  expect(state.resources.government).toBe(0);
});

test('2.3.5 a Limited Patrol has one destination, and Assaults only there', () => {
  const state = situation({
    spaces: {
      bogota: { police: 1 },
      cali: { police: 1 },
      'loc-cali-pasto': { troops: 1, 'farc-active': 1 },
      'loc-bogota-neiva': { 'auc-active': 2 },
    },
    resources: { government: 3 },
  });
  const first = limited(structuredClone(state), 'government', 'patrol', ['bogota', 'loc-bogota-neiva']);
  expect(first.menu).toEqual(['cali', 'loc-cali-pasto', 'done', 'withdraw']);
  const played = limited(state, 'government', 'patrol', ['bogota', 'loc-bogota-neiva', 'done']);
  expect(played.menu).toEqual(['loc-bogota-neiva', 'done', 'withdraw']);
});

test('2.3.5 a Limited Patrol Assaults on one LoC, even with card 13', () => {
  const state = situation({
    spaces: {
      'loc-cali-pasto': { police: 1, 'farc-active': 1 },
      'loc-bogota-yopal': { troops: 1, 'auc-active': 1 },
    },
    resources: { government: 3 },
    state: { capabilities: { 13: 'unshaded' } },
  });
  const played = limited(state, 'government', 'patrol', ['done', 'loc-cali-pasto']);
  expect(played.menu).toEqual([]);
  expect(here(state, 'loc-bogota-yopal')).toEqual({ troops: 1, 'auc-active': 1 });
});

test('4.1 an Air Strike may follow the Assault of a Patrol, and its search where card 13 forbids the Assault', () => {
  const spaces = { 'loc-cali-pasto': { police: 1, 'farc-active': 2 } };
  const state = situation({ spaces, resources: { government: 3 } });
  operation(state, 'government', 'patrol', ['done', 'loc-cali-pasto', 'air-strike']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1 });
  const neglected = situation({
    spaces: { 'loc-cali-pasto': { police: 1, 'farc-underground': 1 } },
    resources: { government: 3 },
    state: { capabilities: { 13: 'shaded' } },
  });
  operation(neglected, 'government', 'patrol', ['done', 'farc-underground', 'air-strike']);
  expect(here(neglected, 'loc-cali-pasto')).toEqual({ police: 1 });
});
