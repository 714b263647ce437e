import type { Move } from '@sandtable/coin/board';
import { type Ask, type AskView, defaultSetting, fastDice, Match } from '@sandtable/engine';
import { play } from '@sandtable/engine/testing';
import { expect, test } from 'vitest';
import { act } from '../../action.ts';
import { answersOf, movable } from '../../board/moves.ts';
import type { Faction, Kind } from '../../forces.ts';
import { andeanAbyss, type View } from '../../index.ts';
import { AT, type SpaceId, SPACES, spaceOf } from '../../map.ts';
import { marchInto } from '../../operations/march.ts';
import { count } from '../../state.ts';
import { beginTurn } from '../../turn.ts';
import { viewOf } from '../../view.ts';
import { here, situation } from '../table.ts';

type Play = Match<unknown, View>;

/** A game whose first card is begun by that faction. */
function gameOf(faction: Faction): Play {
  for (let i = 0; ; i++) {
    const match = Match.start(andeanAbyss, defaultSetting(andeanAbyss), fastDice(`board ${i}`));
    if (match.turn[0] === faction && match.prompt?.key === 'ask.turn') return match;
  }
}

const pieces = (match: Play, space: SpaceId, kind: Kind): number =>
  count(match.view('spectator'), AT[space], kind);

const movableNow = (match: Play, kind: Kind, from: SpaceId): number => {
  const seat = match.turn[0] ?? '';
  return movable(match.view(seat), match.ask(seat), kind, from);
};

/** Sends the move as a board does: a list of answers, then whatever is asked on. Returns the lists. */
function drag(match: Play, move: Move): readonly (readonly string[])[] {
  const seat = match.turn[0] ?? '';
  const lists: (readonly string[])[] = [];
  for (;;) {
    const ask = match.ask(seat);
    const told = ask === undefined ? undefined : answersOf(match.view(seat), ask, move);
    if (told === undefined || told.answers.length === 0) return lists;
    lists.push(told.answers);
    for (const answer of told.answers) match.answer(seat, answer);
    if (told.isAll) return lists;
  }
}

/** A game in which everybody has passed until the Government may Redeploy. */
function redeploying(): Play {
  const match = gameOf('government');
  while (match.prompt?.key !== 'ask.redeploy.from') {
    const seat = match.turn[0] ?? '';
    const menu = match.menuOf(seat);
    match.answer(seat, ['pass', 'done'].find((option) => menu.includes(option)) ?? menu[0] ?? '');
  }
  return match;
}

test('3.2.2 cubes dragged on Patrol go where they were dropped', () => {
  const match = gameOf('government');
  match.answer('government', 'patrol');
  expect(movableNow(match, 'troops', 'bogota')).toBe(3);
  const before = pieces(match, 'bogota', 'troops');
  const lists = drag(match, { kind: 'troops', count: 2, from: 'bogota', to: 'loc-bogota-neiva' });
  expect(pieces(match, 'loc-bogota-neiva', 'troops')).toBe(2);
  expect(pieces(match, 'bogota', 'troops')).toBe(before - 2);
  expect(lists).toEqual([['bogota'], ['loc-bogota-neiva', '2', '0']]);
});

test('3.2.2 Police alone can be dragged too', () => {
  const match = gameOf('government');
  match.answer('government', 'patrol');
  drag(match, { kind: 'police', count: 1, from: 'bogota', to: 'loc-bogota-yopal' });
  expect(pieces(match, 'loc-bogota-yopal', 'police')).toBe(1);
  expect(pieces(match, 'loc-bogota-yopal', 'troops')).toBe(0);
});

test('3.2.3 Troops dragged into the space being Swept are one list of answers; Police cannot be', () => {
  const match = gameOf('government');
  for (const answer of ['sweep', 'huila']) match.answer('government', answer);
  expect(match.prompt?.key).toBe('ask.sweep.from');
  expect(movableNow(match, 'police', 'bogota')).toBe(0);
  const lists = drag(match, { kind: 'troops', count: 2, from: 'bogota', to: 'huila' });
  expect(lists).toEqual([['bogota', '2']]);
  expect(pieces(match, 'huila', 'troops')).toBe(2);
});

test('3.2.3 Troops dragged before a space is chosen choose it', () => {
  const match = gameOf('government');
  match.answer('government', 'sweep');
  const lists = drag(match, { kind: 'troops', count: 3, from: 'bogota', to: 'santander' });
  expect(lists[0]).toEqual(['santander']);
  expect(pieces(match, 'bogota', 'troops')).toBe(0);
});

test('6.5.2, 6.5.3 Troops and Police that Redeploy can be dragged, each to where it may go', () => {
  const match = redeploying();
  expect(movableNow(match, 'police', 'ibague')).toBe(1);
  const before = pieces(match, 'bogota', 'troops');
  expect(drag(match, { kind: 'troops', count: 1, from: 'bogota', to: 'cali' })).toEqual([
    ['troops:bogota'],
    ['cali'],
    ['1'],
  ]);
  expect(pieces(match, 'bogota', 'troops')).toBe(before - 1);
  expect(drag(match, { kind: 'police', count: 1, from: 'ibague', to: 'cali' }).length).toBeGreaterThan(0);
  expect(pieces(match, 'ibague', 'police')).toBe(0);
});

test('a move that the rules do not offer is not begun', () => {
  const match = gameOf('government');
  for (const answer of ['sweep', 'huila']) match.answer('government', answer);
  expect(drag(match, { kind: 'troops', count: 2, from: 'bogota', to: 'meta-east' })).toEqual([]);
  expect(drag(match, { kind: 'troops', count: 1, from: 'cartagena', to: 'huila' })).toEqual([]);
});

test('nothing can be dragged when nothing moves, nor the pieces of others', () => {
  const match = gameOf('government');
  expect(movableNow(match, 'troops', 'bogota')).toBe(0);
  match.answer('government', 'patrol');
  expect(movableNow(match, 'farc-underground', 'putumayo')).toBe(0);
  expect(movableNow(match, 'government-base', 'santander')).toBe(0);
});

test('3.3.2 every group of guerrillas that could be dragged on a March arrives as it was', () => {
  const match = gameOf('farc');
  match.answer('farc', 'march');
  const targets = match.menuOf('farc').filter((id) => spaceOf(id) !== undefined) as SpaceId[];
  let dragged = 0;
  for (const to of targets.slice(0, 12))
    for (const from of SPACES) {
      const before = pieces(match, from, 'farc-underground');
      if (before === 0) continue;
      const trial = gameOf('farc');
      trial.answer('farc', 'march');
      drag(trial, { kind: 'farc-underground', count: before, from, to });
      const gone = before - pieces(trial, from, 'farc-underground');
      // Where the two are not adjacent nothing goes.
      expect([0, before]).toContain(gone);
      if (gone > 0) dragged++;
    }
  expect(dragged).toBeGreaterThan(5);
});

test('3.2.2 cubes that have moved cannot be dragged again', () => {
  const match = gameOf('government');
  match.answer('government', 'patrol');
  drag(match, { kind: 'troops', count: 2, from: 'bogota', to: 'loc-bogota-neiva' });
  expect(match.prompt?.key).toBe('ask.patrol.from');
  expect(movableNow(match, 'troops', 'loc-bogota-neiva')).toBe(0);
  expect(movableNow(match, 'troops', 'bogota')).toBe(1);
});

test('what is neither a piece nor a space moves nowhere', () => {
  const match = gameOf('government');
  match.answer('government', 'patrol');
  const ask = match.ask('government');
  const view = match.view('government');
  expect(movable(view, ask, 'dragon', 'bogota')).toBe(0);
  expect(movable(view, ask, 'troops', 'atlantis')).toBe(0);
  const move = { kind: 'troops', count: 1, from: 'atlantis', to: 'bogota' };
  expect(ask === undefined ? undefined : answersOf(view, ask, move).answers).toEqual([]);
});

test('1.3.5, 3.3.2 a group dragged into Ecuador is told as far as there is room for it', () => {
  const seen = (ask: Ask): AskView => ({
    number: 1,
    seats: ask.seats,
    answered: [],
    prompt: ask.prompt,
    options: ask.options('farc').map((id) => ({ id, label: ask.label(id, 'farc') })),
  });
  const state = situation({
    spaces: { narino: { 'farc-underground': 3, 'farc-active': 2 }, pasto: { 'farc-underground': 1 } },
    state: { opened: 1, turn: beginTurn('farc', 'march') },
  });
  const left: string[] = [];
  const answers = (_seat: string, ask: Ask): string | undefined => {
    const move = { kind: 'farc-underground', count: 2, from: 'narino', to: 'ecuador' };
    if (left.length === 0 && ask.prompt.key === 'ask.march.from')
      left.push(...answersOf(viewOf(state), seen(ask), move).answers);
    return left.shift();
  };
  const end = play(andeanAbyss, state, answers, [], (table) =>
    marchInto(act(table, 'farc', '3.3.2'), AT.ecuador, 'farc'),
  );
  expect(end.given).toEqual(['ask.march.from: narino', 'ask.move.underground: 2']);
  expect(left).toEqual([]);
  expect(here(state, 'ecuador')).toEqual({ 'farc-underground': 2 });
});
