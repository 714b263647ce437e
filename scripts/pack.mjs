// npm run pack: builds, and makes tarballs of the command (with the server and the page) and of the engine in packages/.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './running.mjs';
import { build, compile, install } from './workspace.mjs';

const staging = join(root, '.cache/pack');
const out = join(root, 'packages');
const manifestOf = (room) => JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));

/** Where each room lies, by the name of its package. */
function rooms() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const links = Object.entries(packages).filter(([, entry]) => entry.link === true);
  return new Map(links.map(([path, entry]) => [path.replace('node_modules/', ''), entry.resolved]));
}

/** A room and all rooms it rests on. */
function closure(name, known, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const dependency of Object.keys(manifestOf(known.get(name)).dependencies ?? {}))
    if (known.has(dependency)) closure(dependency, known, found);
  return found;
}

/** What a program runs on, and where others import it also its types; nothing of tests. */
const ofProgram = (path) => !/(\.map|\.tsbuildinfo|\.bundled|\.d\.ts|\/dist\/test)$/.test(path);
const withTypes = (path) => path.endsWith('.d.ts') || ofProgram(path);

function copyRoom(room, to, isShipped = ofProgram) {
  mkdirSync(to, { recursive: true });
  cpSync(join(root, room, 'dist'), join(to, 'dist'), { recursive: true, filter: isShipped });
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
}

/** Without what only this checkout knows: sources beside the compiled files, and rooms named by "*". */
function published(manifest, version) {
  const { private: _private, devDependencies: _dev, ...rest } = manifest;
  const exports = Object.fromEntries(
    Object.entries(rest.exports ?? {}).flatMap(([path, to]) => {
      if (typeof to === 'string') return [[path, to]];
      const { source: _source, ...others } = to;
      return others.default === undefined ? [] : [[path, others]];
    }),
  );
  const own = Object.entries(rest.dependencies ?? {}).map(([name, range]) => [
    name,
    range === '*' ? version : range,
  ]);
  return { ...rest, version, ...(rest.exports ? { exports } : {}), dependencies: Object.fromEntries(own) };
}

const write = (folder, manifest) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

function stageEngine(version) {
  const folder = join(staging, 'engine');
  copyRoom('engine', folder, withTypes);
  write(folder, { ...published(manifestOf('engine'), version), engines: { node: '>=20.19' } });
  return folder;
}

function stageCommand(version) {
  const known = rooms();
  const folder = join(staging, 'sandtable');
  copyRoom('cli', folder);
  for (const file of ['bin.mjs', 'node-version.mjs']) cpSync(join(root, 'cli', file), join(folder, file));
  cpSync(join(root, 'README.md'), join(folder, 'README.md'));
  cpSync(join(root, 'CHANGELOG.md'), join(folder, 'CHANGELOG.md'));
  const names = [...closure('@sandtable/cli', known)].filter((name) => name !== '@sandtable/cli');
  const outside = {};
  for (const name of names) {
    const manifest = published(manifestOf(known.get(name)), version);
    copyRoom(known.get(name), join(folder, 'node_modules', name));
    write(join(folder, 'node_modules', name), manifest);
    for (const [dependency, range] of Object.entries(manifest.dependencies))
      if (!known.has(dependency)) outside[dependency] = range;
  }
  copyRoom('web', join(folder, 'node_modules/@sandtable/web'));
  write(join(folder, 'node_modules/@sandtable/web'), { name: '@sandtable/web', version, license: 'MIT' });
  const { dependencies } = manifestOf('server/sqlite/node22');
  const { commander } = manifestOf('cli').dependencies;
  const bundled = [...names, '@sandtable/web'];
  write(folder, {
    name: 'sandtable',
    version,
    description: manifestOf('.').description,
    license: 'MIT',
    type: 'module',
    bin: { sandtable: './bin.mjs' },
    engines: { node: '>=22.12' },
    dependencies: {
      ...Object.fromEntries(bundled.map((name) => [name, version])),
      ...outside,
      ...dependencies,
      commander,
    },
    bundleDependencies: bundled,
  });
  return folder;
}

await install();
// The engine's package brings its types along.
const compiled = await compile();
const built = compiled.code === 0 ? await build() : compiled;
if (built.code !== 0) {
  console.error(built.output);
  process.exit(1);
}
rmSync(staging, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { version } = manifestOf('.');
for (const folder of [stageEngine(version), stageCommand(version)]) {
  const { code, output } = await npm(['pack', '--pack-destination', out, '--json'], { cwd: folder });
  if (code !== 0) {
    console.error(output);
    process.exit(1);
  }
  const file = /"filename":\s*"([^"]+)"/.exec(output)?.[1] ?? '';
  if (!existsSync(join(out, file))) throw new Error(`npm pack did not write ${file}`);
  console.log(`packages/${file}`);
}
