// Tools are obeyed, never silenced: finds comments that switch a check off.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './workspace.mjs';

const sources = /\.(ts|mjs|cjs|svelte|css)$/;
const silencer =
  /(oxlint|eslint)-disable|(biome|svelte|knip|dependency-cruiser|v8|c8|istanbul)[- ]ignore|@ts-(ignore|expect-error|nocheck)/;

/** One line for each place that silences a tool. */
export function findSuppressions() {
  return filesBelow('.', sources)
    .filter((file) => file !== 'scripts/suppressions.mjs')
    .flatMap(silencedLines)
    .join('');
}

function silencedLines(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index) =>
    silencer.test(line) ? [`${file}:${index + 1}: no suppressions: ${line.trim()}\n`] : [],
  );
}
