import { expect, test } from 'vitest';
import { noJournal, withLines } from '../../connection/journal.ts';

const line = (at: number, key: string) => ({ at, message: { key } });

test('new lines are added at the end, each under a key of its own', () => {
  const journal = withLines(withLines(noJournal, [line(1, 'a')]), [line(2, 'b'), line(2, 'c')]);
  expect(journal.lines.map(({ message }) => message.key)).toEqual(['a', 'b', 'c']);
  expect(new Set(journal.lines.map(({ key }) => key)).size).toBe(3);
});

test('what was taken back disappears, and keys are never used twice', () => {
  const before = withLines(noJournal, [line(1, 'a'), line(2, 'b'), line(3, 'c')]);
  const after = withLines(before, [line(2, 'd')], 1);
  expect(after.lines.map(({ message }) => message.key)).toEqual(['a', 'd']);
  expect(before.lines.map(({ key }) => key)).not.toContain(after.lines[1]?.key);
});
