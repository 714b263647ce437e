import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// Tests read the rooms' sources, so that nothing needs to be built first and a fault is shown where it is.
const conditions = ['source', 'module', 'node', 'development|production'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: ['source', 'node'] } };

// Generous, because machines are shared: a test that hangs is found all the same.
const testTimeout = 90_000;
const hookTimeout = 120_000;

// Sockets, processes and disks of a busy machine may fail a test once: the gate then names it. At the desk it fails.
const retry = process.env['CI'] === undefined ? 0 : 1;

// Left to itself Vitest leaves one core free, which is half of a machine of two. One more, because tests of servers mostly wait.
const maxWorkers = availableParallelism() + 1;

/** Tests outside of the command that run what is bundled. */
const ofPrograms = ['tools/test/commands.test.ts', 'players/test/pool.test.ts'];

const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers,
    // What has not changed is not transformed again: one file's tests answer at once.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    projects: [
      {
        // Pure code shares one module graph per thread: many times faster than a fresh one a file.
        resolve,
        ssr,
        test: {
          name: 'pure',
          include: ['**/test/**/*.test.ts'],
          exclude: [...exclude, '{server,cli,bench,web}/**', ...ofPrograms],
          pool: 'threads',
          isolate: false,
          testTimeout,
          hookTimeout,
        },
      },
      {
        // The page's modules and components, compiled as for rendering on a server.
        resolve,
        ssr,
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'web',
          include: ['web/test/**/*.test.ts'],
          exclude,
          pool: 'threads',
          testTimeout,
          hookTimeout,
        },
      },
      {
        // Commands and threads, over the other rooms as they are bundled: what needs all games starts at once.
        test: {
          name: 'cli',
          include: ['{cli,bench}/test/**/*.test.ts', ...ofPrograms],
          globalSetup: ['cli/test/compile.ts'],
          exclude,
          server: { deps: { external: [/\/dist\//] } },
          pool: 'forks',
          isolate: true,
          testTimeout,
          hookTimeout,
          retry,
        },
      },
      {
        // Servers and databases, in processes that go from file to file: loading the server takes longer than most of its tests.
        resolve,
        ssr,
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          globalSetup: ['cli/test/compile.ts'],
          exclude,
          pool: 'forks',
          isolate: false,
          testTimeout,
          hookTimeout,
          retry,
        },
      },
    ],
  },
});
