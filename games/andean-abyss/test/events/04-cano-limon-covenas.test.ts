import { expect, test } from 'vitest';
import { AT, idOf, PIPELINES } from '../../map.ts';
import { situation, terrorIn } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 4 unshaded pays the Government twice the Econ of three pipelines without Sabotage', () => {
  const state = situation({ spaces: { 'loc-arauca-cucuta': { terror: 1 } }, resources: { government: 10 } });
  const { menu } = begin(state, 'government', 4, 'unshaded');
  expect(menu).not.toContain('loc-arauca-cucuta');
  expect(menu).not.toContain('loc-cali-pasto');
  const chosen = ['loc-ayacucho-cucuta', 'loc-ayacucho-sincelejo', 'loc-cali-ibague'];
  execute(state, 'government', 4, 'unshaded', chosen);
  expect(state.resources.government).toBe(10 + 2 * (3 + 3 + 1));
});

test('card 4 shaded Sabotages the three richest pipelines without cubes', () => {
  const state = situation({ spaces: { 'loc-ayacucho-cucuta': { police: 1 } } });
  // Two of Econ 3 are left: the first is chosen between them, the second goes without saying.
  const played = begin(state, 'farc', 4, 'shaded', ['loc-arauca-cucuta']);
  expect(terrorIn(state, 'loc-ayacucho-sincelejo')).toBe(1);
  expect(played.menu).toEqual([
    'loc-ayacucho-bucaramanga',
    'loc-ayacucho-santa-marta',
    'loc-medellin-sincelejo',
    'loc-bogota-neiva',
    'loc-bogota-yopal',
    'loc-bogota-bucaramanga-ibague',
  ]);
});

test('3.3.4 card 4 shaded stops when the markers run out', () => {
  const state = situation({ spaces: { huila: { terror: 40 } } });
  expect(execute(state, 'farc', 4, 'shaded').asked).toEqual([]);
});

test('5.1.3 card 4 unshaded pays for as many pipelines as are left', () => {
  const state = situation({ resources: { government: 10 } });
  for (const pipeline of PIPELINES) state.markers[pipeline] = 1;
  state.markers[AT['loc-cali-ibague']] = 0;
  execute(state, 'farc', 4, 'unshaded');
  expect(state.resources.government).toBe(12);
});

test('card 4 shaded Sabotages three pipelines and no more, leaving those that Troops guard', () => {
  const state = situation({ spaces: { 'loc-ayacucho-cucuta': { troops: 1 } } });
  execute(state, 'auc', 4, 'shaded', ['loc-arauca-cucuta', 'loc-bogota-yopal']);
  const broken = PIPELINES.filter((pipeline) => state.markers[pipeline] === 1).map(idOf);
  expect(broken).toEqual(['loc-arauca-cucuta', 'loc-ayacucho-sincelejo', 'loc-bogota-yopal']);
});
