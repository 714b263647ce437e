import { expect, test } from 'vitest';
import { writtenTogether } from '../../play/shared-json.ts';

const read = (objects: readonly object[]) =>
  writtenTogether(objects).map((text) => JSON.parse(text) as unknown);

test('what several see is written as it is for each of them, shared or not', () => {
  const map = { huila: 3 };
  for (const objects of [
    [],
    [{}],
    [{ map }],
    [{}, {}],
    [{ map }, { map }],
    [
      { map, hand: [1] },
      { map, hand: [2] },
      { map, hand: null },
    ],
    [{ hand: [1] }, { hand: [2] }],
    [{ map, turn: 1 }, { map }],
    [{ map }, { map, turn: 1 }],
    [
      { constructor: 1, map },
      { constructor: 2, map },
    ],
  ])
    expect(read(objects)).toEqual(objects);
});

test('what is equal but not the same is written for each', () => {
  expect(read([{ hand: [1] }, { hand: [1] }])).toEqual([{ hand: [1] }, { hand: [1] }]);
});

test('what is undefined is left out, as in any JSON', () => {
  const [text] = writtenTogether([
    { a: undefined, b: 1 },
    { a: undefined, b: 1 },
  ]);
  expect(text).toBe('{"b":1}');
});
