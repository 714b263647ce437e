// npm start: installs what is missing, builds what has changed, serves the games.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, root } from './workspace.mjs';

await install({ forServing: true });
console.log('Building ...');
const built = await build();
if (built.code !== 0) {
  console.error(built.output);
  process.exit(built.code);
}
const main = join(root, 'cli/dist/main.js');
if (!existsSync(main)) {
  console.error('There is nothing to serve: cli/main.ts is missing.');
  process.exit(1);
}
// The same process goes on as the server, so that signals reach it directly.
process.argv = [process.argv[0], main, 'serve', ...process.argv.slice(2)];
await import(pathToFileURL(main).href);
