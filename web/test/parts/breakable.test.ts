import { expect, test } from 'vitest';
import { breakable, phrasesOf } from '../../parts/breakable.ts';

test('a Japanese name breaks before its kana, and an English one only where it did', () => {
  expect(breakable('M2ブラッドレー（1）')).toBe('M2\u200Bブラッドレー\u200B（1）');
  expect(breakable('M1A1エイブラムス')).toBe('M1A1\u200Bエイブラムス');
  expect(breakable('M551 Sheridan')).toBe('M551 Sheridan');
});

test.each([
  'ケマル|主義|共和国',
  'アブドッラー|国王',
  '米国|大統領|選挙',
  '核緊急|支援隊|（NEST）',
  'イジュティハードの|門は|閉じられた|（ジハーディスト）',
  'アル＝アズハル',
  '東インド|会社の|武器',
  'テクニカル|（重機関銃）',
])('titles break by phrase: %s', (title) => {
  expect(phrasesOf(title.replaceAll('|', '')).join('|')).toBe(title);
});
