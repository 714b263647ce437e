import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/** Modules of Node, and packages that rest on them. */
const OF_SERVERS =
  /^node:|\/(server\/(http|hosting|notices|storage\/(sqlite|postgres|migrations))|node_modules\/(kysely|pg|pino|piscina|ws|fastify|better-sqlite3))/;

test('what plays in a browser reaches nothing that only a server has', async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('../worker.ts', import.meta.url)),
    platform: 'browser',
    resolve: { conditionNames: ['source', 'import', 'default'] },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es' });
  const reached = output.flatMap((file) =>
    file.type === 'chunk' ? [...file.imports, ...file.dynamicImports, ...file.moduleIds] : [],
  );
  expect(reached.some((path) => path.endsWith('server/play/open-table.ts'))).toBe(true);
  expect(reached.filter((path) => OF_SERVERS.test(path.replaceAll('\\', '/')))).toEqual([]);
});
