// npm run dev: compiles what changes and serves it anew; the page comes from its sources, changed under the eyes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compile, install, root, tools } from './workspace.mjs';

await install();
console.log('Compiling ...');
await compile();

const programs = [
  { command: [...tools.tsc, '-b', '--watch', '--preserveWatchOutput'], cwd: root },
  {
    command: ['node', '--watch', '--watch-preserve-output', join(root, 'cli/dist/main.js'), 'serve'],
    cwd: root,
  },
  { command: [...tools.vite, '--clearScreen', 'false'], cwd: join(root, 'web') },
];
const children = programs.map(({ command: [, ...args], cwd }) =>
  spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }),
);

/** One without the others is of no use. */
function stop() {
  for (const child of children) child.kill();
}
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
