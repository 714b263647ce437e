/** sandtable bench: the same as `npm run bench`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Console } from '../console.ts';
import { Mistake } from '../mistake.ts';

/** The exit code of the benchmarks, which run in a process of their own so that nothing else disturbs them. */
export function bench({ words, built }: Console, json: boolean): Promise<number> {
  const file = fileURLToPath(new URL('../../bench/dist/main.js', built));
  if (!existsSync(file)) throw new Mistake(words.notBuilt({ file: 'bench/dist/main.js' }));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...(json ? ['--json'] : [])], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
