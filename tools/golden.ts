/** Golden transcripts: see USAGE. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Mistake, parsed, runTool } from './arguments.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', '.cache']);

/** The test files that compare with a golden file. */
function goldenTests(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : goldenTests(path);
    return path.endsWith('.test.ts') &&
      readFileSync(join(root, path), 'utf8').includes('toMatchFileSnapshot(')
      ? [path]
      : [];
  });
}

const USAGE = `npm run golden [-- <words>]

Writes the golden transcripts anew, wholly or for test files whose path contains the words. Read the changes before
they go in.`;

function main(args: readonly string[]): number {
  const wanted = parsed(args, {}).positionals;
  const files = goldenTests('.').filter((file) => wanted.every((word) => file.includes(word)));
  if (files.length === 0)
    throw new Mistake(`No test with a golden file has ${wanted.join(' and ')} in its path.`);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const run = spawnSync(process.execPath, [vitest, 'run', ...files, '--update'], {
    cwd: root,
    stdio: 'inherit',
  });
  return run.status ?? 1;
}

await runTool(USAGE, main);
