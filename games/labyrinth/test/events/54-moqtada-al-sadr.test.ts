import { expect, test } from 'vitest';
import { AT } from '../../map.ts';
import { cells, cellsOnMap } from '../../country.ts';
import { situation } from '../table.ts';
import { execute, playable } from './event.ts';

test('card 54 needs troops in Iraq and adds a cell that is none of the fifteen', () => {
  expect(playable(situation({ countries: { iraq: 'poor' } }), 54, 'jihadist')).toBe(false);
  const state = situation({ countries: { iraq: { is: 'poor', troops: 1 } } });
  expect(playable(state, 54, 'jihadist')).toBe(true);
  execute(state, 'jihadist', 54);
  expect([cells(state, AT.iraq), cellsOnMap(state), state.cellsOnTrack]).toEqual([1, 2, 14]);
});
