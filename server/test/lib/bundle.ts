/** Makes one runnable file of sources, for threads and processes that have no loader for TypeScript. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, '.cache', 'test-bundles');
const ROOMS = ['engine', 'players', 'games', 'server'];
const DAY_MS = 24 * 3600 * 1000;
/** Looked up once: nobody changes sources while tests run. */
let sources: string | undefined;
const made = new Map<string, Promise<string>>();

/** The path of the bundle, which is made when a source has changed. Packages stay outside, so it lies where they are found. */
export function bundle(entry: URL): Promise<string> {
  const known = made.get(entry.href);
  if (known !== undefined) return known;
  const making = make(fileURLToPath(entry));
  made.set(entry.href, making);
  return making;
}

async function make(entry: string): Promise<string> {
  sources ??= stamp();
  const name = `${basename(entry, '.ts')}-${sources}`;
  const file = join(FOLDER, `${name}.mjs`);
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  forgetOld();
  // Only when something has to be made: loading it takes longer than most tests.
  const { build } = await import('vite');
  const own = `${name}-${process.pid}.mjs`;
  await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    ssr: { noExternal: [/^@sandtable\//], resolve: { conditions: ['source'] } },
    build: {
      ssr: entry,
      outDir: FOLDER,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: own, codeSplitting: false } },
    },
  });
  renameSync(join(FOLDER, own), file);
  return file;
}

/** Changes when any source does. */
function stamp(): string {
  const hash = createHash('sha256');
  const look = (folder: string) => {
    for (const item of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, item.name);
      if (item.isDirectory() && item.name !== 'dist' && item.name !== 'node_modules') look(path);
      if (!item.isFile() || !item.name.endsWith('.ts')) continue;
      const { mtimeMs, size } = statSync(path);
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  };
  for (const room of ROOMS) look(join(ROOT, room));
  return hash.digest('hex').slice(0, 16);
}

function forgetOld(): void {
  for (const item of readdirSync(FOLDER)) {
    const path = join(FOLDER, item);
    // Other test files make and rename theirs meanwhile.
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > DAY_MS) rmSync(path, { force: true });
  }
}
