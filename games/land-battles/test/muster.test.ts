import { type Answer, defaultSetting, fastDice, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { landBattles } from '../game.ts';
import { pointsLeft } from '../muster.ts';
import { playerOf } from '../state.ts';
import type { Battle } from './situation.ts';

function start(options: Parameters<typeof defaultSetting>[1] = {}, seed = 'muster'): Battle {
  return Match.start(landBattles, defaultSetting(landBattles, options), fastDice(seed));
}

/** The card the question is about. */
function asked(match: Battle): string {
  return JSON.stringify(match.prompt?.params?.['force'] ?? '').replaceAll('"', '');
}

/** Goes through a nation's cards: rows for those named, reserve for all others. */
function muster(match: Battle, seat: string, chosen: Readonly<Record<string, string>>): void {
  while (match.prompt?.key === 'ask.muster' && match.turn[0] === seat) {
    const force = asked(match);
    match.answer(seat, chosen[force] ?? 'leave');
  }
}

const USA = { 'usa-m1a1-1': '1', 'usa-m1a1-2': '1', 'usa-m577-1': '3' };
const CHINA = { 'china-type-80-1': '1', 'china-type-83-1': '3' };

test('R3 forces are chosen for at most 25 VP, shown together, gaps closed; hands follow: 8 with a headquarters, else 7', () => {
  const match = start({ first: 'blue' });
  muster(match, 'usa', USA);
  muster(match, 'china', CHINA);
  const { state } = match;
  expect(state.forces.find((force) => force.id === 'usa-m577-1')?.row).toBe(2);
  expect(playerOf(state, 'usa').hand).toHaveLength(8);
  expect(playerOf(state, 'china').hand).toHaveLength(7);
  expect(playerOf(state, 'usa').reserve).toHaveLength(17);
  expect(match.turn).toEqual(['china']);
});

test('R3 what does not fit into the 25 VP is not offered', () => {
  const match = start();
  const dear = { 'usa-m1a1-1': '1', 'usa-m1a1-2': '1', 'usa-m1a2-1': '1', 'usa-m60a3-1': '1' };
  while (asked(match) !== 'usa-m551-1') {
    const force = asked(match) as keyof typeof dear;
    match.answer('usa', dear[force]);
  }
  expect(pointsLeft(match.state, playerOf(match.state, 'usa'))).toBe(2);
  expect(match.menuOf('usa')).toEqual(['leave']);
  expect(match.blocked('usa')[0]).toMatchObject({ option: '1', why: { key: 'why.too-dear', rule: 'R3' } });
});

test('R3 at least one card must be chosen', () => {
  const match = start();
  for (let i = 0; i < 19; i++) match.answer('usa', 'leave');
  expect(match.menuOf('usa')).toEqual(['1', '2', '3']);
});

test('R3 nobody sees the others’ choice, nor how many cards they took, before all have chosen', () => {
  const match = start();
  muster(match, 'usa', USA);
  expect(match.view('china').forces).toEqual([]);
  expect(match.view('china').players[0]?.reserve).toBeNull();
  expect(match.number).toBe(20);
  expect(match.view('usa').forces).toHaveLength(3);
});

test('R3 the first player is drawn at random, or agreed', () => {
  const first = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const match = start({}, seed);
    muster(match, 'usa', USA);
    muster(match, 'china', CHINA);
    first.add(match.turn[0] ?? '');
  }
  expect([...first].toSorted()).toEqual(['china', 'usa']);
});

test('R3 two players may not take the same nation', () => {
  const setting = defaultSetting(landBattles, { blue1: 'usa' });
  expect(landBattles.check?.(setting)).toMatchObject([
    { key: 'setting.same-nation', params: { nation: 'usa' } },
  ]);
});

test('R18.3 action cards are bought one at a time for their reinforcement value, in turn from the first player', () => {
  const match = start({ actionReserve: true, first: 'blue' });
  expect(match.turn).toEqual(['china']);
  match.answer('china', 'overrun');
  match.answer('usa', 'cover');
  match.answer('china', 'stop');
  match.answer('usa', 'stop');
  expect(match.view('usa').players.map((player) => player.asideCount)).toEqual([1, 1]);
  expect(match.view('usa').players[1]?.aside).toBeNull();
  expect(match.prompt?.params?.['points']).toBe(24);
});

test('R18.3 a force card must stay affordable', () => {
  const match = start({ actionReserve: true, first: 'red' });
  match.answer('usa', 'cover');
  match.answer('china', 'stop');
  for (const card of ['overrun', 'overrun', 'overrun', 'minefield', 'minefield', 'minefield'])
    match.answer('usa', card);
  // 25 − 1 − 18 = 6, and the cheapest card costs 2.
  expect(match.menuOf('usa')).toContain('recon-drone');
  match.answer('usa', 'recon-drone');
  expect(match.menuOf('usa')).toEqual([
    'stop',
    'assault',
    'close-air-support',
    'combined-arms',
    'cover',
    'reaction-force',
  ]);
});

test('R18.3 a kind that is sold out is not offered', () => {
  const match = start({ actionReserve: true, first: 'red' });
  match.answer('usa', 'overrun');
  match.answer('china', 'stop');
  match.answer('usa', 'overrun');
  match.answer('usa', 'overrun');
  expect(match.menuOf('usa')).not.toContain('overrun');
  expect(match.view('china').forSale).not.toContain('overrun');
});

test('R18.3 a card set aside is used once like a hand card, and Prepare neither discards nor counts it', () => {
  const match = start({ actionReserve: true, first: 'red' });
  match.answer('usa', 'cannon');
  match.answer('china', 'stop');
  match.answer('usa', 'stop');
  muster(match, 'usa', USA);
  muster(match, 'china', CHINA);
  expect(playerOf(match.state, 'usa').hand).toHaveLength(8);
  match.answer('usa', 'reinforce');
  expect(match.menuOf('usa')).toContain('aside/cannon');
  match.undo('usa');
  match.answer('usa', 'prepare');
  expect(match.menuOf('usa')).not.toContain('aside/cannon');
  match.undo('usa');
  for (const option of ['maneuver', 'usa-m1a1-1', 'flank/1', 'aside/cannon']) match.answer('usa', option);
  expect(playerOf(match.state, 'usa').aside).toEqual([]);
  expect(match.state.discards).toContain('cannon');
});

test('R18.3 a game with bought cards is the same when it is replayed', () => {
  const match = start({ actionReserve: true, first: 'red' });
  const answers: readonly Answer[] = [
    { seat: 'usa', option: 'cover' },
    { seat: 'china', option: 'raid' },
  ];
  for (const { seat, option } of answers) match.answer(seat, option);
  expect(Match.replay(landBattles, match.record()).fingerprint()).toBe(match.fingerprint());
});
