import { expect, test } from 'vitest';
import { table } from '../../show/table.ts';
import { textWidth } from '@sandtable/engine';

test('columns line up, also under Japanese headings', () => {
  const text = table(
    ['席', '勝ち'],
    [
      ['ハンノキ', '1'],
      ['カバ', '1234'],
    ],
  );
  expect(text.split('\n').map(textWidth)).toEqual([15, 15, 15]);
});
