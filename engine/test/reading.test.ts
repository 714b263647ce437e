import { describe, expect, test } from 'vitest';
import { faultIn, type Json, reader, type Reader, readingWords, render } from '../index.ts';

const at = (p: { where: string }, problem: string) => `${p.where}: ${problem}`;
const en = { sentences: readingWords.en(at), name: () => undefined };
const ja = { sentences: readingWords.ja(at), name: () => undefined };

const told = (read: (from: Reader) => void): string => {
  const fault = faultIn(() => read(reader('9.9')));
  if (fault === undefined) return '';
  expect(fault.rule).toBe('9.9');
  expect(render(ja, fault)).not.toBe('');
  return render(en, fault);
};

describe('documents from outside', () => {
  test('what is right is read', () => {
    const from = reader('9.9');
    expect(from.entry({ a: 1 }, '', ['a', 'b'])).toEqual({ a: 1 });
    expect(from.record(undefined, 'x')).toEqual({});
    expect(from.list(undefined, 'x')).toEqual([]);
    expect(from.whole(-0, 'x', 3)).toBe(0);
    expect(from.oneOf('b', 'x', ['a', 'b'])).toBe('b');
    expect(from.flag(false, 'x')).toBe(false);
    expect(from.text('ab', 'x', 2)).toBe('ab');
    expect(from.different(['a', 'b'], 'x')).toEqual(['a', 'b']);
  });

  const faults: [string, (from: Reader, value: Json) => void, Json[]][] = [
    ['x: must be an object', (from, value) => from.record(value, 'x'), [null, [], 'a', 1]],
    ['x: must be a list', (from, value) => from.list(value, 'x'), [null, {}, 'a']],
    ['x: may have 2 entries at most', (from, value) => from.list(value, 'x', 2), [[1, 2, 3]]],
    [
      'x: must be a whole number from 1 to 3',
      (from, value) => from.whole(value, 'x', 3, 1),
      [0, 4, 1.5, '2'],
    ],
    ['x: must be one of: a, b', (from, value) => from.oneOf(value, 'x', ['a', 'b']), ['c', 1, null]],
    ['x: must be true or false', (from, value) => from.flag(value, 'x'), ['true', 0, null]],
    ['x: must be a text of 1 to 2 characters', (from, value) => from.text(value, 'x', 2), ['', 'abc', 3]],
    ['x.2: is there twice', (from, value) => from.different(from.list(value, 'x'), 'x'), [['a', 'b', 'a']]],
    [
      'x.c: is no field here (which are: a, b)',
      (from, value) => from.entry(value, 'x', ['a', 'b']),
      [{ c: 1 }],
    ],
  ];
  for (const [sentence, read, values] of faults)
    for (const value of values)
      test(`${JSON.stringify(value)} is refused: ${sentence}`, () =>
        expect(told((from) => read(from, value))).toBe(sentence));

  test('errors of the code are no faults of the document', () => {
    expect(() => faultIn(() => reader('1').whole(undefined, 'x', (undefined as never)['y']))).toThrow(
      TypeError,
    );
  });
});
