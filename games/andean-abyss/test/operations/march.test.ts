import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { limited, operation } from '../rules.ts';
import { here, situation } from '../table.ts';

test('A9 March into Cities and onto a LoC (3.3.2)', () => {
  const state = situation({
    spaces: {
      putumayo: { 'farc-underground': 3 },
      pasto: { level: 'AS', police: 1 },
      neiva: { level: 'AS', police: 1 },
    },
    resources: { farc: 6 },
  });
  operation(state, 'farc', 'march', ['pasto', '1', 'neiva', '1', 'loc-neiva-pasto']);
  expect(state.resources.farc).toBe(4);
  expect(here(state, 'pasto')).toEqual({ police: 1, 'farc-underground': 1 });
  expect(here(state, 'neiva')).toEqual({ police: 1, 'farc-underground': 1 });
  expect(here(state, 'loc-neiva-pasto')).toEqual({ 'farc-underground': 1 });
});

test('3.3.2 marchers are exposed where there is Support when they and the cubes make four or more', () => {
  const spaces = {
    'meta-east': { 'farc-underground': 2 },
    santander: { level: 'PS', police: 1, troops: 1 },
  } as const;
  const state = situation({ spaces, resources: { farc: 2 } });
  limited(state, 'farc', 'march', ['santander', '2']);
  expect(here(state, 'santander')).toEqual({ troops: 1, police: 1, 'farc-active': 2 });

  const one = situation({ spaces, resources: { farc: 2 } });
  limited(one, 'farc', 'march', ['santander', '1']);
  expect(here(one, 'santander')).toEqual({ troops: 1, police: 1, 'farc-underground': 1 });
});

test('3.3.2 on a LoC a group of four is exposed, in a Neutral space none is', () => {
  const state = situation({
    spaces: { putumayo: { 'farc-underground': 4 }, huila: { troops: 6 } },
    resources: { farc: 2 },
  });
  const onLoc = structuredClone(state);
  limited(onLoc, 'farc', 'march', ['loc-neiva-pasto', '4']);
  expect(here(onLoc, 'loc-neiva-pasto')).toEqual({ 'farc-active': 4 });
  limited(state, 'farc', 'march', ['huila', '4']);
  expect(here(state, 'huila')).toEqual({ troops: 6, 'farc-underground': 4 });
});

test('3.3.2 groups from different spaces are judged one by one', () => {
  const state = situation({
    spaces: { putumayo: { 'farc-underground': 3 }, huila: { 'farc-underground': 3 }, pasto: { level: 'AS' } },
    resources: { farc: 1 },
  });
  limited(state, 'farc', 'march', ['pasto', 'huila', '3', 'putumayo', '3']);
  expect(here(state, 'pasto')).toEqual({ 'farc-underground': 6 });
});

test('3.3.2 AUC is watched in Opposition too, and by FARC guerrillas', () => {
  const state = situation({
    spaces: { huila: { 'auc-underground': 2 }, putumayo: { level: 'PO', 'farc-underground': 2 } },
    resources: { auc: 1, cartels: 1 },
  });
  limited(state, 'auc', 'march', ['putumayo', '2']);
  expect(here(state, 'putumayo')).toEqual({ 'farc-underground': 2, 'auc-active': 2 });
});

test('3.3.2 nobody marches twice in one Operation', () => {
  const state = situation({ spaces: { putumayo: { 'farc-underground': 1 } }, resources: { farc: 5 } });
  const played = operation(state, 'farc', 'march', ['pasto']);
  expect(played.menu).toEqual(['done', 'extort', 'withdraw']);
  const other = situation({
    spaces: { putumayo: { 'farc-underground': 1 }, pasto: { 'farc-underground': 1 } },
    resources: { farc: 5 },
  });
  operation(other, 'farc', 'march', ['pasto', 'loc-cali-pasto', 'done']);
  expect(here(other, 'loc-cali-pasto')).toEqual({ 'farc-underground': 1 });
  expect(here(other, 'pasto')).toEqual({ 'farc-underground': 1 });
});

test('4.5.3 a Shipment moves with the guerrilla that carries it', () => {
  const state = situation({
    spaces: { cali: { 'cartels-underground': 2 } },
    resources: { cartels: 2 },
    state: { carriers: [{ space: AT.cali, kind: 'cartels-underground', load: 1 }] },
  });
  const start = limited(structuredClone(state), 'cartels', 'march', ['huila']);
  expect(start.menu).toEqual(['cartels-underground', 'cartels-underground+1']);
  limited(state, 'cartels', 'march', ['huila', 'cartels-underground+1', 'done']);
  expect(state.carriers).toEqual([{ space: AT.huila, kind: 'cartels-underground', load: 1 }]);
});

test('2.3.5 a Limited March has one destination and any number of origins', () => {
  const state = situation({
    spaces: { putumayo: { 'farc-underground': 1 }, huila: { 'farc-underground': 1 } },
    resources: { farc: 5 },
  });
  limited(state, 'farc', 'march', ['pasto', 'huila', 'putumayo']);
  expect(here(state, 'pasto')).toEqual({ 'farc-underground': 2 });
  expect(state.resources.farc).toBe(4);
});
