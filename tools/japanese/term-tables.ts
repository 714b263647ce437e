/** The tables of terms in docs/messages.md, printed from the glossaries. */
import type { Glossary, Term } from '@sandtable/engine';

const BEGIN = '<!-- terms: printed by `npm run terms` -->';
const END = '<!-- end of terms -->';

export function termTables(glossaries: readonly Glossary[]): string {
  return glossaries.map(table).join('\n\n');
}

function table({ title, terms }: Glossary): string {
  const head = [`| ${title.en} | ${title.ja} | also | not |`, '| --- | --- | --- | --- |'];
  return [...head, ...Object.values(terms).map(row)].join('\n');
}

function row({ en, ja, also = [], not = [] }: Term): string {
  return `| ${en} | ${ja} | ${also.join('、')} | ${not.join('、')} |`;
}

/** The document with these tables in place of those it has. */
export function withTables(document: string, tables: string): string {
  const begin = document.indexOf(BEGIN);
  const end = document.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`no lines "${BEGIN}" and "${END}"`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${tables}\n\n${document.slice(end)}`;
}
