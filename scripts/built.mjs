// node scripts/built.mjs <file> [arguments]: bundles what has changed, then runs a program of it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, install, root, run } from './workspace.mjs';

const [file, ...rest] = process.argv.slice(2);
await install();
const made = await bundle();
process.stderr.write(made.output);
if (!existsSync(join(root, file))) {
  console.error(`There is no ${file}.`);
  process.exit(1);
}
// Ctrl-C is for the program, which may have something to say at its end.
process.on('SIGINT', () => undefined);
const { code } = await run(['node', join(root, file), ...rest], { show: true });
process.exit(made.code || code);
