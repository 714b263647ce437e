import { expect, test } from 'vitest';
import type { Table } from '@sandtable/engine';
import { act } from '../../action.ts';
import { operate } from '../../operate.ts';
import type { State } from '../../state.ts';
import { here, play, situation } from '../table.ts';
import { execute } from './event.ts';

const patrolAs = (table: Table<State>) =>
  operate(act(table, 'government', '3.2.2'), 'patrol', { free: true });

const twoRoads = () =>
  situation({
    spaces: {
      'loc-cali-pasto': { police: 1, 'farc-active': 1 },
      'loc-neiva-pasto': { police: 1, 'farc-active': 1 },
    },
  });

test('5.3, 3.2.2 card 13 unshaded lets a Patrol Assault in every LoC', () => {
  const state = twoRoads();
  execute(state, 'government', 13, 'unshaded');
  play(state, patrolAs, ['done', 'loc-cali-pasto', 'loc-neiva-pasto']);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1 });
  expect(here(state, 'loc-neiva-pasto')).toEqual({ police: 1 });
});

test('5.3, 3.2.2 card 13 shaded forbids the free Assault of a Patrol', () => {
  const state = twoRoads();
  execute(state, 'farc', 13, 'shaded');
  expect(play(state, patrolAs, ['done']).menu).toEqual([]);
  expect(here(state, 'loc-cali-pasto')).toEqual({ police: 1, 'farc-active': 1 });
});
