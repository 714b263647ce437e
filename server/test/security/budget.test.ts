import { expect, test } from 'vitest';
import { Buckets, Budget } from '../../budget.ts';
import { Concurrency } from '../../concurrency.ts';
import { FairQueue } from '../../fair-queue.ts';

test('a budget fills with time, is one for all of a person, and four times as much for an address', () => {
  let now = 0;
  const budget = new Budget(10, 100, () => now);
  const who = (person: string | undefined, source = 'here') => ({ person, source });
  expect(budget.spend(who('ann'), 150)).toBe(true);
  expect(budget.spend(who('ann'), 1)).toBe(false);
  // Elsewhere it is still the same person; another person here is not.
  expect(budget.spend(who('ann', 'there'), 1)).toBe(false);
  expect(budget.spend(who('ben'), 100)).toBe(true);
  expect(budget.spend(who(undefined), 150)).toBe(true);
  expect([budget.spend(who('cy'), 1), budget.isSpent('here'), budget.isSpent('there')]).toEqual([
    false,
    true,
    false,
  ]);
  now += 5100;
  expect(budget.spend(who('ann'), 0)).toBe(true);
  for (let i = 0; i < 300; i++) budget.charge(who('dee', 'there'), 1);
  expect([budget.isOverdrawn(who('dee', 'there')), budget.isOverdrawn(who('ben'))]).toEqual([true, false]);
});

test('buckets are forgotten when they are full again', () => {
  let now = 0;
  const buckets = new Buckets(1, 10, () => now);
  for (let i = 0; i < 10_000; i++) buckets.take(`one ${i}`, 5);
  now += 6000;
  buckets.take('another', 3);
  expect([buckets.left('one 7'), buckets.left('another')]).toEqual([10, 7]);
});

test('turns go round between addresses, and there between people', () => {
  const turns = new FairQueue<string>();
  for (const number of [1, 2, 3, 4]) turns.add(`mallory ${number}`, ['hers', 'mallory']);
  turns.add('puppet 1', ['hers', 'puppet']);
  turns.add('ann 1', ['home', 'ann']);
  turns.add('ann 2', ['home', 'ann']);
  const order: (string | undefined)[] = [];
  while (turns.size > 0) order.push(turns.next());
  expect(order).toEqual(['mallory 1', 'ann 1', 'puppet 1', 'ann 2', 'mallory 2', 'mallory 3', 'mallory 4']);
  expect(turns.next()).toBeUndefined();
});

test('one address never has the whole gate: others walk in while it waits', async () => {
  const gate = new Concurrency(3, 100, 2);
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const all = [1, 2, 3, 4].map((number) => gate.through(work(`hers ${number}`), ['hers', 'mallory']));
  all.push(gate.through(work('ann'), ['home', 'ann']));
  expect(begun).toEqual(['hers 1', 'hers 2', 'ann']);
  expect(gate.waitingOf('hers')).toBe(2);
  while (begun.length < 5 || ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(begun).toEqual(['hers 1', 'hers 2', 'ann', 'hers 3', 'hers 4']);
});
