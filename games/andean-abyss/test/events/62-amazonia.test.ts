import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 62 unshaded removes up to 3 Insurgent pieces in all from Forests of population 0', () => {
  const state = situation({
    spaces: {
      vaupes: { 'farc-base': 1, 'farc-underground': 1, police: 1 },
      amazonas: { 'cartels-base': 1 },
      vichada: { 'farc-active': 1 },
      choco: { 'auc-active': 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'government', 62, 'unshaded');
  expect(menu).toEqual(['amazonas', 'vaupes', 'done']);
  execute(state, 'government', 62, 'unshaded', ['vaupes', 'farc-base', 'amazonas', 'done']);
  expect(here(state, 'vaupes')).toEqual({ police: 1, 'farc-underground': 1 });
  expect(here(state, 'amazonas')).toEqual({});
});

test('card 62 unshaded reaches Panamá once it is a space', () => {
  const state = situation({ spaces: { panama: { 'auc-base': 1 } }, state: { opened: 2 } });
  expect(begin(state, 'government', 62, 'unshaded').menu).toEqual(['panama', 'done']);
});

test('card 62 shaded puts a Cartels Base in Guainía, Vaupés and Amazonas, within stacking', () => {
  const state = situation({ spaces: { vaupes: { 'farc-base': 2 } } });
  execute(state, 'cartels', 62, 'shaded');
  expect(here(state, 'guainia')).toEqual({ 'cartels-base': 1 });
  expect(here(state, 'amazonas')).toEqual({ 'cartels-base': 1 });
  expect(here(state, 'vaupes')).toEqual({ 'farc-base': 2 });
});

test('5.1 card 62 shaded: with too few Bases Available the executing faction chooses where', () => {
  const base = { 'cartels-base': 2 };
  const state = situation({
    spaces: {
      bogota: base,
      cali: base,
      pasto: base,
      neiva: base,
      medellin: base,
      ibague: base,
      cucuta: base,
    },
  });
  const played = execute(state, 'auc', 62, 'shaded', ['guainia']);
  expect(played.asked).toEqual(['auc: ask.event.place']);
  expect(here(state, 'guainia')).toEqual({ 'cartels-base': 1 });
  expect(here(state, 'amazonas')).toEqual({});
});

test('card 62 unshaded ends after three', () => {
  const state = situation({ spaces: { vaupes: { 'farc-active': 5 } } });
  execute(state, 'government', 62, 'unshaded', ['vaupes', 'vaupes', 'vaupes']);
  expect(here(state, 'vaupes')).toEqual({ 'farc-active': 2 });
});
