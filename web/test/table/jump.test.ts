import type { Moment } from '@sandtable/server/protocol';
import { expect, test } from 'vitest';
import { jumpFrom, turnAt } from '../../table/jump.ts';

const DECIDERS = ['alder', 'alder', 'birch', 'birch', 'birch', 'flint'];
const moments = DECIDERS.map(
  (seat, moment): Moment => ({
    as: 'spectator',
    moment,
    view: null,
    ask: { number: moment, seats: [seat], answered: [] },
    asides: false,
    undoable: 0,
    undoStep: 0,
    lines: [],
  }),
);
const jump = (at: number, step: 1 | -1) =>
  jumpFrom(at, step, { first: 0, last: 5 }, async (moment) => moments[moment], turnAt);

test('a replay jumps to where somebody else decides, and back to where a turn began', async () => {
  expect(await jump(0, 1)).toBe(2);
  expect(await jump(3, 1)).toBe(5);
  expect(await jump(5, 1)).toBe(5);
  expect(await jump(4, -1)).toBe(2);
  expect(await jump(2, -1)).toBe(0);
  expect(await jump(0, -1)).toBe(0);
});
