import { expect, test } from 'vitest';
import { AT, CITIES, idOf } from '../../map.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 40 unshaded replaces three AUC guerrillas with Police', () => {
  const state = situation({
    spaces: {
      arauca: { 'auc-underground': 1, 'auc-active': 1 },
      cesar: { 'auc-underground': 2, 'auc-base': 1 },
    },
  });
  execute(state, 'government', 40, 'unshaded', ['arauca', 'auc-active', 'cesar', 'cesar']);
  expect(here(state, 'arauca')).toEqual({ police: 1, 'auc-underground': 1 });
  expect(here(state, 'cesar')).toEqual({ police: 2, 'auc-base': 1 });
});

test('card 40 shaded sends all cubes of a Department with AUC to Cities and brings AUC to two Cities', () => {
  const state = situation({
    spaces: {
      arauca: { 'auc-underground': 1, troops: 3, police: 2 },
      cesar: { troops: 1 },
      huila: { 'auc-base': 1 },
    },
  });
  const played = execute(state, 'auc', 40, 'shaded', [
    'bogota',
    '3',
    '0',
    'cali',
    '2',
    'bogota',
    'auc-base',
    'neiva',
    'auc-underground',
  ]);
  expect(played.menu).toEqual([]);
  expect(here(state, 'arauca')).toEqual({ 'auc-underground': 1 });
  expect(here(state, 'bogota')).toEqual({ troops: 3, 'auc-base': 1 });
  expect(here(state, 'cali')).toEqual({ police: 2 });
  expect(here(state, 'neiva')).toEqual({ 'auc-underground': 1 });
});

test('5.1.1 card 40 unshaded only removes the AUC guerrilla in a FARC Zone, which takes no Police', () => {
  const state = situation({
    spaces: { arauca: { 'auc-underground': 1 } },
    state: { zones: [AT.arauca] },
  });
  execute(state, 'farc', 40, 'unshaded');
  expect(here(state, 'arauca')).toEqual({});
});

test('card 40 shaded: where only Troops have to leave, some go on every move', () => {
  const state = situation({ spaces: { arauca: { 'auc-base': 1, troops: 2 } } });
  expect(begin(state, 'auc', 40, 'shaded', ['bogota']).menu).toEqual(['1', '2']);
});

test('1.4.1 card 40 shaded: AUC may bring its last pieces to the Cities from elsewhere on the map', () => {
  const spaces = {
    huila: { 'auc-underground': 18, 'auc-base': 2 },
    cesar: { 'auc-base': 2 },
    choco: { 'auc-base': 2 },
  } as const;
  const state = situation({ spaces });
  const answers = ['cali', 'auc-underground', 'huila', 'bogota', 'auc-base', 'done', 'done'];
  execute(state, 'auc', 40, 'shaded', answers);
  expect(here(state, 'cali')).toEqual({ 'auc-underground': 1 });
  expect(here(state, 'huila')).toEqual({ 'auc-underground': 17, 'auc-base': 2 });
  expect(here(state, 'bogota')).toEqual({});
  expect(execute(situation({ spaces }), 'farc', 40, 'shaded').asked).toEqual([]);
});

test('card 40 unshaded reaches guerrillas on LoCs', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { 'auc-active': 1 } } });
  execute(state, 'government', 40, 'unshaded');
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1 });
});

test('card 40 shaded: out of a Department, be it a single cube, into Cities; nothing may be declined', () => {
  const state = situation({
    spaces: { arauca: { 'auc-base': 1, police: 1 }, bogota: { 'auc-active': 1, troops: 2 } },
  });
  expect(begin(structuredClone(state), 'farc', 40, 'shaded').menu).toEqual(CITIES.map(idOf));
  const placing = begin(structuredClone(state), 'farc', 40, 'shaded', ['pasto']);
  expect(here(placing.state, 'pasto')).toEqual({ police: 1 });
  expect(placing.menu).toEqual(CITIES.map(idOf));
});

test('1.4.2 card 40 shaded brings a guerrilla where two Bases leave no room for another', () => {
  const state = situation({ spaces: { cali: { 'cartels-base': 2 } } });
  execute(state, 'auc', 40, 'shaded', ['cali', 'pasto', 'auc-base']);
  expect(here(state, 'cali')).toEqual({ 'cartels-base': 2, 'auc-underground': 1 });
});

test('4.5.3 card 40 unshaded: it is the guerrilla named that goes, with or without a Shipment', () => {
  const state = situation({
    spaces: { cesar: { 'auc-active': 2 }, huila: { 'auc-active': 2 } },
    state: { carriers: [{ space: AT.cesar, kind: 'auc-active', load: 1 }] },
  });
  const spared = structuredClone(state);
  execute(spared, 'farc', 40, 'unshaded', ['cesar', 'auc-active', 'huila', 'huila']);
  expect(spared.carriers).toEqual([{ space: AT.cesar, kind: 'auc-active', load: 1 }]);
  const { menu } = begin(state, 'farc', 40, 'unshaded', ['cesar', 'auc-active+1']);
  expect(menu).toEqual(['auc-active', 'lose']);
});

test('5.1.1 card 40 shaded: whoever takes no guerrilla off the map places an Available Base instead', () => {
  const state = situation({ spaces: { huila: { 'auc-active': 18 } } });
  const answers = ['cali', 'auc-underground', 'done', 'bogota', 'auc-underground', 'huila'];
  execute(state, 'auc', 40, 'shaded', answers);
  expect(here(state, 'cali')).toEqual({ 'auc-base': 1 });
  expect(here(state, 'bogota')).toEqual({ 'auc-underground': 1 });
});

test('1.4.1 card 40 shaded: the piece just placed may be taken off again for the other City', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { 'auc-active': 18 }, huila: { 'auc-base': 2 } } });
  const answers = ['cali', 'auc-underground', 'loc-cali-pasto', 'bogota', 'auc-underground'];
  expect(begin(structuredClone(state), 'auc', 40, 'shaded', answers).menu).toEqual([
    'cali',
    'loc-cali-pasto',
    'done',
  ]);
  execute(state, 'auc', 40, 'shaded', [...answers, 'cali']);
  expect(here(state, 'cali')).toEqual({});
  expect(here(state, 'bogota')).toEqual({ 'auc-underground': 1 });
});
