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
  expect(mover.next(ask(1), null, gestures)).toEqual([]);
  mover.begin(move);
  expect(mover.next(ask(1), null, gestures)).toEqual(['fort']);
  expect(mover.next(ask(1), null, gestures)).toEqual([]);
  expect(mover.next(ask(2), null, gestures)).toEqual(['2']);
  expect(mover.next(ask(3), null, gestures)).toEqual([]);
});

test('a move that fits nowhere is lost, and says so', () => {
  const mover = new Mover();
  mover.begin(move);
  expect(mover.next(ask(1), null, { ...gestures, answers: () => ({ answers: [], isAll: true }) })).toBe(
    'lost',
  );
  expect(mover.next(ask(2), null, gestures)).toEqual([]);
});

test('nothing is answered while somebody else decides', () => {
  const mover = new Mover();
  mover.begin(move);
  expect(mover.next({ number: 1, seats: ['rebels'], answered: [] }, null, gestures)).toEqual([]);
});

test('a move that fits the question after declining says that one is done here', () => {
  const [now, later] = [{ ...ask(1), pass: 'done' }, ask(7)];
  const fits: Gestures = {
    movable: () => 2,
    answers: (given, { number }) =>
      number === 7 ? { answers: [given.to], isAll: false } : { answers: [], isAll: true },
  };
  const mover = new Mover();
  mover.begin(move);
  expect(mover.next(now, undefined, fits)).toBe('wait');
  expect(mover.next(now, later, fits)).toEqual(['done', 'harbour']);
  mover.begin(move);
  expect(mover.next(now, null, fits)).toBe('lost');
});
