import { expect, test } from 'vitest';
import { type Ask, type Interludes, type Message, pick, put } from '../index.ts';

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

test('where it is put a single option is asked for all the same', () => {
  const rules = put(
    { state: { talks: 0 }, rule: '1.1', seats: ['a'], interludes: null },
    { prompt, options: () => ['only'] },
    words,
  );
  expect(first(rules).options('a')).toEqual(['only']);
  expect(rules.next('only')).toEqual({ done: true, value: 'only' });
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

test('with nothing left but to be done, an interlude is offered only where it is worth a question', () => {
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

test('an interlude is offered beside the question, played, and the question put again', () => {
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
