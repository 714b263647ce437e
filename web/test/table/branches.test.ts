import type { TableInfo } from '@sandtable/server/protocol';
import { expect, test } from 'vitest';
import { branchesOf, rootOf } from '../../table/branches.ts';

const table = (id: string, from?: string, moment = 0): TableInfo =>
  ({ id, ...(from === undefined ? {} : { sandbox: { table: from, moment } }) }) as TableInfo;

const KNOWN = [
  table('late', 'game', 9),
  table('early', 'game', 2),
  table('deep', 'late', 12),
  table('other', 'x', 1),
];

test('branches hang on the table they were branched from, earliest first', () => {
  expect(
    branchesOf('game', KNOWN).map(({ table: { id }, branches }) => [id, branches.map((one) => one.table.id)]),
  ).toEqual([
    ['early', []],
    ['late', ['deep']],
  ]);
});

test('the root is found from the deepest branch, also where it is nobody’s of ours', () => {
  expect(rootOf(table('deep', 'late', 12), KNOWN)).toBe('game');
  expect(rootOf(table('game'), KNOWN)).toBe('game');
});
