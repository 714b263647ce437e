// npm run dev: bundles what changes and serves it anew; the page comes from its sources, changed under the eyes.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { watchAndBundle } from './bundle.mjs';
import { bundle, install, root, tools } from './workspace.mjs';

const page = 5173;
const server = Number(process.env.SANDTABLE_PORT || 8080);
for (const port of [server, page])
  if (!(await isFree(port))) {
    console.error(`Port ${port} is in use already: npm run dev needs ${server} and ${page}.`);
    process.exit(1);
  }

await install();
console.log('Building ...');
const made = await bundle();
process.stderr.write(made.output);
const watcher = await watchAndBundle();

const programs = [
  {
    command: ['node', '--watch', '--watch-preserve-output', join(root, 'cli/dist/main.js'), 'serve'],
    cwd: root,
  },
  {
    command: [...tools.vite, '--clearScreen', 'false', '--strictPort', '--port', String(page)],
    cwd: join(root, 'web'),
  },
];
const children = programs.map(({ command: [, ...args], cwd }) =>
  spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] }),
);

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** One without the others is of no use. */
function stop() {
  void watcher.close();
  for (const child of children) child.kill();
}
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
