import type { Game } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { Shelf } from '../shelf.ts';

const game: Game = demo as Game;
const shelf = new Shelf([{ GAME_IDS: ['demo'], findGame: async () => game }]);

test('an old table whose bot was the search is played on by the middle level; new tables cannot name it', () => {
  expect(shelf.findPlayer(game, 'flint', 'search:500')).toBeUndefined();
  expect(shelf.sitterOf(game, 'flint', 'search:500')?.id).toBe('practised');
  expect(shelf.sitterOf(game, 'flint', 'random')?.id).toBe('random');
  expect(shelf.sitterOf(game, 'flint', 'nobody')).toBeUndefined();
});
