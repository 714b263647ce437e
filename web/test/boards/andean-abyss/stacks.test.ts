import {
  idOf,
  type Kind,
  KINDS,
  type SpaceId,
  SPACES,
  spaceOf,
  spacesOf,
  TABLE,
} from '@sandtable/andean-abyss/board';
import { expect, test } from 'vitest';
import { roomIn } from '../../../boards/andean-abyss/map-data.ts';
import { layOut, type Stack, stacksIn } from '../../../boards/andean-abyss/stacks.ts';

const at = (id: SpaceId) => {
  const space = spaceOf(id);
  if (space === undefined) throw new Error(`no space ${id}`);
  return space;
};

function table(...pieces: readonly (readonly [space: SpaceId, kind: Kind, count: number])[]) {
  const board = TABLE.empty(SPACES.length);
  for (const [space, kind, count] of pieces) TABLE.place(board, at(space), kind, count);
  return { pieces: board.pieces, carriers: [] };
}

test('alike pieces lie as one stack with their number', () => {
  const view = table(['bogota', 'troops', 3], ['bogota', 'farc-underground', 1]);
  expect(stacksIn(view, undefined, at('bogota'))).toEqual([
    { kind: 'troops', load: 0, count: 3, change: 0 },
    { kind: 'farc-underground', load: 0, count: 1, change: 0 },
  ]);
});

test('4.5.3 guerrillas that carry Shipments lie apart from the others', () => {
  const view = {
    ...table(['cali', 'cartels-underground', 3]),
    carriers: [{ space: at('cali'), kind: 'cartels-underground' as const, load: 2 }],
  };
  expect(stacksIn(view, undefined, at('cali'))).toEqual([
    { kind: 'cartels-underground', load: 0, count: 2, change: 0 },
    { kind: 'cartels-underground', load: 2, count: 1, change: 0 },
  ]);
});

test('stacks tell what came and what went since the view before', () => {
  const before = table(['huila', 'farc-base', 1], ['huila', 'police', 2]);
  const after = table(['huila', 'police', 5]);
  expect(stacksIn(after, before, at('huila'))).toEqual([
    { kind: 'police', load: 0, count: 5, change: 3 },
    { kind: 'farc-base', load: 0, count: 0, change: -1 },
  ]);
});

const everything: readonly Stack[] = KINDS.map((kind, i) => ({ kind, load: 0, count: i + 1, change: 0 }));
const sorts: readonly (readonly [string, readonly Stack[]])[] = [
  ['one stack', everything.slice(0, 1)],
  ['three stacks', everything.slice(2, 5)],
  ['every kind there is', everything],
];

for (const [name, stacks] of sorts)
  test(`${name} fits into every space without overlapping`, () => {
    for (const space of spacesOf(3)) {
      const rect = roomIn(idOf(space), stacks.length);
      const laid = layOut(stacks, rect, 32);
      expect(laid).toHaveLength(stacks.length);
      for (const [i, one] of laid.entries()) {
        expect(one.x - one.size / 2, idOf(space)).toBeGreaterThanOrEqual(rect[0] - 2);
        expect(one.x + one.size / 2, idOf(space)).toBeLessThanOrEqual(rect[0] + rect[2] + 2);
        expect(one.y - one.size / 2, idOf(space)).toBeGreaterThanOrEqual(rect[1] - 2);
        expect(one.y + one.size / 2, idOf(space)).toBeLessThanOrEqual(rect[1] + rect[3] + 2);
        for (const other of laid.slice(i + 1)) {
          const isApart = Math.abs(one.x - other.x) >= one.size || Math.abs(one.y - other.y) >= one.size;
          expect(isApart, idOf(space)).toBe(true);
        }
      }
    }
  });

test('a lone stack is drawn as large as it may be, a crowd smaller', () => {
  const rect = roomIn('antioquia');
  const [lone] = layOut(everything.slice(0, 1), rect, 32);
  const [first] = layOut(everything, rect, 32);
  expect(lone?.size).toBe(32);
  expect(first?.size).toBeLessThan(32);
  expect(first?.size).toBeGreaterThan(12);
});
