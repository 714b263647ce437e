/** What `npm start` says where it cannot begin: with the wrong Node, without a network, in a folder that takes nothing. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { newFolder } from './command.ts';

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

function node(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let said = '';
  const hear = (data: Buffer): void => void (said += data.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const rooms = (below: string): string[] =>
  readdirSync(join(CHECKOUT, below))
    .map((name) => join(below, name))
    .filter((room) => existsSync(join(CHECKOUT, room, 'package.json')));

/** A checkout in which nothing is installed yet: scripts, rooms without sources, and a lock file that wants a package. */
function bare(engine: string): string {
  const folder = newFolder();
  const copy = (path: string): void => cpSync(join(CHECKOUT, path), join(folder, path), { recursive: true });
  const write = (path: string, content: object): void =>
    writeFileSync(join(folder, path), JSON.stringify(content));
  for (const path of ['scripts', 'cli/bin.mjs', 'cli/node-version.mjs']) copy(path);
  for (const room of [...rooms('.'), ...rooms('games')]) copy(join(room, 'package.json'));
  const engines = { node: engine };
  const project = { name: 'bare', version: '1.0.0', type: 'module', engines, dependencies: { one: '1.0.0' } };
  const packages = { '': project, 'node_modules/one': { version: '1.0.0' } };
  write('package.json', project);
  write('package-lock.json', { name: 'bare', version: '1.0.0', lockfileVersion: 3, packages });
  write('cli/package.json', { type: 'module', engines });
  return folder;
}

describe('npm start', () => {
  test('says in a sentence that there is no network, and soon', async () => {
    const folder = bare('>=20.0');
    // Nobody listens on the port for discarding.
    const env = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: join(folder, 'cache') };
    const { code, said } = await node([join(folder, 'scripts/start.mjs')], env);
    expect(code).toBe(1);
    expect(said).toContain('the npm registry does not answer. Is there a network?');
    expect(said).toContain('All that npm said is in .cache/npm-ci.log.');
    expect(said).not.toMatch(/syscall|getaddrinfo|^ {4}at /m);
  });

  test('says in a sentence that its folder cannot be written', async () => {
    const folder = bare('>=20.0');
    writeFileSync(join(folder, '.cache'), 'a file where a folder has to be');
    const { code, said } = await node([join(folder, 'scripts/start.mjs')]);
    expect(code).toBe(1);
    expect(said.trimEnd().split('\n')).toEqual([
      `Nothing can be written to ${folder} (EEXIST): Sandtable builds itself there. Copy it to a folder of your own.`,
    ]);
  });

  test.each(['scripts/start.mjs', 'cli/bin.mjs'])('says which Node it wants: %s', async (program) => {
    const { code, said } = await node([join(bare('>=99.0.0'), program)]);
    expect(code).toBe(1);
    expect(said.trimEnd()).toBe(`Sandtable needs Node >=99.0.0; this is ${process.versions.node}.`);
  });
});

test('the versions of Node that a package wants are those its range names', async () => {
  const versions = [
    '18.20.4',
    '20.18.3',
    '20.19.0',
    '20.20.2',
    '21.7.0',
    '22.11.0',
    '22.12.0',
    '23.0.0',
    '26.1.0',
  ];
  const script = `
    const { isFit } = await import(${JSON.stringify(new URL('../node-version.mjs', import.meta.url).href)});
    console.log(JSON.stringify(${JSON.stringify(versions)}.filter((one) => isFit('^20.19.0 || >=22.12.0', one))));`;
  const { said } = await node(['--input-type=module', '-e', script]);
  expect(JSON.parse(said)).toEqual(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '26.1.0']);
});
