// What the scripts share: installing, building, finding files. Only Node's own modules.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run } from './running.mjs';
import { provideSqlite } from './sqlite.mjs';

const inRoot = (path) => join(root, path);
const tool = (path) => ['node', inRoot(join('node_modules', path))];

export { root, run };

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

/** True when every package of the lock file that this machine needs is installed in its version. */
function isInstalled() {
  const installedFile = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(installedFile);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true || wanted.peer === true;
    return found.version === wanted.version;
  });
}

/** The rooms whose packages only makers and testers need. Map-making alone brings 135 MB of geography. */
const notServing = /^(boards|cartography|e2e|bench|tools)$/;

/** Left behind by an installation for serving alone: it stands as long as nothing has changed since. */
const servingMark = inRoot('.cache/installed-for-serving');

function fingerprint() {
  const files = [inRoot('package-lock.json'), inRoot('node_modules/.package-lock.json')];
  if (!files.every((file) => existsSync(file))) return undefined;
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function isInstalledForServing() {
  return existsSync(servingMark) && readFileSync(servingMark, 'utf8') === fingerprint();
}

function servingRooms() {
  const { workspaces } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return workspaces
    .filter((room) => !notServing.test(room))
    .flatMap((room) => (room.endsWith('/*') ? roomsIn(room.slice(0, -2)) : [room]));
}

function roomsIn(folder) {
  const names = readdirSync(inRoot(folder));
  return names
    .filter((name) => existsSync(inRoot(join(folder, name, 'package.json'))))
    .map((name) => `${folder}/${name}`);
}

/** An older Node fails later, and nobody would guess why. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isFit = engines.node.split('||').some((range) => {
    const [, kind, from, least] = /(\^|>=)(\d+)\.(\d+)/.exec(range) ?? [];
    if (major === Number(from)) return minor >= Number(least);
    return kind === '>=' && major > Number(from);
  });
  if (isFit) return;
  console.error(`Sandtable needs Node ${engines.node}; this is ${process.versions.node}.`);
  process.exit(1);
}

function stop(problem) {
  console.error(problem);
  process.exit(1);
}

/** Installs the dependencies of the lock file unless they are there already, and what this Node needs besides. */
export async function install({ forServing = false } = {}) {
  checkNode();
  if (!isInstalled() && !(forServing && isInstalledForServing())) await installPackages(forServing);
  const problem = await provideSqlite();
  if (problem) stop(problem);
}

async function installPackages(forServing) {
  console.log('Installing dependencies (npm ci) ...');
  const rooms = forServing
    ? ['--include-workspace-root', ...servingRooms().map((room) => `--workspace=${room}`)]
    : [];
  // What has to be compiled comes afterwards, with sentences of its own.
  const env = { SANDTABLE_NO_SQLITE: '1' };
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', ...rooms], { env });
  mkdirSync(inRoot('.cache'), { recursive: true });
  if (code !== 0) {
    writeFileSync(inRoot('.cache/npm-ci.log'), output);
    const [reason = ''] = output
      .split('\n')
      .filter((line) => /^npm (error|ERR!)/.test(line) && !/ code /.test(line));
    stop(
      `npm ci failed: ${reason.replace(/^npm (error|ERR!)\s*/, '')}\nAll it said is in .cache/npm-ci.log.`,
    );
  }
  if (forServing) writeFileSync(servingMark, fingerprint() ?? '');
}

/** Compiles every room, or those named and what they rest on, then the page. Gives the first failure, or success. */
export async function build(...rooms) {
  const compiled = await compile(...rooms);
  return compiled.code === 0 ? buildPage() : compiled;
}

export const compile = (...rooms) => run([...tools.tsc, '-b', ...rooms, '--pretty', 'false']);

export async function buildPage() {
  if (!existsSync(inRoot('web/vite.config.ts'))) return { code: 0, output: '' };
  return run([...tools.vite, 'build', '--logLevel', 'warn'], { cwd: inRoot('web') });
}

/** Files below a folder whose names match, as paths from the root. */
export function filesBelow(folder, pattern) {
  if (!existsSync(inRoot(folder))) return [];
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : filesBelow(path, pattern);
    return pattern.test(entry.name) ? [path] : [];
  });
}
