import { demo } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { Shelf } from '../shelf.ts';

const shelf = new Shelf([{ GAME_IDS: ['demo'], findGame: async () => demo }]);

test('an old table whose bot was the search is played on by the middle level; new tables cannot name it', () => {
  expect(shelf.findPlayer(demo, 'flint', 'search:500')).toBeUndefined();
  expect(shelf.sitterOf(demo, 'flint', 'search:500')?.id).toBe('practised');
  expect(shelf.sitterOf(demo, 'flint', 'random')?.id).toBe('random');
  expect(shelf.sitterOf(demo, 'flint', 'nobody')).toBeUndefined();
});
