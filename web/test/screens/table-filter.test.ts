import type { GameInfo, TableInfo } from '@sandtable/server/protocol';
import { expect, test } from 'vitest';
import { ALL_TABLES, isShown, type TableFilter } from '../../screens/table-filter.ts';

const demo = {
  id: 'demo',
  options: [
    { id: 'rounds', kind: 'number', min: 1, max: 5, default: 3 },
    { id: 'nonPlayers', kind: 'choice', values: ['none', 'all'], default: 'none' },
  ],
  nonPlayers: { option: 'nonPlayers', seats: { none: [], all: ['birch'] } },
} as unknown as GameInfo;

const table = (what: Partial<TableInfo>): TableInfo =>
  ({
    game: 'demo',
    status: 'gathering',
    mine: [],
    seats: [{ id: 'alder', sitter: { kind: 'open' } }],
    setting: { scenario: 'standard', options: { rounds: 3, nonPlayers: 'all' } },
    ...what,
  }) as unknown as TableInfo;

const shows = (filter: Partial<TableFilter>, what: Partial<TableInfo>) =>
  isShown(table(what), [demo], { ...ALL_TABLES, ...filter });

test('without a filter every table is listed', () => {
  expect(shows({}, { status: 'finished' })).toBe(true);
});

test('one game', () => {
  expect(shows({ game: 'demo' }, {})).toBe(true);
  expect(shows({ game: 'labyrinth' }, {})).toBe(false);
});

test('a free seat is one that anybody may take while the game is not over', () => {
  expect(shows({ free: true }, {})).toBe(true);
  expect(shows({ free: true }, { status: 'finished' })).toBe(false);
  const seats = [{ id: 'alder', sitter: { kind: 'invited' } }] as TableInfo['seats'];
  expect(shows({ free: true }, { seats })).toBe(false);
});

test('the usual options: who is a non-player is none', () => {
  expect(shows({ usual: true }, {})).toBe(true);
  expect(shows({ usual: true }, { setting: { scenario: 'standard', options: { rounds: 1 } } })).toBe(false);
});

test('my own', () => {
  expect(shows({ mine: true }, {})).toBe(false);
  expect(shows({ mine: true }, { mine: ['alder'] })).toBe(true);
});
