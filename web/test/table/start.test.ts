import type { GameInfo } from '@sandtable/server/protocol';
import { expect, test } from 'vitest';
import { botsFor } from '../../table/bots.ts';
import { quickTable } from '../../table/start.ts';

const game: GameInfo = {
  id: 'demo',
  version: 1,
  scenarios: ['standard', 'short'],
  options: [{ id: 'rounds', kind: 'number', min: 1, max: 5, default: 3 }],
  attachments: [],
  seats: [{ id: 'alder' }, { id: 'birch' }, { id: 'flint' }],
  players: [{ id: 'official', seats: ['birch'] }, { id: 'random' }],
};

test('one click seats me first and a bot everywhere else, with everything at its default', () => {
  expect(quickTable(game)).toEqual({
    game: 'demo',
    setting: { scenario: 'standard', options: { rounds: 3 } },
    seats: {
      alder: { kind: 'me' },
      birch: { kind: 'bot', player: 'official' },
      flint: { kind: 'bot', player: 'random' },
    },
  });
});

test('a seat is offered only the bots that can take it', () => {
  expect(botsFor(game, 'flint').map(({ id }) => id)).toEqual(['random']);
});

test('without bots one person plays all seats', () => {
  const seats = quickTable({ ...game, players: [] }).seats;
  expect(Object.values(seats)).toEqual([{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }]);
});

test('a game may say what one click plays', () => {
  const table = quickTable(game, { options: { rounds: 1 }, bot: 'random' });
  expect(table.setting.options).toEqual({ rounds: 1 });
  expect(table.seats['birch']).toEqual({ kind: 'bot', player: 'random' });
});

test('a game may name the seats that its options make', () => {
  const table = quickTable(game, { seats: ['flint', 'alder', 'slate'] });
  expect(Object.entries(table.seats).map(([seat, { kind }]) => [seat, kind])).toEqual([
    ['flint', 'me'],
    ['alder', 'bot'],
    ['slate', 'bot'],
  ]);
});
