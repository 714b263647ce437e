/** Makes one runnable file of sources, for threads and processes that have no loader for TypeScript. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const made = new Map<string, Promise<string>>();

/** The path of the bundle; made once a process. Packages stay outside, so it lies where they are found. */
export function bundle(entry: URL): Promise<string> {
  const known = made.get(entry.href);
  if (known !== undefined) return known;
  const name = `${entry.pathname.split('/').at(-1)?.replace('.ts', '')}-${process.pid}`;
  const folder = join(ROOT, '.cache', 'test-bundles');
  mkdirSync(folder, { recursive: true });
  const making = build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    ssr: { noExternal: [/^@sandtable\//], resolve: { conditions: ['source'] } },
    build: {
      ssr: fileURLToPath(entry),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  }).then(() => join(folder, `${name}.mjs`));
  made.set(entry.href, making);
  return making;
}
