import { expect, test } from 'vitest';
import { breakable } from '../../parts/breakable.ts';

test('a Japanese name breaks before its kana, and an English one only where it did', () => {
  expect(breakable('M2ブラッドレー (1)')).toBe('M2\u200Bブラッドレー (1)');
  expect(breakable('M1A1エイブラムス')).toBe('M1A1\u200Bエイブラムス');
  expect(breakable('M551 Sheridan')).toBe('M551 Sheridan');
});
