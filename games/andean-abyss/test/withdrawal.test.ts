import { expect, test } from 'vitest';
import { act } from '../action.ts';
import { AT, idOf } from '../map.ts';
import { mayWithdraw, sourcesOf } from '../withdrawal.ts';
import { here, play, situation } from './table.ts';

const spaces = {
  cali: { 'auc-underground': 2 },
  huila: { 'auc-active': 1, 'auc-base': 1 },
  cesar: { 'farc-active': 1 },
};

test('1.4.1 own pieces come from anywhere; for the very space they are placed in only Active guerrillas help', () => {
  const state = situation({ spaces });
  expect(sourcesOf(state, 'auc', 'auc-underground').map(idOf)).toEqual(['cali', 'huila']);
  expect(sourcesOf(state, 'auc', 'auc-underground', AT.cali).map(idOf)).toEqual(['huila']);
  expect(sourcesOf(state, 'auc', 'auc-underground', AT.huila).map(idOf)).toEqual(['cali', 'huila']);
  expect(sourcesOf(state, 'auc', 'auc-base', AT.huila)).toEqual([]);
});

test("1.4.1 nobody takes off another's pieces, and non-players none at all (N3)", () => {
  const state = situation({ spaces, variants: { nonPlayers: ['farc'] } });
  expect(sourcesOf(state, 'auc', 'farc-underground')).toEqual([]);
  expect(sourcesOf(state, 'farc', 'farc-underground')).toEqual([]);
});

test("1.4.1, 4.5.3 it may be declined; the Shipment of a guerrilla taken off is its owner's to pass on", () => {
  const state = situation({ spaces });
  state.carriers.push({ space: AT.cali, kind: 'auc-underground', load: 1 });
  play(state, (table) => mayWithdraw(act(table, 'auc', '3.3.3'), 'auc-underground'), ['done']);
  expect(here(state, 'cali')).toEqual({ 'auc-underground': 2 });
  play(state, (table) => mayWithdraw(act(table, 'auc', '3.3.3'), 'auc-underground'), [
    'cali',
    'auc-underground+1',
    'auc-underground',
  ]);
  expect(here(state, 'cali')).toEqual({ 'auc-underground': 1 });
  expect(state.carriers).toEqual([{ space: AT.cali, kind: 'auc-underground', load: 1 }]);
});
