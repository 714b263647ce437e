// What the scripts share: the tools, and building.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { compressFolder } from './compress.mjs';
import { drawIcons } from './icons.mjs';
import { install } from './install.mjs';
import { writeOffered } from './offered.mjs';
import { listFiles } from './offline.mjs';
import { filesBelow } from './rooms.mjs';
import { root, run } from './running.mjs';

const inRoot = (path) => join(root, path);
const tool = (path) => ['node', inRoot(join('node_modules', path))];

export { bundle, filesBelow, install, root, run };

export const tools = {
  tsc: tool('typescript7/bin/tsc'),
  biome: tool('@biomejs/biome/bin/biome'),
  oxlint: tool('oxlint/bin/oxlint'),
  depcruise: tool('dependency-cruiser/bin/dependency-cruise.mjs'),
  knip: tool('knip/bin/knip.js'),
  vitest: tool('vitest/vitest.mjs'),
  playwright: tool('@playwright/test/cli.js'),
  svelteCheck: tool('svelte-check/bin/svelte-check'),
  vite: tool('vite/bin/vite.js'),
};

/** Makes all that serving needs: the programs and the page. Gives the first failure, or success. */
export async function build() {
  const made = await bundle();
  return made.code === 0 ? buildPage() : made;
}

/** Checks the types of every room, and writes the declarations that the page and packages need. */
export const compile = () => run([...tools.tsc, '-b', '--pretty', 'false']);

/** A server gives this document for any of its addresses: what it needs is not beside them. */
function atRoot(file) {
  const path = inRoot(file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"./', '"/'));
}

/** What the build draws only afterwards lies beside the other files. */
function iconBeside(file) {
  const path = inRoot(file);
  writeFileSync(path, readFileSync(path, 'utf8').replace('"/icon-180.png"', '"../icon-180.png"'));
}

export async function buildPage() {
  if (!existsSync(inRoot('web/vite.config.ts'))) return { code: 0, output: '' };
  await writeOffered();
  const built = await run([...tools.vite, 'build', '--logLevel', 'warn'], { cwd: inRoot('web') });
  if (built.code !== 0) return built;
  atRoot('web/dist/index.html');
  iconBeside('web/dist/local/index.html');
  await drawIcons('web/dist');
  listFiles('web/dist');
  await compressFolder('web/dist');
  return built;
}
