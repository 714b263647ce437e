/** A real server on loopback, with a fresh database unless told otherwise. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownKeys } from '@sandtable/engine/testing';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { DEFAULT_LIMITS, type RunningServer, readSettings, type Settings, serve } from '../../index.ts';
import { bundle } from './bundle.ts';
import { Client } from './client.ts';

export const TEST_SHELF = new URL('./shelf.ts', import.meta.url).href;

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function testSettings(changes: Partial<Settings> = {}): Settings {
  return readSettings(
    { SANDTABLE_LOG: process.env['SANDTABLE_LOG'] ?? 'silent' },
    {
      host: '127.0.0.1',
      port: 0,
      page: undefined,
      shelf: [TEST_SHELF],
      botSeconds: 20,
      warmThreads: false,
      newKey: knownKeys('unit tests'),
      limits: {
        ...DEFAULT_LIMITS,
        requests: 100_000,
        signIns: 100_000,
        replays: 100_000,
        frames: 1_000_000,
        frameBurst: 1_000_000,
        importBytes: 10_000_000_000,
        botTables: 100_000,
        gatheringTables: 100_000,
        heldTables: 100_000,
      },
      ...changes,
    },
  );
}

/** Runs until the test ends. */
export async function startServer(changes: Partial<Settings> = {}): Promise<RunningServer> {
  const database = changes.database ?? join(freshFolder(), 'test.sqlite');
  const worker = await bundle(new URL('./worker.ts', import.meta.url));
  const server = await serve(testSettings({ worker, ...changes, database }));
  onTestFinished(() => server.stop());
  return server;
}

export async function guest(server: { address: string }, name: string, from?: string): Promise<Client> {
  const client = new Client(server.address, from);
  await client.post('/api/guest', { name });
  return client;
}

/** One server for all tests of a file; `thread` is the source of its worker threads. */
export function sharedServer(
  changes: Partial<Settings> = {},
  thread = new URL('./worker.ts', import.meta.url),
): { readonly address: string } {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-test-'));
  let server: RunningServer | undefined;
  beforeAll(async () => {
    const worker = await bundle(thread);
    server = await serve(testSettings({ worker, database: join(folder, 'test.sqlite'), ...changes }));
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get address() {
      if (server === undefined) throw new Error('the server has not started');
      return server.address;
    },
  };
}
