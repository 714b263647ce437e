import { padEnd, padStart, textWidth } from '@sandtable/engine';

/** Rows under headings: the first column, or so many, to the left; figures to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[], toLeft = 1): string {
  const all = [headings, ...rows];
  const widths = headings.map((_, i) => Math.max(...all.map((row) => textWidth(row[i] ?? ''))));
  return all
    .map((row) =>
      row
        .map((cell, i) => (i < toLeft ? padEnd : padStart)(cell, widths[i] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
