import { expect, test } from 'vitest';
import { marks, type PieceKind, pieceTable, type Space, touching, toward, within } from '../index.ts';

type Kind = 'cube' | 'hidden' | 'shown' | 'base';
const KINDS: PieceKind<'state' | 'rebels', Kind>[] = [
  { id: 'cube', faction: 'state', role: 'troops', total: 3 },
  { id: 'hidden', faction: 'rebels', role: 'guerrilla', total: 4 },
  { id: 'shown', faction: 'rebels', role: 'guerrilla', activeOf: 'hidden', total: 0 },
  { id: 'base', faction: 'rebels', role: 'base', total: 1 },
];
const table = pieceTable(KINDS);
const none = () => 0;

test('pieces are on the map or Available, and both sides of a guerrilla come from one box', () => {
  const board = table.empty(2);
  table.place(board, 1, 'hidden', 3);
  table.turn(board, 1, 'hidden', 'shown', 2);
  expect([table.count(board, 1, 'hidden'), table.count(board, 1, 'shown')]).toEqual([1, 2]);
  expect(table.available(board, 'shown')).toBe(1);
  table.remove(board, 1, 'shown', 1);
  expect(table.available(board, 'hidden')).toBe(2);
  table.move(board, 1, 0, 'shown', 1);
  expect(
    table.sum(
      board,
      0,
      table.columns((kind) => kind.faction === 'rebels'),
    ),
  ).toBe(1);
  expect(table.fault(board, none)).toBeUndefined();
});

test('too many pieces, or fewer than none, are found out', () => {
  const board = table.empty(1);
  board.pieces[0] = 1;
  expect(table.fault(board, none)).toContain('4 pieces of cube instead of 3');
  const short = table.empty(1);
  table.place(short, 0, 'base', 2);
  expect(table.fault(short, none)).toContain('negative number of Available');
});

test('a border holds both ways, and unknown spaces are refused', () => {
  expect(touching(['a', 'b', 'c'], { a: 'b c', b: 'c' })).toEqual([
    [1, 2],
    [0, 2],
    [0, 1],
  ]);
  expect(() => touching(['a'], { a: 'z' })).toThrow('no such border');
});

test('Support and Opposition count population by level', () => {
  const populations = [8, 3, 2];
  const { totalSupport, totalOpposition, isNeutral } = marks({
    isLoc: () => false,
    populationOf: (space: Space) => populations[space] ?? 0,
    markers: 1,
  });
  expect(totalSupport({ levels: [2, 1, -2], markers: [] })).toBe(19);
  expect(totalOpposition({ levels: [2, -1, -2], markers: [] })).toBe(7);
  expect(isNeutral({ levels: [0], markers: [] }, 0 as Space)).toBe(true);
  expect([toward(-1, 2, 2), toward(1, -2, 1), toward(2, 2, 3)]).toEqual([1, 0, 2]);
  expect([within(-3, 0, 9), within(12, 0, 9), within(4, 0, 9)]).toEqual([0, 9, 4]);
});
