import { defaultSetting, type Game, type Player } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { BadSeating, rotations, seatPlayers } from '../index.ts';

const captain: Player = {
  id: 'captain',
  seats: ['alder'],
  answer: ({ options }) => ({ option: options[0] ?? '' }),
};
const game: Game = { ...(demo as Game), players: [captain] };
const setting = defaultSetting(game);
const seated = (...players: readonly string[]) =>
  seatPlayers(game, { setting, isSettled: false, players }).seating;
const ways = (...players: readonly string[]) =>
  rotations(game, { setting, isSettled: false, players }).map(({ seating }) => seating);

describe('a list of players', () => {
  test('of one takes all seats', () => {
    expect(seated('random')).toEqual({
      alder: 'random',
      birch: 'random',
      flint: 'random',
      slate: 'random',
    });
  });

  test('of as many as seats is taken in the order of the seats', () => {
    expect(seated('captain', 'random', 'practised', 'practised:9')).toEqual({
      alder: 'captain',
      birch: 'random',
      flint: 'practised',
      slate: 'practised:9',
    });
  });

  test('of as many as teams gives each team one player', () => {
    expect(Object.values(seated('practised', 'random'))).toEqual([
      'practised',
      'practised',
      'random',
      'random',
    ]);
  });

  test('may name players by seat, beside one for the rest', () => {
    expect(seated('slate=practised', 'random')).toEqual({
      alder: 'random',
      birch: 'random',
      flint: 'random',
      slate: 'practised',
    });
  });

  test('may leave seats to the middle level of the game’s minds', () => {
    expect(seated('slate=random')).toEqual({
      alder: 'practised',
      birch: 'practised',
      flint: 'practised',
      slate: 'random',
    });
  });

  test.each([
    [['oak=random'], /no seat "oak"/],
    [['random', 'random', 'random'], /4 seats .*not 3/],
    [
      ['random', 'nobody'],
      /no player "nobody" \(there are: captain, beginner, steady, practised, strong, master, random\)/,
    ],
    [['random', 'captain'], /"captain" of demo cannot take the seat flint \(only alder\)/],
  ])('that cannot be seated is refused in one sentence: %j', (players, sentence) => {
    expect(() => seated(...players)).toThrow(BadSeating);
    expect(() => seated(...players)).toThrow(sentence);
  });
});

describe('rotation', () => {
  const order = (players: readonly string[]) => ways(...players).map((way) => Object.values(way).join());

  test('lets every player of two play both teams', () => {
    expect(order(['practised', 'random'])).toEqual([
      'practised,practised,random,random',
      'random,random,practised,practised',
    ]);
  });

  test('of four lets each take every seat once', () => {
    const four = ways('random', 'practised', 'practised:2', 'practised:3');
    for (const seat of ['alder', 'birch', 'flint', 'slate'])
      expect(new Set(four.map((way) => way[seat])).size).toBe(4);
  });

  test('of more players than seats lets every two meet, each on both sides', () => {
    const five = ['random', 'practised', 'practised:2', 'practised:3', 'practised:4'];
    const met = order(five);
    expect(met).toHaveLength(5 * 4);
    for (const one of five)
      for (const other of five) if (one !== other) expect(met).toContain([one, one, other, other].join());
  });

  test('of one player is one way', () => {
    expect(order(['random'])).toEqual(['random,random,random,random']);
  });

  test('leaves out what a player cannot take', () => {
    expect(order(['captain', 'random', 'practised', 'practised:2'])).toEqual([
      'captain,random,practised,practised:2',
    ]);
    expect(() => order(['captain', 'random'])).toThrow(BadSeating);
  });
});
