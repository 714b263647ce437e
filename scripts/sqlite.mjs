// SQLite for the Node at hand: compiled on the spot for Node 20, fetched ready for newer ones. Runs after every npm ci, and
// again when the checkout meets another Node. (Beside the other packages npm would compile both, needed or not.)
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm, run, root } from './running.mjs';
import { canInstall, findProgram, installPackages } from './system.mjs';

const isOld = Number.parseInt(process.versions.node, 10) < 22;
const folder = join(root, 'server/sqlite', isOld ? 'node20' : 'node22');

/** Makes SQLite work with this Node, if anything has to be done; gives what is wrong otherwise, in a sentence. */
export async function provideSqlite() {
  if (await works()) return undefined;
  return isOld ? compiled() : fetched();
}

async function fetched() {
  const { code, output } = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  if (code === 0 && (await works())) return undefined;
  return `SQLite could not be fetched: ${reasonIn(output)}`;
}

async function compiled() {
  const tools = ['python3', 'make', 'g++'];
  const missing = tools.filter((name) => findProgram(name) === undefined);
  if (missing.length > 0 && canInstall()) installPackages(missing);
  const stillMissing = missing.filter((name) => findProgram(name) === undefined);
  if (stillMissing.length > 0)
    return `On Node 20 SQLite is compiled, which needs ${stillMissing.join(', ')}. Install that, or take Node 22 or newer, which needs no compiler.`;
  console.log('Compiling SQLite for Node 20 (about a minute) ...');
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund'], { cwd: folder, env: headers() });
  if (code === 0 && (await works())) return undefined;
  return `SQLite could not be compiled: ${reasonIn(output)}\nNode 22 or newer needs no compiler.`;
}

async function works() {
  if (!existsSync(join(folder, 'node_modules'))) return false;
  const { code } = await run(['node', '-e', "new (require('better-sqlite3'))(':memory:').close()"], {
    cwd: folder,
  });
  return code === 0;
}

/** The headers that came with this very Node, so that none need to be downloaded. */
function headers() {
  const prefix = dirname(dirname(process.execPath));
  const file = join(prefix, 'include/node/node_version.h');
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  const part = (name) => new RegExp(`#define NODE_${name}_VERSION (\\d+)`).exec(text)?.[1];
  const version = ['MAJOR', 'MINOR', 'PATCH'].map(part).join('.');
  return version === process.versions.node ? { npm_config_nodedir: prefix } : {};
}

/** The line that says most of a long output. */
function reasonIn(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (
    lines.find((line) => /error[: ]/i.test(line) && !/npm error (code|path|command)/.test(line)) ??
    lines.at(-1) ??
    ''
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !process.env.SANDTABLE_NO_SQLITE) {
  const problem = await provideSqlite();
  // Everything but hosting on SQLite works without it, so the installation stands.
  if (problem) console.error(problem);
}
