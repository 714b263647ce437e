import { expect, test } from 'vitest';
import { idsLast } from '../operands.ts';

test.each([
  ['close -kUf2MRLJIR2 --database x', 'close --database x -- -kUf2MRLJIR2'],
  ['export -kUf2MRLJIR2 out.json --force', 'export --force -- -kUf2MRLJIR2 out.json'],
  ['export --database=x --k2MRLJIR2a out.json', 'export --database=x -- --k2MRLJIR2a out.json'],
  ['export abcdefghijkl out.json --force', 'export abcdefghijkl out.json --force'],
  ['close --help', 'close --help'],
  ['sim -kUf2MRLJIR2', 'sim -kUf2MRLJIR2'],
])('%s is read as %s', (typed, read) => {
  expect(idsLast(typed.split(' ')).join(' ')).toBe(read);
});
