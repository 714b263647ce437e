import { KINDS } from '@sandtable/andean-abyss/board';
import { expect, test } from 'vitest';
import { VOLUME } from '../../../boards/andean-abyss/volume.ts';
import { roomIn } from '../../../boards/map/geography.ts';
import { layOut, type Stack } from '../../../boards/map/stacks.ts';

const everything: readonly Stack[] = KINDS.map((kind, i) => ({ kind, load: 0, count: i + 1, change: 0 }));
const sorts: readonly (readonly [string, readonly Stack[]])[] = [
  ['one stack', everything.slice(0, 1)],
  ['three stacks', everything.slice(2, 5)],
  ['every kind there is', everything],
];

for (const [name, stacks] of sorts)
  test(`${name} fits into every space without overlapping`, () => {
    for (const [id, shape] of Object.entries(VOLUME.geography.spaces)) {
      const rect = roomIn(shape, stacks.length);
      const laid = layOut(stacks, rect, 32, VOLUME.pieces);
      expect(laid).toHaveLength(stacks.length);
      for (const [i, one] of laid.entries()) {
        expect(one.x - one.size / 2, id).toBeGreaterThanOrEqual(rect[0] - 2);
        expect(one.x + one.size / 2, id).toBeLessThanOrEqual(rect[0] + rect[2] + 2);
        expect(one.y - one.size / 2, id).toBeGreaterThanOrEqual(rect[1] - 2);
        expect(one.y + one.size / 2, id).toBeLessThanOrEqual(rect[1] + rect[3] + 2);
        for (const other of laid.slice(i + 1)) {
          const isApart = Math.abs(one.x - other.x) >= one.size || Math.abs(one.y - other.y) >= one.size;
          expect(isApart, id).toBe(true);
        }
      }
    }
  });
