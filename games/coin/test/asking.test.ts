import type { Ask, Message } from '@sandtable/engine';
import { expect, test } from 'vitest';
import {
  holdBySpaces,
  holdsWithout,
  type Interludes,
  type OperationShape,
  phaseAfter,
  pick,
} from '../index.ts';

const words = (option: string): Message => ({ key: option });
const prompt: Message = { key: 'ask' };

function first<T>(rules: Generator<Ask, T, string | readonly string[]>): Ask {
  const step = rules.next('');
  if (step.done === true) throw new Error('nothing was asked');
  return step.value;
}

test('a single option needs no asking', () => {
  const rules = pick(
    { state: { talks: 0 }, rule: '1.1', seats: ['a'], interludes: null },
    { prompt, options: () => ['only'] },
    words,
  );
  expect(rules.next('')).toEqual({ done: true, value: 'only' });
});

test('menus look again only after table talk', () => {
  const state = { talks: 0 };
  let made = 0;
  const ask = first(
    pick(
      { state, rule: '1.1', seats: ['a'], interludes: null },
      { prompt, options: () => [String(++made), 'x'] },
      words,
    ),
  );
  expect([ask.options('a'), ask.options('a')]).toEqual([
    ['1', 'x'],
    ['1', 'x'],
  ]);
  state.talks++;
  expect(ask.options('a')).toEqual(['2', 'x']);
});

test('4.1 with nothing left but to be done, an interlude is offered only where it is worth a question', () => {
  const interludes = (isWorthIt: boolean): Interludes => ({
    add: (options) => {
      options.push('trifle');
      return isWorthIt;
    },
    has: (option) => option === 'trifle',
    label: words,
    *play() {},
    blocked: () => [],
  });
  const asked = (isWorthIt: boolean, ...options: string[]) =>
    pick(
      { state: { talks: 0 }, rule: '1.1', seats: ['a'], interludes: interludes(isWorthIt) },
      { prompt, options: () => [...options], pause: true },
      words,
    ).next('');
  expect(asked(false, 'done')).toEqual({ done: true, value: 'done' });
  expect(asked(true, 'done').done).toBe(false);
  expect(asked(false, 'x', 'done').done).toBe(false);
});

test('4.1 an interlude is offered beside the question, played, and the question put again', () => {
  const played: string[] = [];
  const interludes: Interludes = {
    add: (options) => {
      if (played.length === 0) options.push('activity');
      return played.length === 0;
    },
    has: (option) => option === 'activity',
    label: () => ({ key: 'activity', rule: '4.1' }),
    *play(option) {
      played.push(option);
    },
    blocked: () => [],
  };
  const asking = { state: { talks: 0 }, rule: '1.1', seats: ['a'], interludes };
  const rules = pick(asking, { prompt, options: () => ['x', 'done'], pause: true }, words);
  const ask = first(rules);
  expect(ask.options('a')).toEqual(['x', 'done', 'activity']);
  expect(['x', 'activity'].map((option) => ask.label(option, 'a').rule)).toEqual([undefined, '4.1']);
  const again = rules.next('activity');
  expect(played).toEqual(['activity']);
  expect(again.done === false && again.value.options('a')).toEqual(['x', 'done']);
  expect(rules.next('x')).toEqual({ done: true, value: 'x' });
});

test('3.1 an Operation that could be executed in two spaces holds whatever happens in one', () => {
  const rules = (open: readonly number[]): OperationShape<null, { spaces: number[] }, null, number> => ({
    rule: '3.1',
    among: () => [1, 2, 3],
    test: () => (space) => open.includes(space),
    cost: () => 1,
    leastCost: () => 1,
    *execute() {},
  });
  expect(holdBySpaces(rules([1, 3]), null, { spaces: [] }).sturdy).toBe(true);
  const one = holdBySpaces(rules([1, 3]), null, { spaces: [3] });
  expect([holdsWithout(one, 1), holdsWithout(one, 2)]).toEqual([false, true]);
  expect(holdsWithout(holdBySpaces(rules([]), null, { spaces: [] }), 2)).toBe(false);
});

test('6.0 phases follow each other, and the final Round stops early', () => {
  const phases = ['victory', 'support', 'reset'] as const;
  expect(phaseAfter(phases, 'victory', 'support', false)).toBe('support');
  expect(phaseAfter(phases, 'support', 'support', false)).toBe('reset');
  expect(phaseAfter(phases, 'support', 'support', true)).toBeUndefined();
  expect(phaseAfter(phases, 'reset', 'support', false)).toBeUndefined();
});
