import { expect, test } from 'vitest';
import { parseCsv } from '../../cards/csv.ts';

const cellsOf = (text: string) => parseCsv(text).rows.map((row) => row.cells);
const linesOf = (text: string) => parseCsv(text).rows.map((row) => row.line);

test('R3 cells may be quoted, with commas, line breaks and doubled quotes inside', () => {
  expect(cellsOf('a,"b, c","d ""e"""\n"f\ng",h')).toEqual([
    ['a', 'b, c', 'd "e"'],
    ['f\ng', 'h'],
  ]);
});

test('R3 lines end as on any system', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(cellsOf(`a,b${end}c,d${end}`)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
});

test('R3 rows know the line on which they begin, and empty ones are left out', () => {
  expect(linesOf('a\n\n,,\n"b\nb"\nc')).toEqual([1, 4, 6]);
});

test('R3 a quotation mark that nothing closes is found', () => {
  expect(parseCsv('a\n"b,c\nd').openQuote).toBe(2);
  expect(parseCsv('a\n"b",c\nd').openQuote).toBeUndefined();
});
