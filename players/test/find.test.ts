import type { Game, Player } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { canTake, findPlayer, playersOf, successorOf } from '../index.ts';

const own: Player = {
  id: 'captain',
  seats: ['alder'],
  answer: ({ options }) => ({ option: options[0] ?? '' }),
};
const game: Game = { ...(demo as Game), players: [own] };

test('players are found by name: those of the game and those that play any', () => {
  expect(playersOf(game).map(({ id }) => id)).toEqual([
    'captain',
    'beginner',
    'steady',
    'practised',
    'strong',
    'master',
    'random',
  ]);
  expect(findPlayer(game, 'captain')).toBe(own);
  expect(findPlayer(demo, 'captain')).toBeUndefined();
  expect(findPlayer(game, 'random')?.id).toBe('random');
  expect(findPlayer(game, 'practised:12')?.id).toBe('practised:12');
});

test.each(['practised:', 'practised:0', 'practised:1e3', 'practised:99999999', 'search', 'Random', ''])(
  '"%s" is no player',
  (id) => {
    expect(findPlayer(game, id)).toBeUndefined();
  },
);

test('a table begun with the search of old is played on by the middle level, or at random in a game without a mind', () => {
  const { mind, ...plain } = game;
  expect(mind).toBeDefined();
  for (const id of ['search', 'search:1000']) {
    expect(successorOf(game, id)?.id).toBe('practised');
    expect(successorOf(plain, id)?.id).toBe('random');
  }
  for (const id of ['search:', 'search:0', 'captain', '']) expect(successorOf(game, id)).toBeUndefined();
});

test('a player of certain seats takes no other', () => {
  expect(canTake(own, 'alder')).toBe(true);
  expect(canTake(own, 'flint')).toBe(false);
});
