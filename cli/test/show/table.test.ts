import { expect, test } from 'vitest';
import { table } from '../../show/table.ts';
import { width } from '../../show/width.ts';

test('columns line up, also under Japanese headings', () => {
  const text = table(
    ['席', '勝ち'],
    [
      ['ハンノキ', '1'],
      ['カバ', '1234'],
    ],
  );
  expect(text.split('\n').map(width)).toEqual([15, 15, 15]);
});
