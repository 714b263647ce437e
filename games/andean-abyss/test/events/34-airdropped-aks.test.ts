import { expect, test } from 'vitest';
import { here, situation } from '../table.ts';
import { execute } from './event.ts';

test('card 34 unshaded costs one Insurgent 5', () => {
  const state = situation({ resources: { farc: 3, auc: 9, cartels: 0 } });
  expect(execute(state, 'government', 34, 'unshaded').menu).toEqual(['farc', 'auc']);
  execute(state, 'government', 34, 'unshaded', ['auc']);
  expect(state.resources).toMatchObject({ farc: 3, auc: 4 });
});

test('card 34 shaded lets an Insurgent place a Base and two guerrillas in one Department without population', () => {
  const state = situation();
  expect(execute(state, 'auc', 34, 'shaded', ['auc']).menu).toEqual([
    'vichada',
    'amazonas',
    'guainia',
    'vaupes',
    'done',
  ]);
  const { asked } = execute(state, 'government', 34, 'shaded', ['cartels', 'vaupes']);
  expect(asked).toEqual(['government: ask.event.faction', 'cartels: ask.event.place']);
  expect(here(state, 'vaupes')).toEqual({ 'cartels-underground': 2, 'cartels-base': 1 });
});
