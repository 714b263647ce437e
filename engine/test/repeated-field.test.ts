import { expect, test } from 'vitest';
import { repeatedField } from '../repeated-field.ts';

test.each([
  ['{}', undefined],
  ['{ "a": { "b": 1 }, "b": [{ "a": 1 }, { "a": 2 }] }', undefined],
  ['{ "a": 1, "b": 2, "a": 3 }', 'a'],
  ['{ "list": [0, { "x": "{,\\"x\\":", "y": { "x": 1, "x": 2 } }] }', 'list.1.y.x'],
  ['{ "caf\\u00e9": 1, "café": 2 }', 'café'],
])('the place of a field that is there twice: %s', (text, place) => {
  expect(repeatedField(text)).toBe(place);
});
