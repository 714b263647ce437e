import { expect, test } from 'vitest';
import { jsonFault } from '../json-fault.ts';

test.each([
  ['a comma before the end', '{"a": [1, 2,]}', 1, 13],
  ['a word without quotes', '{\n  "a": usa\n}', 2, 8],
  ['single quotes', "{'a': 1}", 1, 2],
  ['a missing colon', '{"a" 1}', 1, 6],
  ['a missing comma', '[{"a": 1}\n{"b": 2}]', 2, 1],
  ['a line break inside a string', '{"a": "b\nc"}', 1, 7],
  ['an end that is missing', '{"a": ["é\\u00e9\\n", true, null', 1, 31],
  ['something after the end', '{"a": -1.5e3} x', 1, 15],
  ['a number that is none', '[01]', 1, 3],
])('R3 JSON with %s is told where', (_, text, line, column) => {
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(jsonFault(text)).toEqual({ line, column });
});

test('R3 brackets without end are no reason to fall over', () => {
  expect(jsonFault('['.repeat(100_000)).line).toBe(1);
});
