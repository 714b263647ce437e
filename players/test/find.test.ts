import type { Game, Player } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { canTake, findPlayer, playersOf } from '../index.ts';

const own: Player = {
  id: 'captain',
  seats: ['alder'],
  answer: ({ options }) => ({ option: options[0] ?? '' }),
};
const game: Game = { ...(demo as Game), players: [own] };

test('players are found by name: those of the game and those that play any', () => {
  expect(playersOf(game).map(({ id }) => id)).toEqual(['captain', 'random', 'search']);
  expect(findPlayer(game, 'captain')).toBe(own);
  expect(findPlayer(demo, 'captain')).toBeUndefined();
  expect(findPlayer(game, 'random')?.id).toBe('random');
  expect(findPlayer(game, 'search:12')?.id).toBe('search:12');
});

test.each(['search:', 'search:0', 'search:-1', 'search:1e3', 'search:9999999', 'Random', ''])(
  '"%s" is no player',
  (id) => {
    expect(findPlayer(game, id)).toBeUndefined();
  },
);

test('a player of certain seats takes no other', () => {
  expect(canTake(own, 'alder')).toBe(true);
  expect(canTake(own, 'flint')).toBe(false);
});
