// npm run torture:server: the tests of storage that fails and processes that die, with a hundred kills instead of a few.
import { install, run, tools } from './workspace.mjs';

await install();
const { code } = await run([...tools.vitest, 'run', 'server/test/storage-faults'], {
  show: true,
  env: { SANDTABLE_KILLS: '100' },
});
process.exit(code);
