import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a script imports before it runs a line, with all that those files import in turn. */
function packagesOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const named = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^;]*?from '([^']+)'/gm)];
  return named.flatMap(([, name = '']) => {
    if (name.startsWith('.')) return packagesOf(join(dirname(file), name), seen);
    return name.startsWith('node:') ? [] : [`${file.slice(ROOT.length)}: ${name}`];
  });
}

test.each(['start', 'test', 'build', 'sqlite'])(
  'npm run %s needs no package before it has installed them',
  (script) => {
    expect(packagesOf(join(ROOT, `scripts/${script}.mjs`))).toEqual([]);
  },
);
