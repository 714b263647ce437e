/** Bundles the programs once before the tests that run them. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BUNDLE = `const { bundle } = await import('./scripts/bundle.mjs');
const { code, output } = await bundle();
process.stderr.write(output);
process.exit(code);`;

export default function compile(): void {
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', BUNDLE], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the programs cannot be bundled: ${stderr}`);
}
