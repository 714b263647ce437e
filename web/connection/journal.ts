/** The journal as far as this viewer may read it. */
import type { Line } from '@sandtable/engine';

export interface Journal {
  readonly lines: readonly (Line & { readonly key: number })[];
  readonly next: number;
}

export const noJournal: Journal = { lines: [], next: 0 };

/** Adds lines; those written after the moment `keep` are void. Every line keeps its key as long as it stands. */
export function withLines(journal: Journal, lines: readonly Line[], keep?: number): Journal {
  const kept = keep === undefined ? journal.lines : journal.lines.filter((line) => line.at <= keep);
  const added = lines.map((line, i) => ({ ...line, key: journal.next + i }));
  return { lines: [...kept, ...added], next: journal.next + lines.length };
}
