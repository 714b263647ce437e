// What the scripts share: running commands, installing, building, finding files. Only Node's own modules.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { canInstall, findProgram, installPackages } from './system.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const inRoot = (path) => join(root, path);
const tool = (path) => ['node', inRoot(join('node_modules', path))];

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

/** Runs a command and gives its exit code and, unless shown while running, all it printed. */
export function run([command, ...args], { show = false, env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const program = command === 'node' ? process.execPath : command;
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }));
  });
}

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

/** One dependency (better-sqlite3) is compiled here; on Debian as root the compiler is installed when missing. */
function provideCompiler() {
  const missing = ['python3', 'make', 'g++'].filter((name) => findProgram(name) === undefined);
  if (missing.length > 0 && canInstall()) installPackages(missing);
}

/** An older Node fails later, and nobody would guess why. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [, least] = /^>=([\d.]+)$/.exec(engines.node);
  const number = (version) => version.split('.').reduce((sum, part, i) => sum + Number(part) / 1000 ** i, 0);
  if (number(process.versions.node) >= number(least)) return;
  console.error(`Sandtable needs Node ${least} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the dependencies of the lock file unless they are there already. */
export async function install() {
  checkNode();
  if (isInstalled()) return;
  provideCompiler();
  console.log('Installing dependencies (npm ci; about a minute, one of them is compiled) ...');
  const { code, output } = await run(['npm', 'ci', '--no-audit', '--no-fund']);
  if (code === 0) return;
  console.error(output);
  console.error('npm ci failed. Compiling better-sqlite3 needs python3, make and g++.');
  process.exit(1);
}

/** Compiles every room, then the page. Gives the first failure, or success. */
export async function build() {
  const compiled = await compile();
  return compiled.code === 0 ? buildPage() : compiled;
}

export const compile = () => run([...tools.tsc, '-b', '--pretty', 'false']);

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
