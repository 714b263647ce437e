import { defaultSetting, type Game, type Player, type Setting } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import { BadSeating, bestFor, playersOf, rotations, seatPlayers, type Wish } from '../index.ts';

/** The demonstration game with non-players of its own: stone, or one of the seats of wood; alder is always a player. */
const chart = (seat: string): Player => ({
  id: `${seat}-chart`,
  seats: [seat],
  official: true,
  answer: ({ options }) => ({ option: options[0] ?? '' }),
});
const staff: Player = { ...chart('alder'), id: 'staff', official: false };
const game: Game = {
  ...(demo as Game),
  options: [
    ...demo.options,
    { id: 'charts', kind: 'choice', values: ['none', 'slate', 'stone', 'all'], default: 'none' },
  ],
  check: ({ options }) => (options['rounds'] === 1 && options['charts'] === 'stone' ? [{ key: 'pass' }] : []),
  players: [chart('slate'), chart('flint'), chart('birch'), chart('alder'), staff],
  nonPlayers: { option: 'charts', seats: { none: [], slate: ['slate'], stone: ['flint', 'slate'] } },
};
/** The same where the rulebook's charts may play alone. */
const alone: Game = {
  ...game,
  nonPlayers: {
    option: 'charts',
    seats: { ...game.nonPlayers?.seats, all: ['alder', 'birch', 'flint', 'slate'] },
  },
};
const free = defaultSetting(game);
const settled = (value: string): Setting => defaultSetting(game, { charts: value });

function told(wish: Partial<Wish>, played: Game = game): string {
  const { setting, seating } = seatPlayers(played, { setting: free, isSettled: false, ...wish });
  return `${Object.values(seating).join()} ${String(setting.options['charts'])}`;
}

describe('where nobody has said who is a non-player, it follows from who sits where:', () => {
  test.each<[string, Partial<Wish>, string]>([
    ['one person, the rest left open', { people: ['alder'] }, 'practised,flint-chart,slate-chart stone'],
    ['nobody named at all', {}, 'practised,practised,flint-chart,slate-chart stone'],
    ['a person at a chart’s seat', { people: ['flint'] }, 'practised,practised,slate-chart slate'],
    ['a combination that is none', { people: ['slate'] }, 'practised,practised,practised none'],
    ['other bots', { players: ['random'] }, 'random,random,random,random none'],
    ['one other bot', { players: ['flint=random'] }, 'practised,practised,random,slate-chart slate'],
    [
      'charts named',
      { players: ['staff', 'random', 'flint-chart', 'slate-chart'] },
      'staff,random,flint-chart,slate-chart stone',
    ],
    [
      'a setting in which that cannot be',
      { setting: defaultSetting(game, { rounds: 1 }) },
      'practised,practised,practised,slate-chart slate',
    ],
  ])('%s', (_, wish, expected) => {
    expect(told(wish)).toBe(expected);
  });

  test('charts the rulebook does not know together are refused', () => {
    const wish = { players: ['staff', 'birch-chart', 'random', 'random'] };
    expect(() => told(wish)).toThrow(/exactly these non-players: birch \(they know: slate; flint \+ slate\)/);
  });
});

describe('where it was said, it stands:', () => {
  const stone = { setting: settled('stone'), isSettled: true };

  test.each<[string, Partial<Wish>, string]>([
    ['charts play their seats', stone, 'practised,practised,flint-chart,slate-chart stone'],
    [
      'one player for all is for the others',
      { ...stone, players: ['practised'] },
      'practised,practised,flint-chart,slate-chart stone',
    ],
    [
      'one for each of the others',
      { ...stone, players: ['practised', 'random'] },
      'practised,random,flint-chart,slate-chart stone',
    ],
    [
      'told otherwise, seat by seat',
      { ...stone, players: ['random', 'flint=practised'] },
      'random,random,practised,slate-chart stone',
    ],
    [
      'told otherwise for all',
      { ...stone, players: ['random', 'random', 'random', 'random'] },
      'random,random,random,random stone',
    ],
    [
      'nobody is one',
      { setting: settled('none'), isSettled: true },
      'practised,practised,practised,practised none',
    ],
  ])('%s', (_, wish, expected) => {
    expect(told(wish)).toBe(expected);
  });

  test('a person at a non-player’s seat is refused, in both languages', () => {
    const wish = { ...stone, people: ['flint'] };
    expect(() => told(wish)).toThrow(/Nobody can sit at flint, which is a non-player here \(charts=stone\)/);
    try {
      told(wish);
    } catch (error) {
      expect(error instanceof BadSeating ? error.told('ja') : '').toContain('ノンプレーヤー');
    }
  });

  test('a chart at a player’s seat is refused', () => {
    const wish = { setting: settled('slate'), isSettled: true, players: ['flint=flint-chart'] };
    expect(() => told(wish)).toThrow(
      /"flint-chart" plays by the rules for non-players, but flint is none here/,
    );
  });
});

describe('where every seat is a non-player', () => {
  const all = { setting: settled('all'), isSettled: true };
  const CHARTS = 'alder-chart,birch-chart,flint-chart,slate-chart all';

  test('and nobody is named, the charts play, whoever would take seats that are free', () => {
    expect(told(all, alone)).toBe(CHARTS);
    expect(told({ ...all, rest: 'random' }, alone)).toBe(CHARTS);
  });

  test('a player named for a seat, or one for each seat, takes it', () => {
    expect(told({ ...all, players: ['flint=practised'] }, alone)).toBe(
      'alder-chart,birch-chart,practised,slate-chart all',
    );
    const four = ['random', 'random', 'practised', 'random'];
    expect(told({ ...all, players: four }, alone)).toBe('random,random,practised,random all');
  });

  test('fewer players than that have no seat, and it is said why', () => {
    for (const players of [['random'], ['random', 'practised'], ['slate=practised', 'random']])
      expect(() => told({ ...all, players }, alone)).toThrow(
        /No seat is left for .*random.*non-players here \(charts=all\).*(alder|birch)=random/,
      );
    expect(() => rotations(alone, { ...all, players: ['practised', 'random'] })).toThrow(
      /No seat is left for practised, random: .*non-players here \(charts=all\)/,
    );
  });
});

test('who takes the rest does so where no non-player sits, and then nobody is made one', () => {
  expect(told({ rest: 'random' })).toBe('random,random,random,random none');
  expect(told({ setting: settled('stone'), isSettled: true, rest: 'random' })).toBe(
    'random,random,flint-chart,slate-chart stone',
  );
});

test('a seat that is a non-player without a chart is a fault of the game', () => {
  const wish = { setting: settled('stone'), isSettled: true };
  expect(() => told(wish, { ...game, players: [staff] })).toThrow(
    'nobody plays the non-player flint of demo',
  );
});

test('a ladder leaves non-players their seats, and takes no way in which the rulebook knows no such game', () => {
  const order = (wish: Wish) =>
    rotations(game, wish).map(
      ({ setting, seating }) => `${Object.values(seating).join()} ${String(setting.options['charts'])}`,
    );
  expect(order({ setting: settled('slate'), isSettled: true, players: ['practised', 'random'] })).toEqual([
    'practised,practised,random,slate-chart slate',
    'random,random,practised,slate-chart slate',
  ]);
  const players = ['random', 'practised', 'practised:2', 'slate-chart'];
  expect(order({ setting: free, isSettled: false, players })).toEqual([
    'random,practised,practised:2,slate-chart slate',
  ]);
});

test('the best bot for a seat: the rulebook’s where non-players sit, else the middle level of the minds', () => {
  const best = (setting: Setting, seat: string) => bestFor(game, setting, seat, playersOf(game))?.id;
  expect(best(settled('stone'), 'flint')).toBe('flint-chart');
  expect(best(free, 'flint')).toBe('practised');
  expect(best(free, 'alder')).toBe('practised');
});

test('in a game without a mind it is the strongest of the game’s own, else random play', () => {
  const { mind, ...plain } = game;
  const best = (seat: string) => bestFor(plain, free, seat, playersOf(plain))?.id;
  expect(mind).toBeDefined();
  expect(best('alder')).toBe('staff');
  expect(best('flint')).toBe('random');
});
