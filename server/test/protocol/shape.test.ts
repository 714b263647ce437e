import { expect, test } from 'vitest';
import { BODY_SHAPE, DOCUMENT_SHAPE, isModest, isWithin } from '../../protocol/shape.ts';

const shape = { depth: 3, parts: 5, members: 6 };

test('nesting and parts are counted, what stands in texts is not', () => {
  expect(isWithin('[[[1]]]', shape)).toBe(true);
  expect(isWithin('[[{"a":[1]}]]', shape)).toBe(false);
  expect(isWithin('[{},{},{},{}]', shape)).toBe(true);
  expect(isWithin('[{},{},{},{},{}]', shape)).toBe(false);
  expect(isWithin(JSON.stringify(['[[[[', '{{{{{{', '\\"[[[[', '"', '\\', '\\\\"[[[[[[']), shape)).toBe(true);
  expect(isWithin('"\\\\"[[[[', shape)).toBe(false);
  expect(isWithin('"unfinished [[[[[[', shape)).toBe(true);
  expect(isWithin('{"a":1,"b":2,"c":3}', shape)).toBe(true);
  expect(isWithin('{"a":1,"b":2,"c":3,"d":4}', shape)).toBe(false);
});

test('texts made to be read slowly are told from long games at a glance', () => {
  const answers = Array.from({ length: 20_000 }, (_, i) => ({
    seat: 'farc',
    option: `${i}`,
    why: [{ key: 'x' }],
  }));
  expect(isWithin(JSON.stringify({ answers }), DOCUMENT_SHAPE)).toBe(true);
  const names = `{${Array.from({ length: 500_000 }, (_, i) => `"${i}":0`).join()}}`;
  for (const slow of [
    names,
    `[${'0,'.repeat(500_000)}0]`,
    '['.repeat(4_000_000),
    `[${'{},'.repeat(2_000_000)}{}]`,
    '{"a":'.repeat(1_000_000),
  ])
    expect(isWithin(slow, DOCUMENT_SHAPE)).toBe(false);
});

test('attached documents are counted before a game reads them, as objects and as texts', () => {
  const cards = (count: number) => Array.from({ length: count }, () => ({ nation: 'usa', vp: 3 }));
  expect(isModest({ cards: { forces: cards(500) } })).toBe(true);
  expect(isModest({ cards: JSON.stringify({ forces: cards(500) }) })).toBe(true);
  for (const long of [{ forces: cards(3000) }, JSON.stringify(cards(3000)), 'force,\n'.repeat(3000)])
    expect(isModest({ cards: long })).toBe(false);
  expect(isWithin(JSON.stringify({ attachments: { cards: cards(3000) } }), BODY_SHAPE)).toBe(false);
});
