/** Compiles the commands once before the tests that run them. What does not compile is the types gate's business. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default function compile(): void {
  const rooms = ['cli', 'tools', 'bench'];
  spawnSync(process.execPath, ['node_modules/typescript7/bin/tsc', '-b', ...rooms], { cwd: root });
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
  if (!existsSync(main)) throw new Error('the command does not compile: see npm run types');
}
