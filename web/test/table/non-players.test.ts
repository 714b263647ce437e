import type { GameInfo, SeatWish } from '@sandtable/server/protocol';
import { expect, test } from 'vitest';
import { agrees, optionsFor, standIn, wishesFor } from '../../table/non-players.ts';

const game: GameInfo = {
  id: 'demo',
  version: 1,
  scenarios: ['standard'],
  options: [{ id: 'charts', kind: 'choice', values: ['none', 'flint', 'both'], default: 'none' }],
  attachments: [],
  seats: [{ id: 'alder' }, { id: 'flint' }, { id: 'slate' }],
  players: [
    { id: 'flint-chart', seats: ['flint'], official: true },
    { id: 'slate-chart', seats: ['slate'], official: true },
    { id: 'random' },
  ],
  nonPlayers: { option: 'charts', seats: { none: [], flint: ['flint'], both: ['flint', 'slate'] } },
};
const ME: SeatWish = { kind: 'me' };
const OPEN: SeatWish = { kind: 'open' };
const bot = (player: string): SeatWish => ({ kind: 'bot', player });
const FLINT = bot('flint-chart');
const SLATE = bot('slate-chart');
const charts = (value: string) => ({ charts: value });

test('who is a non-player follows from who sits where', () => {
  const after = (flint: SeatWish, slate: SeatWish, before: string) =>
    optionsFor(game, charts(before), { alder: ME, flint, slate })['charts'];
  expect(after(FLINT, SLATE, 'none')).toBe('both');
  expect(after(FLINT, OPEN, 'both')).toBe('flint');
  expect(after(ME, OPEN, 'both')).toBe('none');
  // Other bots may play as non-players, for study.
  expect(after(bot('random'), SLATE, 'both')).toBe('both');
});

test('what the rulebook does not know is told', () => {
  const wishes = { alder: ME, flint: ME, slate: SLATE };
  expect(optionsFor(game, charts('both'), wishes)).toEqual(charts('both'));
  expect(agrees(game, charts('both'), wishes)).toBe(false);
  expect(agrees(game, charts('both'), { alder: ME, flint: FLINT, slate: SLATE })).toBe(true);
});

test('other non-players take their seats, and leave those that are no longer theirs', () => {
  const wishes = { alder: ME, flint: ME, slate: SLATE };
  expect(wishesFor(game, charts('flint'), wishes)).toEqual({ alder: ME, flint: FLINT, slate: OPEN });
  expect(wishesFor(game, charts('both'), wishes)).toEqual({ alder: ME, flint: FLINT, slate: SLATE });
});

test('whoever is missing is replaced by the best bot of the seat, and by a rulebook’s only where non-players sit', () => {
  const players = [
    { id: 'flint-chart', seats: ['flint'], official: true, own: true },
    { id: 'recruit', seats: ['alder'], own: true },
    { id: 'colonel', seats: ['alder'], own: true },
    { id: 'random' },
  ];
  const best = (seat: string, value: string) =>
    standIn({ ...game, players }, { setting: { scenario: 'standard', options: charts(value) } }, seat)?.id;
  expect(best('flint', 'flint')).toBe('flint-chart');
  expect(best('flint', 'none')).toBe('random');
  expect(best('alder', 'none')).toBe('colonel');
});
