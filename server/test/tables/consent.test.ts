import { expect, test } from 'vitest';
import type { Proposed } from '../../protocol/incoming.ts';
import { bystandersOf, type Motion, type TableRecord, withChair } from '../../tables/body.ts';
import { propose, replaced, vote, waitingFor } from '../../tables/consent.ts';

const HOUR = 3600 * 1000;
const CHANGED = '2026-01-01T00:00:00.000Z';
const later = (hours: number) => Date.parse(CHANGED) + hours * HOUR;
const person = (id: string) => ({ kind: 'person', person: id }) as const;

const record: TableRecord = {
  id: 't',
  game: 'demo',
  version: 1,
  status: 'running',
  private: false,
  owner: 'ann',
  created: CHANGED,
  changed: CHANGED,
  moment: 5,
  turn: ['flint'],
  revision: 1,
  body: {
    setting: { scenario: 'standard', options: {} },
    places: [
      { seat: 'alder', chair: person('ann') },
      { seat: 'birch', chair: person('ben') },
      { seat: 'flint', chair: person('carl') },
      { seat: 'slate', chair: { kind: 'bot', player: 'random' } },
    ],
    orders: { flint: { forced: true, decline: [] } },
    motions: [],
    proposed: 0,
    dice: { key: '', commitment: '', salts: [] },
    base: 0,
  },
};
const motion = (what: Proposed, yes: readonly string[] = []): Motion => ({ number: 1, by: 'ann', what, yes });
const replace: Proposed = { kind: 'bot', seat: 'flint', player: 'random' };

test('bots do not stand in the way of undo for somebody who plays alone against them, but do among people', () => {
  expect(bystandersOf(record.body)).toEqual([]);
  const bot = { kind: 'bot', player: 'random' } as const;
  const alone = withChair(withChair(record.body, 'birch', bot), 'flint', bot);
  expect(bystandersOf(alone)).toEqual(['birch', 'flint', 'slate']);
});

test('everybody else at the table is asked, each once', () => {
  const rewind: Proposed = { kind: 'rewind', moment: 2 };
  expect(waitingFor(record, motion(rewind), new Set(), later(0))).toEqual(['ben', 'carl']);
  expect(waitingFor(record, motion(rewind, ['carl']), new Set(), later(0))).toEqual(['ben']);
});

test('somebody to be replaced is asked, unless the table has waited a day for them and they are away', () => {
  const asked = (present: string[], hours: number) =>
    waitingFor(record, motion(replace), new Set(present), later(hours)).includes('carl');
  expect(asked([], 23)).toBe(true);
  expect(asked(['carl'], 25)).toBe(true);
  expect(asked([], 25)).toBe(false);
  // It is not their turn: nobody waits for them.
  const other: Proposed = { kind: 'open', seat: 'birch' };
  expect(waitingFor(record, motion(other), new Set(), later(99))).toContain('ben');
});

test('two missing people cannot lock a table: those who are not there are not asked about going on', () => {
  const waiting = (what: Proposed, present: string[], hours: number) =>
    waitingFor(record, motion(what), new Set(present), later(hours));
  expect(waiting(replace, ['ann'], 25)).toEqual([]);
  expect(waiting(replace, ['ann', 'ben'], 25)).toEqual(['ben']);
  expect(waiting(replace, ['ann'], 23)).toEqual(['ben', 'carl']);
  expect(waiting({ kind: 'abandon' }, ['ann'], 25)).toEqual([]);
  // Nothing is taken back behind anybody's back, and nobody is given up who has not been waited for.
  expect(waiting({ kind: 'rewind', moment: 2 }, ['ann'], 25)).toEqual(['ben', 'carl']);
  const ours = { ...record, turn: ['alder'] };
  expect(waitingFor(ours, motion({ kind: 'abandon' }), new Set(['ann']), later(99))).toEqual(['ben', 'carl']);
});

test('standing orders go with the person who gave them', () => {
  expect(replaced(record.body, replace).orders).toEqual({});
  expect(replaced(record.body, replace).places[2]?.chair).toEqual({ kind: 'bot', player: 'random' });
});

test('a person has one proposal at a time, and only what can be done', () => {
  const first = propose(record, 'ann', { kind: 'abandon' });
  const second = propose({ ...record, body: first.body }, 'ann', replace);
  expect(second.body.motions.map((open) => open.number)).toEqual([2]);
  expect(() => propose(record, 'dora', { kind: 'abandon' })).toThrow('not-yours');
  expect(() => propose(record, 'ann', { kind: 'rewind', moment: 5 })).toThrow('no-such-moment');
  expect(() => propose({ ...record, status: 'finished' }, 'ann', { kind: 'abandon' })).toThrow('not-running');
});

test('one no ends a proposal', () => {
  const { body } = propose(record, 'ann', { kind: 'abandon' });
  const proposed = { ...record, body };
  expect(vote(proposed, 'ben', 1, false).body.motions).toEqual([]);
  expect(vote(proposed, 'ben', 1, true).motion?.yes).toEqual(['ben']);
  expect(() => vote(proposed, 'dora', 1, true)).toThrow('not-yours');
  // What was played is not undone by a vote that comes after the end.
  expect(() => vote({ ...proposed, status: 'finished' }, 'ben', 1, true)).toThrow('not-running');
});

test('whoever gives up the last seat takes their proposals along', () => {
  const { body } = propose(record, 'carl', { kind: 'abandon' });
  expect(replaced(body, replace).motions).toEqual([]);
  const two = withChair(body, 'birch', person('carl'));
  expect(replaced(two, replace).motions).toHaveLength(1);
});
