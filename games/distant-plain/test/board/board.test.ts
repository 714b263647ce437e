import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { boardOf } from '../../board/table.ts';
import { distantPlain, type View } from '../../index.ts';
import type { SpaceId } from '../../map.ts';
import { viewOf } from '../../view.ts';
import { situation, type Situation, standard } from '../table.ts';

const boardWith = (given: Situation) => boardOf(viewOf(situation(given), 'spectator'));
const space = (board: ReturnType<typeof boardOf>, id: SpaceId) => {
  const found = board.spaces.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not on the board`);
  return found;
};

test('1.3 all 32 spaces are there; LoCs have an Econ value and neither people nor Control', () => {
  const { spaces } = boardWith({});
  expect(spaces).toHaveLength(32);
  expect(spaces.find(({ id }) => id === 'loc-kabul-tor-kham')).toMatchObject({
    econ: 4,
    population: null,
    level: null,
    control: null,
  });
});

test('1.7 Control holds at once: the COIN factions together, or the Taliban', () => {
  const board = boardWith({
    spaces: {
      kandahar: { 'coalition-troops': 1, police: 1, 'taliban-underground': 1 },
      zabol: { 'taliban-underground': 2, 'warlords-underground': 1 },
      farah: { 'warlords-underground': 3, 'taliban-active': 2 },
    },
  });
  expect(space(board, 'kandahar').control).toEqual({ faction: 'coin', isFixed: true });
  expect(space(board, 'zabol').control).toEqual({ faction: 'taliban', isFixed: true });
  expect(space(board, 'farah').control).toBeNull();
});

test('6.5 while forces Redeploy, Control stays as it was fixed', () => {
  const fixed = { coin: [], taliban: [0] } as unknown as View['control'];
  const board = boardWith({
    spaces: { kabul: { 'government-troops': 3 } },
    state: { control: fixed },
  });
  expect(space(board, 'kabul').control?.faction).toBe('taliban');
});

test('1.6.1 there is no allegiance in Pakistan nor where nobody lives; returnees make people', () => {
  const board = boardWith({ spaces: { zabol: { returnees: 1, level: 'O' } } });
  expect(space(board, 'waziristan').level).toBeNull();
  expect(space(board, 'nimruz').level).toBeNull();
  expect(space(board, 'zabol')).toMatchObject({ population: 1, level: -1 });
  expect(space(board, 'zabol').markers).toEqual([{ id: 'returnees', count: 1 }]);
});

test('7.2 the tracks tell what each faction must exceed; the Warlords have two', () => {
  const { tracks } = boardOf(viewOf(standard('2009'), 'spectator'));
  expect(tracks.map(({ faction, goal }) => [faction, goal])).toEqual([
    ['coalition', 30],
    ['government', 35],
    ['taliban', 20],
    ['warlords', 15],
    ['warlords', 40],
  ]);
});

test('1.8, 3.3.3, 6.6.1 the Coalition has no Resources; its Casualties and Islamabad stand at the edge', () => {
  const board = boardWith({ islamabad: 'backing', state: { casualties: [2, 1] } });
  expect(board.factions.find(({ id }) => id === 'coalition')?.resources).toBeNull();
  expect(board.boxes[0]).toEqual({
    id: 'casualties',
    pieces: [
      { kind: 'coalition-troops', count: 2 },
      { kind: 'coalition-base', count: 1 },
    ],
  });
  expect(board.islamabad).toEqual({ box: 'backing', isHard: false });
});

test('5.4 Momentum tells which of its texts lasts', () => {
  const board = boardWith({
    state: { momentum: [57], inEffect: [{ card: 57, side: 'unshaded', at: 0, by: 'warlords' }] },
  });
  expect(board.lasting).toEqual([{ card: '57', side: 'unshaded', mark: 'momentum' }]);
});

test('7.3 deception markers of others lie face down', () => {
  const setting = defaultSetting(distantPlain, { deception: true });
  const match = Match.start(distantPlain, setting, fastDice('deception'));
  const { deceptions } = boardOf(match.view('taliban'));
  expect(deceptions.length).toBeGreaterThan(1);
  for (const { faction, markers } of deceptions)
    expect(markers.every(({ marker }) => (marker === 'unseen') === (faction !== 'taliban'))).toBe(true);
});
