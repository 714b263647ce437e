import { describe, expect, test } from 'vitest';
import {
  type Ask,
  type Given,
  type Interludes,
  type Message,
  number,
  pick,
  type Rules,
  several,
  together,
  whether,
} from '../index.ts';

const words = (option: string): Message => ({ key: option });
const prompt: Message = { key: 'ask' };
const asking = { seats: ['a'] };

interface Road {
  readonly to: string;
  readonly cost: number;
}
const ROADS: readonly Road[] = [
  { to: 'herat', cost: 1 },
  { to: 'kabul', cost: 2 },
];
const roads = {
  prompt,
  among: () => ROADS,
  id: ({ to }: Road) => `road:${to}`,
  label: ({ to, cost }: Road): Message => ({ key: 'road', params: { to, cost } }),
};

function first<T>(rules: Rules<T>): Ask {
  const step = rules.next('');
  if (step.done === true) throw new Error('nothing was asked');
  return step.value;
}

function answered<T>(rules: Rules<T>, ...answers: Given[]): T {
  let step = rules.next('');
  for (const answer of answers) step = rules.next(answer);
  if (step.done !== true) throw new Error('more is asked');
  return step.value;
}

describe('values go in, one of them comes back', () => {
  test('the menu has their ids and their words', () => {
    const ask = first(pick(asking, roads));
    expect(ask.options('a')).toEqual(['road:herat', 'road:kabul']);
    expect(ask.label('road:kabul', 'a')).toEqual({ key: 'road', params: { to: 'kabul', cost: 2 } });
    expect(answered(pick(asking, roads), 'road:kabul')).toBe(ROADS[1]);
  });

  test('words and numbers are their own ids', () => {
    const some = { prompt, among: () => [3, 7] };
    expect(first(pick(asking, some)).options('a')).toEqual(['3', '7']);
    expect(answered(pick(asking, some), '7')).toBe(7);
    expect(answered(pick(asking, { prompt, among: () => ['x', 'y'] }), 'y')).toBe('y');
  });

  test('words and numbers may stand in one list', () => {
    const some = { prompt, among: (): (string | number)[] => ['none', 1, 2] };
    expect(first(pick<string | number>(asking, some)).options('a')).toEqual(['none', '1', '2']);
    expect(answered(pick<string | number>(asking, some), '2')).toBe(2);
  });

  test('an option that was never offered gives no value', () => {
    const rules = pick(asking, roads);
    first(rules);
    expect(() => rules.next('road:merv')).toThrow('there is no option road:merv');
  });

  test('what declines stands behind the others or before them, and comes back as it is', () => {
    const may = { ...roads, pass: 'done', passLabel: () => ({ key: 'stop' }) } as const;
    const ask = first(pick(asking, may));
    expect([ask.pass, ask.options('a')]).toEqual(['done', ['road:herat', 'road:kabul', 'done']]);
    expect(ask.label('done', 'a')).toEqual({ key: 'stop' });
    expect(answered(pick(asking, may), 'done')).toBe('done');
    const before = { ...may, isPassFirst: true };
    expect(first(pick(asking, before)).options('a')).toEqual(['done', 'road:herat', 'road:kabul']);
    expect(answered(pick(asking, before), 'road:herat')).toBe(ROADS[0]);
  });

  test('options without words of their own take those of the game, under the rule that asks', () => {
    const ask = first(
      pick({ seats: ['a'], rule: '1.1' }, { prompt, among: () => ['x'], pass: 'done' }, (option, rule) => ({
        key: option,
        rule,
      })),
    );
    expect(['x', 'done'].map((option) => ask.label(option, 'a'))).toEqual([
      { key: 'x', rule: '1.1' },
      { key: 'done', rule: '1.1' },
    ]);
    const wordless = first(pick(asking, { prompt, among: () => ['x', 'y'] }));
    expect(() => wordless.label('x', 'a')).toThrow('no words for the option x');
  });
});

describe('when something is asked', () => {
  test('a single option needs no asking, unless the question wants it', () => {
    const one = { ...roads, among: () => ROADS.slice(0, 1) };
    expect(answered(pick(asking, one))).toBe(ROADS[0]);
    expect(first(pick(asking, { ...one, always: true })).options('a')).toEqual(['road:herat']);
    const secret = first(pick(asking, { ...one, secret: true }));
    expect([secret.secret, secret.options('a')]).toEqual([true, ['road:herat']]);
  });

  test('what is hidden is looked up whenever somebody looks', () => {
    const hand = ['1', '2'];
    const rules = pick(asking, { prompt, among: () => hand.slice(), label: words, hidden: true });
    const ask = first(rules);
    hand.splice(0, 2, '5', '6');
    expect(ask.label('6', 'a')).toEqual({ key: '6' });
    expect(ask.options('a')).toEqual(['5', '6']);
    expect(rules.next('6')).toEqual({ done: true, value: '6' });
  });

  test('menus look again only after table talk', () => {
    const state = { talks: 0 };
    let made = 0;
    const rules = pick({ state, seats: ['a'] }, { prompt, among: () => [++made, 100] });
    const ask = first(rules);
    expect([ask.options('a'), ask.options('a')]).toEqual([
      ['1', '100'],
      ['1', '100'],
    ]);
    state.talks++;
    expect(ask.options('a')).toEqual(['2', '100']);
    expect(rules.next('2')).toEqual({ done: true, value: 2 });
  });
});

describe('interludes', () => {
  const trifle = (isWorthIt: boolean): Interludes => ({
    add: (options) => {
      options.push('trifle');
      return isWorthIt;
    },
    has: (option) => option === 'trifle',
    label: words,
    *play() {},
    blocked: () => [],
  });

  test('with nothing left but to be done, one is offered only where it is worth a question', () => {
    const asked = (isWorthIt: boolean, ...options: string[]) =>
      pick(
        { seats: ['a'], interludes: trifle(isWorthIt) },
        { prompt, among: () => options, pass: 'done', pause: true },
        words,
      ).next('');
    expect(asked(false)).toEqual({ done: true, value: 'done' });
    expect(asked(true).done).toBe(false);
    expect(asked(false, 'x').done).toBe(false);
  });

  test('one is offered beside the question, played, and the question put again', () => {
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
    const rules = pick({ seats: ['a'], interludes }, { ...roads, pause: true });
    const ask = first(rules);
    expect(ask.options('a')).toEqual(['road:herat', 'road:kabul', 'activity']);
    expect(['road:herat', 'activity'].map((option) => ask.label(option, 'a').key)).toEqual([
      'road',
      'activity',
    ]);
    const again = rules.next('activity');
    expect(played).toEqual(['activity']);
    expect(again.done === false && again.value.options('a')).toEqual(['road:herat', 'road:kabul']);
    expect(rules.next('road:kabul')).toEqual({ done: true, value: ROADS[1] });
  });

  test('none is offered where the question does not pause', () => {
    const ask = first(pick({ seats: ['a'], interludes: trifle(true) }, roads));
    expect([ask.pause, ask.options('a')]).toEqual([false, ['road:herat', 'road:kabul']]);
  });
});

describe('other kinds of questions', () => {
  test('how many', () => {
    const many = { prompt, from: 0, to: 2, label: (n: number) => ({ key: 'n', params: { n } }) };
    const ask = first(number(asking, many));
    expect(ask.options('a')).toEqual(['0', '1', '2']);
    expect(ask.label('2', 'a')).toEqual({ key: 'n', params: { n: 2 } });
    expect(answered(number(asking, many), '2')).toBe(2);
    expect(answered(number(asking, { prompt, from: 4, to: 4 }))).toBe(4);
  });

  test('yes or no; no declines', () => {
    const ask = first(whether(asking, { prompt, label: words }));
    expect([ask.pass, ask.options('a')]).toEqual(['no', ['yes', 'no']]);
    expect(['yes', 'no'].map((option) => ask.label(option, 'a').key)).toEqual(['yes', 'no']);
    expect(['yes', 'no'].map((option) => answered(whether(asking, { prompt }), option))).toEqual([
      true,
      false,
    ]);
  });

  test('several different ones, until there are enough or somebody declines', () => {
    const left = (n: number): Message => ({ key: 'left', params: { n } });
    const some = (most: number) =>
      several(asking, { ...roads, prompt: left, most, pass: 'done', passLabel: () => ({ key: 'stop' }) });
    const rules = some(2);
    expect(first(rules).prompt).toEqual(left(2));
    const next = rules.next('road:kabul');
    expect(next.done === false && [next.value.prompt, next.value.options('a')]).toEqual([
      left(1),
      ['road:herat', 'done'],
    ]);
    expect(rules.next('road:herat')).toEqual({ done: true, value: [ROADS[1], ROADS[0]] });
    expect(answered(some(9), 'road:herat', 'done')).toEqual([ROADS[0]]);
    expect(answered(some(9), 'road:herat', 'road:kabul')).toEqual(ROADS);
  });

  test('several seats at the same time', () => {
    const rules = together({
      seats: ['a', 'b'],
      prompt,
      among: (seat) => [`${seat}1`, `${seat}2`],
      label: words,
    });
    const ask = first(rules);
    expect(ask.options('b')).toEqual(['b1', 'b2']);
    expect(ask.label('b2', 'b')).toEqual({ key: 'b2' });
    expect(rules.next(['a1', 'b2'])).toEqual({ done: true, value: ['a1', 'b2'] });
  });
});
