import { expect, test } from 'vitest';
import { blocksOf, depthOf, findRules, nearest, partsOfRule } from '../../readers/rule-lines.ts';
import type { RuleBook } from '../../boards/game.ts';

const rule = (number: string, title: string, text = '') => [number, { title, text }] as const;
const book: RuleBook = [
  rule('3.0', 'Operations'),
  rule('3.1', 'Operations in general', 'Pay first.'),
  rule('3.1.1', 'Pawns'),
  rule('3.2', 'Government'),
  rule('10.0', 'Else'),
];

test('paragraphs and lists are told apart, and known rule numbers can be opened', () => {
  const blocks = blocksOf('See 3.1 and 9.9.\n- one\n- two (3.2)\nEnd.', (number) =>
    book.some(([id]) => id === number),
  );
  expect(blocks).toEqual([
    { kind: 'paragraph', parts: ['See ', { rule: '3.1' }, ' and ', '9.9', '.'] },
    { kind: 'list', items: [['one'], ['two (', { rule: '3.2' }, ')']] },
    { kind: 'paragraph', parts: ['End.'] },
  ]);
});

test('a chapter lists its rules, a rule its parts', () => {
  expect(partsOfRule(book, '3.0').map(([id]) => id)).toEqual(['3.1', '3.2']);
  expect(partsOfRule(book, '3.1').map(([id]) => id)).toEqual(['3.1.1']);
  expect(['3.0', '3.1', '3.1.1', 'R18', 'R18.1'].map(depthOf)).toEqual([0, 1, 2, 0, 1]);
});

test('rules are found by number, title or text', () => {
  expect(findRules(book, '3.1').map(([id]) => id)).toEqual(['3.1', '3.1.1']);
  expect(findRules(book, 'govern').map(([id]) => id)).toEqual(['3.2']);
  expect(findRules(book, 'PAY').map(([id]) => id)).toEqual(['3.1']);
  expect(findRules(book, ' ')).toHaveLength(book.length);
});

test('a number that the book lacks opens the rule above it', () => {
  expect(nearest(book, '3.1.1.4')).toBe('3.1.1');
  expect(nearest(book, '3.7')).toBe('3.0');
  expect(nearest(book, '99')).toBeUndefined();
});
