import { readFileSync } from 'node:fs';
import { GLOSSARIES } from '@sandtable/games/glossaries';
import { expect, test } from 'vitest';
import { termTables, withTables } from '../../japanese/term-tables.ts';

test('docs/messages.md prints the glossaries as they are (npm run terms)', () => {
  const document = readFileSync(new URL('../../../docs/messages.md', import.meta.url), 'utf8');
  expect(withTables(document, termTables(GLOSSARIES))).toBe(document);
});

test('a document without a place for the tables is told so', () => {
  expect(() => withTables('# Words', '')).toThrow('no lines');
});
