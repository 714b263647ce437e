import { expect, test } from 'vitest';
import { optionFor } from '../../table/keys.ts';

const ask = (...ids: readonly string[]) => ({
  number: 1,
  seats: ['alder'],
  answered: [],
  options: ids.map((id) => ({ id, label: { key: id } })),
});

test('a digit takes the choice in that place, or that number where numbers are asked for', () => {
  expect(optionFor('2', ask('train', 'patrol', 'pass'))).toBe('patrol');
  expect(optionFor('9', ask('train', 'patrol', 'pass'))).toBeUndefined();
  expect(optionFor('0', ask('train'))).toBeUndefined();
  expect(optionFor('0', ask('0', '1', '2'))).toBe('0');
  expect(optionFor('2', ask('1', '2', '3', 'done'))).toBe('2');
  expect(optionFor('d', ask('d'))).toBeUndefined();
  expect(optionFor('1', undefined)).toBeUndefined();
});
