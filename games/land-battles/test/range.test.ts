import { expect, test } from 'vitest';
import { isInRange, type Reach } from '../range.ts';

function pairs(reach: Reach): string[] {
  const found: string[] = [];
  for (const from of [1, 2, 3])
    for (const to of [1, 2, 3]) if (isInRange(reach, from, to)) found.push(`${from}${to}`);
  return found;
}

test('R5 small arms reach from row 1 to row 1 only', () => {
  expect(pairs('smallArms')).toEqual(['11']);
});

test('R5 a cannon reaches distances 1 and 2', () => {
  expect(pairs('cannon')).toEqual(['11', '12', '21']);
});

test('R5 a missile goes by rows 1 and 2 on both sides, never from or into row 3', () => {
  expect(pairs('missile')).toEqual(['11', '12', '21', '22']);
});

test('R5 artillery of range 4 reaches rows 1 and 2 from row 3, and every row from rows 1 and 2', () => {
  expect(pairs(4)).toEqual(['11', '12', '13', '21', '22', '23', '31', '32']);
});

test('R5 artillery of range 3', () => {
  expect(pairs(3)).toEqual(['11', '12', '13', '21', '22', '31']);
});
