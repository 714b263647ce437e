// npm run test:nodes [-- <major> ...]: storage, play and killed servers tested, and bots' tables served, under several
// Nodes, a line each. "own+1", for npm test, stands for the Node that runs this, which only serves because its tests have
// run before, and the newest other one. Binaries come from npm.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { npm, root, run } from './running.mjs';
import { bundle, install, tools } from './workspace.mjs';

/** One of every line that is maintained. */
const versions = ['20.20.2', '22.23.3', '24.21.0', '26.10.0'];
const tests = ['server/test/storage', 'server/test/play/play', 'kill.test'];
const fewKills = '3';
const servedSeconds = 6;

const majorOf = (version) => version.split('.')[0];
const own = majorOf(process.versions.node);

function chosen(args) {
  const others = versions.filter((version) => majorOf(version) !== own);
  if (args.length === 0) return versions;
  if (args.length === 1 && args[0] === 'own+1') return [process.versions.node, others.at(-1)];
  const known = versions.map(majorOf);
  const unknown = args.filter((arg) => !known.includes(arg));
  if (unknown.length > 0) {
    console.error(`No Node ${unknown.join(', ')} is tried here. There are: ${known.join(', ')}, own+1.`);
    process.exit(2);
  }
  return versions.filter((version) => args.includes(majorOf(version)));
}

/** The program of that version: this one, or one fetched into .cache/nodes. */
async function program(version) {
  if (majorOf(version) === own) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(root, '.cache/nodes', version);
  const file = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--force'];
  const { code, output } = await npm([...args, '--prefix', folder, `${name}@${version}`]);
  if (code === 0 && existsSync(file)) return file;
  throw new Error(`Node ${version} cannot be fetched: ${output.trim().split('\n').at(-1)}`);
}

/** Everything below runs the same Node, also what it starts by name. */
const surroundings = (node) => ({ PATH: `${dirname(node)}${delimiter}${process.env.PATH}` });

async function testsPass(node) {
  const [, vitest] = tools.vitest;
  const sqlite = await run([node, join(root, 'scripts/sqlite.mjs')], { env: surroundings(node) });
  if (sqlite.code !== 0) return sqlite;
  const env = { ...surroundings(node), SANDTABLE_KILLS: fewKills };
  return run([node, vitest, 'run', '--reporter=dot', ...tests], { env });
}

/** Serves tables of bots for a while: what broke here did so only after some hundred statements. */
async function serves(node) {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-nodes-'));
  const args = ['cli/dist/main.js', 'serve', '--port', '0', '--database', join(folder, 'games.sqlite')];
  const server = spawn(node, args, {
    cwd: root,
    env: { ...process.env, LC_ALL: 'C', SANDTABLE_LOG: 'silent' },
  });
  let output = '';
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += data));
  const until = async (isDone, seconds) => {
    const end = performance.now() + seconds * 1000;
    while (!isDone() && !hasEnded() && performance.now() < end) await new Promise((go) => setTimeout(go, 50));
  };
  try {
    await until(() => /open http/.test(output), 60);
    const address = /open (http:\S+)/.exec(output)?.[1];
    if (address === undefined) throw new Error('the server did not start');
    await openBotTables(address);
    await until(() => false, servedSeconds);
    if (hasEnded()) throw new Error('the server ended by itself');
    const { ok } = await fetch(`${address}/health`);
    if (!ok) throw new Error('the server is not well');
    server.kill('SIGTERM');
    await until(hasEnded, 30);
    return { code: server.exitCode === 0 || process.platform === 'win32' ? 0 : 1, output };
  } catch (error) {
    return { code: 1, output: `${output}${error.message}\n` };
  } finally {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openBotTables(address) {
  const headers = { 'content-type': 'application/json' };
  const post = async (path, body) => {
    const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    headers.cookie ??= response.headers.get('set-cookie')?.split(';')[0] ?? '';
    return response.json();
  };
  await post('/api/guest', { name: 'Nodes' });
  const games = await (await fetch(`${address}/api/games`)).json();
  for (const game of games)
    for (let table = 0; table < 3; table++) {
      const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
      const bot = { kind: 'bot', player: 'random' };
      const seats = Object.fromEntries(game.seats.map(({ id }) => [id, bot]));
      const setting = { scenario: game.scenarios[0], options };
      const { id } = await post('/api/tables', { game: game.id, setting, seats });
      await post(`/api/tables/${id}/start`, { salt: 'nodes' });
    }
}

const isForGate = process.argv[2] === 'own+1';
const wanted = chosen(process.argv.slice(2));
await install();
const made = await bundle();
process.stderr.write(made.output);
let failed = made.code === 0 ? 0 : 1;
for (const version of wanted) {
  const start = performance.now();
  const result = await program(version)
    .then(async (node) => {
      const isTested = isForGate && majorOf(version) === own;
      const tested = isTested ? { code: 0 } : await testsPass(node);
      return tested.code === 0 ? serves(node) : tested;
    })
    .catch((error) => ({ code: 1, output: error.message }));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${result.code === 0 ? 'ok  ' : 'FAIL'}  Node ${version.padEnd(10)}${seconds.padStart(6)} s`);
  if (result.code !== 0) console.log(`\n${result.output.trimEnd()}\n`);
  failed += result.code === 0 ? 0 : 1;
}
// The checkout belongs to the Node that runs this.
await install();
process.exit(failed === 0 ? 0 : 1);
