// Installs the packages of the lock file: all of them, or only what building and serving need. Only Node's own modules.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demandNode } from '../cli/node-version.mjs';
import { npm, root } from './running.mjs';
import { provideSqlite } from './sqlite.mjs';

const inRoot = (path) => join(root, path);
const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'));

/** Left behind by an installation for serving alone: it stands as long as nothing has changed since. */
const servingMark = inRoot('.cache/installed-for-serving');

/** True when every package of the lock file that this machine needs is installed in its version. */
function isInstalled() {
  if (!existsSync(inRoot('node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found === undefined) return wanted.optional === true || wanted.peer === true;
    return found.version === wanted.version;
  });
}

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

function stop(problem) {
  console.error(problem);
  process.exit(1);
}

/** Everything is made inside the checkout. */
function demandWritable() {
  try {
    accessSync(root, constants.W_OK);
    mkdirSync(inRoot('.cache'), { recursive: true });
    writeFileSync(inRoot('.cache/writable'), '');
  } catch (error) {
    stop(
      `Nothing can be written to ${root} (${error.code}): Sandtable builds itself there. Copy it to a folder of your own.`,
    );
  }
}

/** Installs what is missing, and what this Node needs besides. */
export async function install({ forServing = false } = {}) {
  demandNode(readJson('package.json').engines.node);
  demandWritable();
  if (!isInstalled() && !(forServing && isInstalledForServing())) await installPackages(forServing);
  const problem = await provideSqlite();
  if (problem) stop(problem);
}

/** How many packages will be fetched, at most: others are for other systems. */
function expected(forServing) {
  const packages = Object.entries(readJson('package-lock.json').packages);
  return packages.filter(
    ([path, one]) =>
      path.includes('node_modules/') &&
      one.link !== true &&
      one.optional !== true &&
      !(forServing && (one.dev === true || one.devOptional === true)),
  ).length;
}

/** Tells how far the fetching is: in place at a terminal, now and then elsewhere. */
function progressOf(total) {
  let fetched = 0;
  let told = 0;
  return (text) => {
    fetched += text.split(/http (?:fetch GET 200|cache) .*\.tgz/).length - 1;
    const part = Math.min(fetched, total);
    if (process.stdout.isTTY) process.stdout.write(`\r  ${part} of ${total} packages`);
    else if (part >= told + total / 4) {
      told = part;
      console.log(`  ${part} of ${total} packages`);
    }
  };
}

/** Fewer and shorter tries than npm's own: without a network nobody should wait for minutes. */
const tries = ['--fetch-retries=2', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=2000'];

async function installPackages(forServing) {
  console.log(`Installing dependencies (npm ci${forServing ? ' --omit=dev' : ''}) ...`);
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=http', ...tries];
  // What has to be compiled comes afterwards, with sentences of its own.
  const env = { SANDTABLE_NO_SQLITE: '1' };
  const { code, output } = await npm([...args, ...(forServing ? ['--omit=dev'] : [])], {
    env,
    hear: progressOf(expected(forServing)),
  });
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  if (code !== 0) {
    writeFileSync(inRoot('.cache/npm-ci.log'), output);
    stop(`${reasonIn(output)}\nAll that npm said is in .cache/npm-ci.log.`);
  }
  if (forServing) writeFileSync(servingMark, fingerprint() ?? '');
}

/** Why npm failed, in a sentence. */
function reasonIn(output) {
  if (/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|EAI_FAIL)\b/.test(output))
    return 'The packages cannot be fetched: the npm registry does not answer. Is there a network?';
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line));
  const [reason = 'npm ci failed'] = lines.filter((line) => !/ (code|errno|syscall) /.test(line));
  return `npm ci failed: ${reason.replace(/^npm (error|ERR!)\s*/, '')}`;
}
