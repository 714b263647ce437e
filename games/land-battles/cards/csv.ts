/** Comma-separated values as spreadsheets write them: quoted cells, doubled quotes, any line ends. */

/** One row, and the line of the file on which it begins. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Csv {
  readonly rows: readonly CsvRow[];
  /** The line of a quotation mark that nothing closes. */
  readonly openQuote?: number;
}

/** Rows without anything in them are left out. */
export function parseCsv(text: string): Csv {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begun = 1;
  let quoted: number | undefined;
  const source = text.replaceAll(/\r\n?/g, '\n');
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one !== '')) rows.push({ line: begun, cells });
    cells = [];
    begun = line + 1;
  };
  for (let i = 0; i < source.length; i++) {
    const char = source.charAt(i);
    if (quoted !== undefined) {
      if (char !== '"') cell += char;
      else if (source.charAt(i + 1) === '"') {
        cell += '"';
        i++;
      } else quoted = undefined;
    } else if (char === '"') quoted = line;
    else if (char === ',') endCell();
    else if (char === '\n') endRow();
    else cell += char;
    if (char === '\n') line++;
  }
  endRow();
  return quoted === undefined ? { rows } : { rows, openQuote: quoted };
}
