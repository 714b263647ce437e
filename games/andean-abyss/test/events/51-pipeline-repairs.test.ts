import { expect, test } from 'vitest';
import { situation, terrorIn } from '../table.ts';
import { begin, execute } from './event.ts';

test('card 51 unshaded takes all Sabotage off the pipelines, not off the roads', () => {
  const state = situation({
    spaces: {
      'loc-arauca-cucuta': { terror: 1 },
      'loc-cali-ibague': { terror: 1 },
      'loc-cali-pasto': { terror: 1 },
    },
  });
  execute(state, 'government', 51, 'unshaded');
  expect(terrorIn(state, 'loc-arauca-cucuta')).toBe(0);
  expect(terrorIn(state, 'loc-cali-ibague')).toBe(0);
  expect(terrorIn(state, 'loc-cali-pasto')).toBe(1);
  expect(state.resources.government).toBe(0);
});

test('card 51 unshaded brings 12 Resources instead when no pipeline is Sabotaged', () => {
  const state = situation({ spaces: { 'loc-cali-pasto': { terror: 1 }, cali: { terror: 2 } } });
  execute(state, 'government', 51, 'unshaded');
  expect(state.resources.government).toBe(12);
});

test('card 51 shaded Sabotages 3 pipelines with FARC guerrillas on them or beside', () => {
  const state = situation({
    spaces: {
      'loc-ayacucho-bucaramanga': { 'farc-active': 1 },
      arauca: { 'farc-underground': 1 },
      'meta-west': { 'farc-active': 1 },
      cali: { 'farc-base': 1, 'auc-active': 2 },
      'loc-bogota-neiva': { terror: 1 },
    },
  });
  const { menu } = begin(structuredClone(state), 'cartels', 51, 'shaded');
  // Arauca touches Arauca - Cúcuta and Bogotá - Yopal; the LoCs that meet at Ayacucho touch each other.
  expect(menu).toEqual([
    'loc-arauca-cucuta',
    'loc-ayacucho-cucuta',
    'loc-ayacucho-sincelejo',
    'loc-ayacucho-bucaramanga',
    'loc-ayacucho-santa-marta',
    'loc-bogota-yopal',
  ]);
  execute(state, 'cartels', 51, 'shaded', ['loc-arauca-cucuta', 'loc-bogota-yopal', 'loc-ayacucho-cucuta']);
  expect(terrorIn(state, 'loc-arauca-cucuta')).toBe(1);
  expect(terrorIn(state, 'loc-bogota-yopal')).toBe(1);
  expect(terrorIn(state, 'loc-ayacucho-cucuta')).toBe(1);
  expect(terrorIn(state, 'loc-ayacucho-bucaramanga')).toBe(0);
});

test('3.3.4 card 51 shaded uses the last marker, and then stops', () => {
  const state = situation({ spaces: { bogota: { terror: 39 }, arauca: { 'farc-active': 1 } } });
  execute(state, 'farc', 51, 'shaded', ['loc-bogota-yopal']);
  expect(terrorIn(state, 'loc-bogota-yopal')).toBe(1);
});
