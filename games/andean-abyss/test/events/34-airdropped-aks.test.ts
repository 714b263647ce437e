import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 34 unshaded costs one Insurgent 5', () => {
  const state = situation({ resources: { farc: 3, auc: 9, cartels: 0 } });
  expect(begin(state, 'government', 34, 'unshaded').menu).toEqual(['farc', 'auc']);
  execute(state, 'government', 34, 'unshaded', ['auc']);
  expect(state.resources).toMatchObject({ farc: 3, auc: 4 });
});

test('card 34 shaded lets an Insurgent place a Base and two guerrillas in one Department without population', () => {
  const state = situation();
  expect(begin(state, 'auc', 34, 'shaded', ['auc']).menu).toEqual([
    'vichada',
    'amazonas',
    'guainia',
    'vaupes',
  ]);
  const { asked } = execute(state, 'government', 34, 'shaded', ['cartels', 'vaupes']);
  expect(asked).toEqual(['government: ask.event.faction', 'cartels: ask.event.place']);
  expect(here(state, 'vaupes')).toEqual({ 'cartels-underground': 2, 'cartels-base': 1 });
});

test('1.4.1 card 34 shaded: the faction that executes it may fetch pieces from the map', () => {
  const spaces = { cali: { 'auc-active': 17 }, cesar: { 'auc-base': 2 }, huila: { 'auc-base': 2 } };
  const state = situation({ spaces: { ...spaces, choco: { 'auc-base': 2 } } });
  execute(state, 'auc', 34, 'shaded', ['auc', 'vaupes', 'choco', 'cali']);
  expect(here(state, 'vaupes')).toEqual({ 'auc-underground': 2, 'auc-base': 1 });
  expect(here(state, 'cali')).toEqual({ 'auc-active': 16 });
  const other = situation({ spaces: { ...spaces, choco: { 'auc-base': 2 } } });
  execute(other, 'farc', 34, 'shaded', ['auc', 'vaupes']);
  expect(here(other, 'vaupes')).toEqual({ 'auc-underground': 1 });
});

test('card 33 limits card 34 shaded to two pieces in Ecuador, the faction choosing which', () => {
  const state = situation({ state: { opened: 1 } });
  const { menu } = begin(structuredClone(state), 'auc', 34, 'shaded', ['auc', 'ecuador']);
  expect(menu).toEqual(['auc-base', 'auc-underground']);
  execute(state, 'auc', 34, 'shaded', ['auc', 'ecuador', 'auc-underground', 'auc-underground']);
  expect(here(state, 'ecuador')).toEqual({ 'auc-underground': 2 });
});

test('5.1.1 card 34 shaded: no faction is named that has nothing to place', () => {
  const spaces = {
    cali: { 'auc-active': 18 },
    cesar: { 'auc-base': 2 },
    huila: { 'auc-base': 2 },
    choco: { 'auc-base': 2 },
  };
  expect(begin(situation({ spaces }), 'government', 34, 'shaded').menu).toEqual(['farc', 'cartels']);
  // 1.4.1: AUC itself could take its own off the map.
  expect(begin(situation({ spaces }), 'auc', 34, 'shaded').menu).toEqual(['farc', 'auc', 'cartels']);
});

test('card 34 unshaded: whoever has a single Resource can lose it', () => {
  const state = situation({ resources: { farc: 1 } });
  execute(state, 'government', 34, 'unshaded');
  expect(state.resources.farc).toBe(0);
});

test('1.4.2 card 34 shaded places the guerrillas alone where two Bases are, be it the only Department left', () => {
  const full = { 'cartels-base': 2 };
  const state = situation({
    spaces: { vichada: full, amazonas: full, guainia: full, vaupes: full, huila: { 'farc-base': 1 } },
  });
  execute(state, 'farc', 34, 'shaded', ['farc', 'vaupes']);
  expect(here(state, 'vaupes')).toEqual({ 'cartels-base': 2, 'farc-underground': 2 });
});

test('5.1.1 card 34 shaded places the Base alone when no guerrilla is Available, where there is room', () => {
  const full = { 'cartels-base': 2 };
  const state = situation({
    spaces: { vichada: full, amazonas: full, guainia: full, cali: { 'farc-active': 30 } },
  });
  execute(state, 'government', 34, 'shaded', ['farc']);
  expect(here(state, 'vaupes')).toEqual({ 'farc-base': 1 });
});
