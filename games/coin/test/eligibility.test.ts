import { expect, test } from 'vitest';
import { choiceAfter, type Done, firstOf, nextToAct, staysEligible } from '../index.ts';

type Side = 'a' | 'b' | 'c' | 'd';
const done = (...list: [Side, Done<Side>['deed']][]): Done<Side>[] =>
  list.map(([faction, deed]) => ({ faction, deed }));

test('the first Eligible may do anything', () => {
  expect(choiceAfter(done())).toEqual({ event: true, operation: 'full', activity: true });
  expect(choiceAfter(done(['a', 'pass']))).toEqual({ event: true, operation: 'full', activity: true });
});

test('what the second may do follows from what the first did', () => {
  expect(choiceAfter(done(['a', 'operation']))).toEqual({
    event: false,
    operation: 'limited',
    activity: false,
  });
  expect(choiceAfter(done(['a', 'limited-operation']))).toEqual({
    event: false,
    operation: 'limited',
    activity: false,
  });
  expect(choiceAfter(done(['a', 'operation-and-activity']))).toEqual({
    event: true,
    operation: 'limited',
    activity: false,
  });
  expect(choiceAfter(done(['a', 'event'], ['b', 'pass']))).toEqual({
    event: false,
    operation: 'full',
    activity: true,
  });
});

test('two factions at most execute something on a card', () => {
  expect(choiceAfter(done(['a', 'event'], ['b', 'operation']))).toBeUndefined();
});

test('the leftmost Eligible faction that has not had its turn comes next', () => {
  const order: Side[] = ['c', 'a', 'b', 'd'];
  expect(nextToAct(order, () => true, done(['c', 'pass']))).toBe('a');
  expect(nextToAct(order, (side) => side !== 'a', done(['c', 'event']))).toBe('b');
  expect(nextToAct(order, () => false, done())).toBeUndefined();
});

test('passing keeps Eligibility, executing costs it', () => {
  const list = done(['a', 'pass'], ['b', 'event']);
  expect(staysEligible('a', list)).toBe(true);
  expect(staysEligible('b', list)).toBe(false);
  expect(staysEligible('c', list)).toBe(true);
  expect(firstOf(list)?.faction).toBe('b');
});
