import { expect, test } from 'vitest';
import { DOCUMENT_SHAPE, isWithin } from '../../protocol/shape.ts';

const shape = { depth: 3, parts: 5 };

test('nesting and parts are counted, what stands in texts is not', () => {
  expect(isWithin('[[[1]]]', shape)).toBe(true);
  expect(isWithin('[[{"a":[1]}]]', shape)).toBe(false);
  expect(isWithin('[{},{},{},{}]', shape)).toBe(true);
  expect(isWithin('[{},{},{},{},{}]', shape)).toBe(false);
  expect(isWithin(JSON.stringify(['[[[[', '{{{{{{', '\\"[[[[', '"', '\\', '\\\\"[[[[[[']), shape)).toBe(true);
  expect(isWithin('"\\\\"[[[[', shape)).toBe(false);
  expect(isWithin('"unfinished [[[[[[', shape)).toBe(true);
});

test('texts made to be read slowly are told from long games at a glance', () => {
  const answers = Array.from({ length: 20_000 }, (_, i) => ({
    seat: 'farc',
    option: `${i}`,
    why: [{ key: 'x' }],
  }));
  expect(isWithin(JSON.stringify({ answers }), DOCUMENT_SHAPE)).toBe(true);
  for (const slow of ['['.repeat(4_000_000), `[${'{},'.repeat(2_000_000)}{}]`, '{"a":'.repeat(1_000_000)])
    expect(isWithin(slow, DOCUMENT_SHAPE)).toBe(false);
});
