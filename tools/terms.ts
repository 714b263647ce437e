/** The tables of terms: see USAGE. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GLOSSARIES } from '@sandtable/games/glossaries';
import { parsed, runTool } from './arguments.ts';
import { termTables, withTables } from './japanese/term-tables.ts';

const USAGE = `npm run terms

Prints the tables of terms in docs/messages.md anew, from the glossaries of the games (games/<game>/text/glossary.ts).`;

const path = fileURLToPath(new URL('../../docs/messages.md', import.meta.url));

function main(args: readonly string[]): number {
  parsed(args, {});
  const before = readFileSync(path, 'utf8');
  const after = withTables(before, termTables(GLOSSARIES));
  if (after !== before) writeFileSync(path, after);
  return 0;
}

await runTool(USAGE, main);
