import type { AskView } from '@sandtable/engine';
import { expect, test } from 'vitest';
import type { Gestures } from '../../../boards/map/gestures.ts';
import { Mover } from '../../../boards/map/mover.ts';

const ask = (number: number): AskView => ({ number, seats: ['crown'], answered: [], options: [] });
const move = { kind: 'guard', count: 2, from: 'fort', to: 'harbour' };

/** A game that asks from where, then how many. */
const gestures: Gestures = {
  movable: () => 2,
  answers: (given, { number }) =>
    number === 1 ? { answers: [given.from], isAll: false } : { answers: [String(given.count)], isAll: true },
};

test('a move answers ask after ask until all of it is told, and none twice', () => {
  const mover = new Mover();
  expect(mover.next(ask(1), gestures)).toEqual([]);
  mover.begin(move);
  expect(mover.next(ask(1), gestures)).toEqual(['fort']);
  expect(mover.next(ask(1), gestures)).toEqual([]);
  expect(mover.next(ask(2), gestures)).toEqual(['2']);
  expect(mover.next(ask(3), gestures)).toEqual([]);
});

test('a move that does not fit any more is given up', () => {
  const mover = new Mover();
  mover.begin(move);
  expect(mover.next(ask(1), { ...gestures, answers: () => ({ answers: [], isAll: true }) })).toEqual([]);
  expect(mover.next(ask(2), gestures)).toEqual([]);
});

test('nothing is answered while somebody else decides', () => {
  const mover = new Mover();
  mover.begin(move);
  expect(mover.next({ number: 1, seats: ['rebels'], answered: [] }, gestures)).toEqual([]);
});
