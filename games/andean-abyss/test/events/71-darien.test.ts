import { expect, test } from 'vitest';
import { AT, isForest, populationOf } from '../../map.ts';
import { sweepStrength } from '../../operations/sweep.ts';
import { adjacent, spaces } from '../../state.ts';
import { here, situation } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 71 unshaded removes a guerrilla from Chocó and costs its faction 5 Resources', () => {
  const state = situation({
    spaces: { choco: { 'farc-active': 1, 'auc-underground': 1, 'cartels-base': 1, police: 1 } },
    resources: { farc: 8, auc: 3 },
  });
  const { menu } = begin(structuredClone(state), 'government', 71, 'unshaded');
  expect(menu).toEqual(['farc-active', 'auc-underground']);
  execute(state, 'government', 71, 'unshaded', ['farc-active']);
  expect(here(state, 'choco')).toEqual({ 'auc-underground': 1, 'cartels-base': 1, police: 1 });
  expect(state.resources.farc).toBe(3);
  execute(state, 'farc', 71, 'unshaded');
  expect(state.resources.auc).toBe(0);
});

test('5.1.3 card 71 unshaded does nothing without a guerrilla in Chocó', () => {
  const state = situation({ spaces: { choco: { 'farc-base': 1 } }, resources: { farc: 8 } });
  execute(state, 'government', 71, 'unshaded');
  expect(state.resources.farc).toBe(8);
});

test('card 71 shaded opens Panamá, a Forest of population 0 beside Chocó, with 1 or 2 own Bases (D59)', () => {
  const state = situation();
  expect(begin(structuredClone(state), 'auc', 71, 'shaded').menu).toEqual(['1', '2']);
  execute(state, 'auc', 71, 'shaded', ['2']);
  expect(here(state, 'panama')).toEqual({ 'auc-base': 2 });
  expect(spaces(state)).toContain(AT.panama);
  expect(adjacent(state, AT.panama)).toEqual([AT.choco]);
  expect(isForest(AT.panama)).toBe(true);
  expect(populationOf(AT.panama)).toBe(0);
});

test('card 71 shaded: Sweep makes nobody Active in Panamá', () => {
  const state = situation({ spaces: { panama: { troops: 6 } }, state: { opened: 2 } });
  expect(sweepStrength(state, AT.panama, 'cubes')).toBe(0);
});

test('1.4.1, 1.4.2 card 71 shaded: own Bases may come from the map, never more than two in all', () => {
  const state = situation({ spaces: { bogota: { 'government-base': 2 }, cali: { 'government-base': 1 } } });
  execute(state, 'government', 71, 'shaded', ['2', 'bogota', 'cali']);
  expect(here(state, 'panama')).toEqual({ 'government-base': 2 });
  expect(here(state, 'bogota')).toEqual({ 'government-base': 1 });
  expect(execute(state, 'farc', 71, 'shaded').menu).toEqual([]);
  expect(here(state, 'panama')).toEqual({ 'government-base': 2 });
});

test('1.4.2 card 71 shaded: two Bases at most, one where another faction has one already', () => {
  const state = situation({ spaces: { panama: { 'farc-base': 1 } }, state: { opened: 2 } });
  execute(state, 'auc', 71, 'shaded');
  expect(here(state, 'panama')).toEqual({ 'farc-base': 1, 'auc-base': 1 });
});
