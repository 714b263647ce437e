// npm run torture:server: the tests of storage that fails, processes that die and hostile messages, many instead of a few, and
// with an eye on the clock: it wants a machine on which nothing else runs.
import { install, run, tools } from './workspace.mjs';

await install();
const { code } = await run([...tools.vitest, 'run', 'server/test/storage-faults', 'server/test/security'], {
  show: true,
  env: {
    SANDTABLE_KILLS: '100',
    SANDTABLE_HOSTILE: '24000',
    SANDTABLE_ANSWERS: 'Infinity',
    SANDTABLE_CLOCKED: '1',
  },
});
process.exit(code);
