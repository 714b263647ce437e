import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 54 replaces up to 2 guerrillas with those of any other faction, named one by one (D57)', () => {
  const state = situation({
    spaces: { huila: { 'farc-active': 1, 'auc-underground': 1 }, cali: { police: 1 } },
  });
  execute(state, 'government', 54, 'unshaded', [
    'huila',
    'farc-active',
    'cartels',
    'huila',
    'auc-underground',
    'farc',
  ]);
  expect(here(state, 'huila')).toEqual({ 'cartels-underground': 1, 'farc-underground': 1 });
});

test('card 54 may be used on fewer', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 2 } } });
  execute(state, 'auc', 54, 'unshaded', ['huila', 'auc', 'done']);
  expect(here(state, 'huila')).toEqual({ 'farc-active': 1, 'auc-underground': 1 });
});

test('5.1.1 card 54 only removes a guerrilla when no other faction has one Available', () => {
  const state = situation({
    spaces: {
      huila: { 'farc-active': 1 },
      cali: { 'auc-active': 18 },
      pasto: { 'cartels-active': 12 },
    },
  });
  execute(state, 'government', 54, 'unshaded', ['huila', 'done']);
  expect(here(state, 'huila')).toEqual({});
});

test('4.5.3 card 54: the owner of a replaced carrier decides about its Shipment', () => {
  const state = situation({
    spaces: { huila: { 'farc-active': 1, 'auc-active': 1 } },
    state: { carriers: [{ space: AT.huila, kind: 'farc-active', load: 1 }] },
  });
  const played = execute(state, 'auc', 54, 'unshaded', [
    'huila',
    'farc-active+1',
    'auc',
    'auc-active',
    'done',
  ]);
  expect(played.asked).toContain('farc: ask.shipment.save');
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-active', load: 1 }]);
});

test('D57 card 54: who takes none of its own off the map names another faction that has guerrillas', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 1 }, cali: { 'auc-active': 18 } } });
  execute(state, 'auc', 54, 'unshaded', ['huila', 'auc', 'done', 'done']);
  expect(here(state, 'huila')).toEqual({ 'cartels-underground': 1 });
  expect(here(state, 'cali')).toEqual({ 'auc-active': 18 });
});

test('1.4.1 card 54: AUC, executing it, may take a guerrilla off the map to put it in the place of another', () => {
  const state = situation({ spaces: { huila: { 'farc-active': 1 }, cali: { 'auc-active': 18 } } });
  execute(state, 'auc', 54, 'unshaded', ['huila', 'auc', 'cali', 'done']);
  expect(here(state, 'huila')).toEqual({ 'auc-underground': 1 });
  expect(here(state, 'cali')).toEqual({ 'auc-active': 17 });
});

test('4.5.3 card 54: the owner may leave the Shipment to the guerrilla that takes the place', () => {
  const state = situation({
    spaces: { huila: { 'farc-active': 1 } },
    state: { carriers: [{ space: AT.huila, kind: 'farc-active', load: 1 }] },
  });
  const replaced = ['huila', 'auc'];
  const { menu } = begin(structuredClone(state), 'auc', 54, 'unshaded', replaced);
  expect(menu).toEqual(['auc-underground', 'lose']);
  execute(state, 'auc', 54, 'unshaded', [...replaced, 'auc-underground', 'done']);
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'auc-underground', load: 1 }]);
});

test('card 54 reaches guerrillas on LoCs', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { 'farc-active': 1 } } });
  execute(state, 'auc', 54, 'unshaded', ['loc-cali-pasto', 'auc', 'done']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ 'auc-underground': 1 });
});

test('1.4.2 card 54 in Ecuador: nobody who has two pieces there takes the place', () => {
  const given = (bases: number) =>
    situation({ spaces: { ecuador: { 'farc-active': 1, 'auc-base': bases } }, state: { opened: 1 } });
  const one = begin(given(1), 'government', 54, 'unshaded', ['ecuador']);
  expect(one.menu).toEqual(['auc', 'cartels']);
  const two = begin(given(2), 'government', 54, 'unshaded', ['ecuador']);
  expect(here(two.state, 'ecuador')).toEqual({ 'auc-base': 2, 'cartels-underground': 1 });
});
