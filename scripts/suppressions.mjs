// Tools are obeyed, never silenced: finds comments that switch a check off.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, root } from './workspace.mjs';

const sources = /\.(ts|mjs|cjs|svelte|css)$/;
const silencers = new RegExp(
  ['oxlint-dis' + 'able', 'eslint-dis' + 'able', 'biome-ig' + 'nore', 'svelte-ig' + 'nore', '(v8|c8|istanbul) ig' + 'nore']
    .concat('@ts-(ig' + 'nore|expect-error|nocheck)', 'knip-ig' + 'nore', 'dependency-cruiser-ig' + 'nore')
    .join('|'),
);

/** One line for each place that silences a tool. */
export function findSuppressions() {
  return filesBelow('.', sources)
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (silencers.test(line) ? [`${file}:${index + 1}: no suppressions: ${line.trim()}\n`] : [])),
    )
    .join('');
}
