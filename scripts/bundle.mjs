// Makes what runs: the sources of each room bundled into a few files of its dist/. A program that needs one game then opens
// one file instead of hundreds. (The compiler only checks types, see workspace.mjs.)
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, roomsIn } from './rooms.mjs';
import { root } from './running.mjs';

/** Programs and threads by the name of their file in dist/. */
const programs = {
  cli: { main: 'main.ts', 'sim-worker': 'commands/sim-worker.ts' },
  server: { worker: 'threads/worker.ts' },
  tools: Object.fromEntries(
    [
      'content',
      'content-worker',
      'golden',
      'hints',
      'learn',
      'learn-worker',
      'links',
      'oracle-andean-abyss',
      'reasons',
      'rules',
      'terms',
      'torture',
      'torture-worker',
    ].map((name) => [name, `${name}.ts`]),
  ),
  bench: { main: 'main.ts', server: 'server.ts', 'server-child': 'server-child.ts', strength: 'strength.ts' },
  cartography: { make: 'make.ts', preview: 'preview.ts' },
};

/** Lists of the games that `npm run rules` reads. */
const lists = ['rules', 'rules-exempt'];

/** A room with what is made of it: what its package exports from dist/, its programs and lists. */
function describeRoom(room) {
  const { name, exports = {} } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8'));
  const entries = { ...programs[room] };
  for (const { source, default: made } of Object.values(exports)) {
    const entry = /^\.\/dist\/(.+)\.js$/.exec(made ?? '')?.[1];
    if (entry !== undefined) entries[entry] = source;
  }
  if (entries.index !== undefined)
    for (const list of lists) if (existsSync(join(root, room, `${list}.ts`))) entries[list] = `${list}.ts`;
  const compiled = Object.keys(exports).filter(
    (path) => exports[path].default !== undefined || typeof exports[path] === 'string',
  );
  return { room, entries, exported: compiled.map((path) => name + path.slice(1)) };
}

const rooms = [
  'engine',
  'players',
  ...roomsIn('games'),
  'server',
  'cli',
  'tools',
  'bench',
  'cartography',
].map(describeRoom);
const bundled = rooms.filter(({ entries }) => Object.keys(entries).length > 0);
/** Other modules of our own are no files of their own: they lie inside the bundles of those that use them. */
const exported = rooms.flatMap((one) => one.exported);

/** Its time is that of the last bundle. */
const stampOf = (room) => join(root, room, 'dist/.bundled');

/** The folders whose files a bundle may hold. */
function sourcesOf({ room }) {
  if (room === 'cartography' || room === 'games/shelf') return [room, 'games'];
  return room.startsWith('games/') ? [room, 'games/coin'] : [room];
}

function isFresh(one) {
  const stamp = statSync(stampOf(one.room), { throwIfNoEntry: false });
  if (stamp === undefined) return false;
  const files = sourcesOf(one).flatMap((folder) => filesBelow(folder, /^(?!.*\.test\.ts$).*\.(ts|json)$/));
  return [join('scripts', 'bundle.mjs'), ...files].every(
    (file) => statSync(join(root, file)).mtimeMs <= stamp.mtimeMs,
  );
}

const isInlined = (id) => /^[./]/.test(id) || (id.startsWith('@sandtable/') && !exported.includes(id));

function optionsFor({ room, entries }) {
  return {
    cwd: join(root, room),
    input: entries,
    platform: 'node',
    tsconfig: false,
    resolve: { conditionNames: ['source', 'import', 'default'] },
    external: (id) => !isInlined(id),
    output: { dir: 'dist', sourcemap: true, entryFileNames: '[name].js', chunkFileNames: '[name]-chunk.js' },
  };
}

async function make(one) {
  const { rolldown } = await import('rolldown');
  const { output, ...input } = optionsFor(one);
  rmSync(stampOf(one.room), { force: true });
  const old = filesBelow(join(one.room, 'dist'), /\.js(\.map)?$/, /^$/);
  for (const file of old) rmSync(join(root, file));
  const begun = new Date();
  const made = await rolldown(input);
  await made.write(output);
  await made.close();
  // What was changed meanwhile is bundled again next time.
  writeFileSync(stampOf(one.room), '');
  utimesSync(stampOf(one.room), begun, begun);
}

/** Bundles what has changed. Gives what went wrong as a program that was run does. */
export async function bundle() {
  try {
    for (const one of bundled) if (!isFresh(one)) await make(one);
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: `${error.message}\n` };
  }
}

/** Bundles again whatever changes, until the process ends. */
export async function watchAndBundle() {
  const { watch } = await import('rolldown');
  return watch(bundled.map(optionsFor));
}
