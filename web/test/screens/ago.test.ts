import { expect, test } from 'vitest';
import { ago } from '../../screens/ago.ts';

const now = Date.parse('2026-01-02T12:00:00Z');

test('times are told as people tell them', () => {
  expect(ago('2026-01-02T11:59:30Z', now, 'en')).toBeUndefined();
  expect(ago('2026-01-02T11:55:00Z', now, 'en')).toBe('5 minutes ago');
  expect(ago('2026-01-01T12:00:00Z', now, 'en')).toBe('yesterday');
  expect(ago('2026-01-02T09:00:00Z', now, 'ja')).toBe('3 時間前');
});
