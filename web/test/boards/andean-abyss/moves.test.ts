import { type Kind, type SpaceId, SPACES, spaceOf } from '@sandtable/andean-abyss/board';
import { expect, test } from 'vitest';
import { Mover } from '../../../boards/andean-abyss/mover.ts';
import { isMovable, type Move } from '../../../boards/andean-abyss/moves.ts';
import { countOf } from '../../../boards/andean-abyss/stacks.ts';
import { gameOf, type Play } from './table.ts';

const pieces = (match: Play, space: SpaceId, kind: Kind): number => {
  const at = spaceOf(space);
  return at === undefined ? 0 : countOf(match.view('spectator'), at, kind);
};

/** Sends the move as the board does: a list of answers, then whatever is asked on. Returns the lists. */
function drag(match: Play, move: Move): readonly (readonly string[])[] {
  const seat = match.turn[0] ?? '';
  const mover = new Mover();
  const lists: (readonly string[])[] = [];
  mover.begin(move);
  for (;;) {
    const answers = mover.next(match.ask(seat), match.view(seat));
    if (answers.length === 0) return lists;
    lists.push(answers);
    for (const answer of answers) match.answer(seat, answer);
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
  expect(isMovable('troops', match.ask('government'), match.view('government'))).toBe(true);
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
  expect(isMovable('police', match.ask('government'), match.view('government'))).toBe(false);
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
  expect(isMovable('police', match.ask('government'), match.view('government'))).toBe(true);
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
  expect(isMovable('troops', match.ask('government'), match.view('government'))).toBe(false);
  match.answer('government', 'patrol');
  expect(isMovable('farc-underground', match.ask('government'), match.view('government'))).toBe(false);
  expect(isMovable('government-base', match.ask('government'), match.view('government'))).toBe(false);
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
