import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TableInfo } from '../../protocol/index.ts';
import { openStorage } from '../../storage/index.ts';
import { Client } from '../lib/client.ts';
import { BOT } from '../lib/play.ts';
import { freshFolder, guest, startServer } from '../lib/server.ts';

const PONDERING = { kind: 'bot', player: 'pondering' } as const;

/** A game of bots alone, which everybody left at that time, on a server that has started again since. */
async function leftAt(attended: string) {
  const database = join(freshFolder(), 'test.sqlite');
  const first = await startServer({ database });
  const ann = await guest(first, 'Ann');
  const { id } = await ann.table({ alder: PONDERING, birch: PONDERING, flint: PONDERING, slate: BOT });
  await ann.start({ id } as TableInfo);
  await first.stop();
  const storage = await openStorage(database);
  await storage.db.updateTable('tables').set({ attended }).execute();
  await storage.close();
  const second = await startServer({ database });
  const again = new Client(second.address);
  again.cookie = ann.cookie;
  return { again, id, moment: async () => (await again.get<TableInfo>(`/api/tables/${id}`)).moment };
}

test('bots at a table that everybody has left pause, also over a restart, and go on when somebody looks', async () => {
  const { again, id, moment } = await leftAt('2026-01-01T00:00:00.000Z');
  const before = await moment();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await moment()).toBe(before);
  const socket = await again.sit({ id });
  await socket.until(() => ((socket.position?.moment ?? 0) > before ? true : undefined));
});

test('bots at a table that somebody has just left play on', async () => {
  const { again, id, moment } = await leftAt(new Date().toISOString());
  const before = await moment();
  const deadline = Date.now() + 30_000;
  while ((await moment()) === before && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await moment()).toBeGreaterThan(before);
  expect((await again.get<TableInfo>(`/api/tables/${id}`)).status).not.toBe('gathering');
});
