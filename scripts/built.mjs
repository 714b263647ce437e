// node scripts/built.mjs <file> [arguments]: compiles, then runs a compiled program.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile, install, root, run } from './workspace.mjs';

const [file, ...rest] = process.argv.slice(2);
await install();
const compiled = await compile();
process.stderr.write(compiled.output);
if (!existsSync(join(root, file))) {
  console.error(`There is no ${file}.`);
  process.exit(1);
}
// Ctrl-C is for the program, which may have something to say at its end.
process.on('SIGINT', () => undefined);
const { code } = await run(['node', join(root, file), ...rest], { show: true });
process.exit(compiled.code || code);
