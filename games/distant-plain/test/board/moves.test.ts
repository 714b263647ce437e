import type { Move } from '@sandtable/coin/board';
import { defaultSetting, fastDice, Match } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { answersOf, movable } from '../../board/moves.ts';
import type { Faction, Kind } from '../../forces.ts';
import { distantPlain, type View } from '../../index.ts';
import { AT, type SpaceId } from '../../map.ts';
import { count } from '../../state.ts';

type Play = Match<unknown, View>;

/** A game whose first card is begun by that faction. */
function gameOf(faction: Faction): Play {
  for (let i = 0; ; i++) {
    const match = Match.start(distantPlain, defaultSetting(distantPlain), fastDice(`board ${i}`));
    if (match.turn[0] === faction && match.prompt?.key === 'ask.turn') return match;
  }
}

function say(match: Play, ...answers: readonly string[]): Play {
  for (const answer of answers) match.answer(match.turn[0] ?? '', answer);
  return match;
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

test('3.2.2 cubes dragged on Patrol go where they were dropped, and nobody else’s', () => {
  const match = say(gameOf('government'), 'patrol');
  expect(movableNow(match, 'coalition-troops', 'kabul')).toBe(0);
  const troops = pieces(match, 'kabul', 'government-troops');
  expect(movableNow(match, 'government-troops', 'kabul')).toBe(troops);
  drag(match, { kind: 'government-troops', count: 1, from: 'kabul', to: 'loc-kabul-tor-kham' });
  expect(pieces(match, 'loc-kabul-tor-kham', 'government-troops')).toBe(1);
  expect(pieces(match, 'kabul', 'government-troops')).toBe(troops - 1);
});

test('3.2.3 Coalition Troops dragged into the space being Swept are one list; who goes along is asked', () => {
  const match = say(gameOf('coalition'), 'sweep', 'ghazni');
  expect(match.prompt?.key).toBe('ask.sweep.from');
  const lists = drag(match, { kind: 'coalition-troops', count: 1, from: 'khowst', to: 'ghazni' });
  expect(lists[0]?.[0]).toBe('khowst');
  expect(match.prompt?.key).toBe('ask.sweep.along');
});

test('3.2.3 Police take no part in a Sweep', () => {
  const match = say(gameOf('government'), 'sweep');
  expect(movableNow(match, 'police', 'kabul')).toBe(0);
  expect(movableNow(match, 'government-troops', 'kabul')).toBeGreaterThan(0);
});

test('4.2.2 the Coalition drags Government Troops on an Air Lift', () => {
  const match = say(gameOf('coalition'), 'sweep', 'ghazni', 'air-lift');
  expect(match.prompt?.key).toBe('ask.air-lift.from');
  expect(movableNow(match, 'government-troops', 'kabul')).toBe(pieces(match, 'kabul', 'government-troops'));
  drag(match, { kind: 'government-troops', count: 1, from: 'kabul', to: 'kandahar' });
  expect(match.view('coalition').turn?.activitySpaces).toContain(AT.kandahar);
});

test('3.3.2 guerrillas dragged on a March choose where they go', () => {
  const match = say(gameOf('taliban'), 'march');
  const before = pieces(match, 'waziristan', 'taliban-underground');
  const lists = drag(match, { kind: 'taliban-underground', count: 1, from: 'waziristan', to: 'paktika' });
  expect(lists[0]).toEqual(['paktika']);
  expect(pieces(match, 'waziristan', 'taliban-underground')).toBe(before - 1);
});
