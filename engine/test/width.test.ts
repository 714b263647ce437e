import { expect, test } from 'vitest';
import { padEnd, padStart, textWidth } from '../index.ts';

test.each([
  ['', 0],
  ['Kabul', 5],
  ['カブール', 8],
  ['カブール（4）：', 15],
  ['Bogotá', 6],
  ['COIN支配', 8],
  ['−2 ± 3', 6],
])('%s takes %i columns of a terminal', (text, columns) => {
  expect(textWidth(text)).toBe(columns);
});

test('texts are padded to columns, not to characters', () => {
  expect(padEnd('支持', 6)).toBe('支持  ');
  expect(padStart('勝ち', 6)).toBe('  勝ち');
  expect(padEnd('支持', 2)).toBe('支持');
});
