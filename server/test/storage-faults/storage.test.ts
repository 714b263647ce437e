import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../../index.ts';
import { toDisk } from '../../storage/sqlite-append.ts';
import { openFile, storageOnSqlite } from '../../storage/sqlite.ts';
import { bundle } from '../lib/bundle.ts';
import { Client, type Socket } from '../lib/client.ts';
import { alone, BOT, ME, playOn } from '../lib/play.ts';
import { freshFolder, guest, testSettings } from '../lib/server.ts';

const ALL = ['alder', 'birch', 'flint', 'slate'];

function troublesAt(socket: Socket): readonly string[] {
  const frame = socket.received.findLast((received) => 'troubles' in received);
  return frame !== undefined && 'troubles' in frame ? frame.troubles.map((trouble) => trouble.kind) : [];
}

async function onFile(sync = toDisk) {
  const sqlite = openFile(join(freshFolder(), 'test.sqlite'));
  const worker = await bundle(new URL('../lib/worker.ts', import.meta.url));
  const server = await serve(testSettings({ worker }), await storageOnSqlite(sqlite, sync));
  return { sqlite, server };
}

/** A server on a file that can be made to look full. */
async function onSmallDisk() {
  const { sqlite, server } = await onFile();
  return {
    server,
    fill: () => {
      const pages = sqlite.pragma('page_count', { simple: true });
      sqlite.pragma(`max_page_count = ${String(pages)}`);
    },
    free: () => {
      sqlite.pragma('max_page_count = 1000000');
    },
  };
}

test('disk full: people are told, nothing is accepted that cannot be stored, and it goes on by itself', async () => {
  const { server, fill, free } = await onSmallDisk();
  const { ann, table } = await alone(server);
  const socket = await ann.sit(table, 'alder');
  fill();
  const seen: number[] = [];
  let refused: string | undefined;
  for (let i = 0; i < 3000 && refused === undefined; i++) {
    const ask = socket.position?.ask?.number ?? 0;
    const seat = i % 2 === 0 ? 'alder' : 'birch';
    const answer = await socket.send({ type: 'aside', seat, ask, aside: 'gift' });
    if (answer.type === 'refused') refused = answer.code;
    else seen.push(socket.position?.moment ?? 0);
  }
  expect(refused).toBe('storage');
  await socket.until(() => (troublesAt(socket).includes('storage') ? true : undefined));
  expect((await new Client(server.address).request('GET', '/health')).status).toBe(503);
  // Nothing was shown that was not acknowledged.
  expect(socket.position?.moment).toBe(seen.at(-1));
  free();
  await socket.until(() => (troublesAt(socket).length === 0 ? true : undefined));
  expect(socket.position?.moment).toBe(seen.at(-1));
  await playOn(socket, ALL, () => false);
  expect(socket.position?.result).toBeDefined();
  expect((await new Client(server.address).request('GET', '/health')).status).toBe(200);
  await server.stop();
}, 60_000);

test('disk full while bots play: they wait, and go on by themselves', async () => {
  const { server, fill, free } = await onSmallDisk();
  const ann = await guest(server, 'Ann');
  const table = await ann.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT }, { title: 'x' });
  fill();
  await ann.request('POST', `/api/tables/${table.id}/start`, { salt: 'y'.repeat(128) });
  free();
  await new Promise((resolve) => setTimeout(resolve, 700));
  await ann.request('POST', `/api/tables/${table.id}/start`, {});
  const socket = await ann.sit(table);
  await socket.until(() => (socket.position?.ask?.answered.length === 3 ? true : undefined));
  await server.stop();
}, 30_000);

test('an answer is acknowledged only when the disk has it; one the disk refuses is refused, and play goes on', async () => {
  let disk: 'works' | 'waits' | 'fails' = 'works';
  let letGo: () => void = () => undefined;
  const { server } = await onFile(async (file) => {
    if (disk === 'fails') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    if (disk === 'waits') await new Promise<void>((resolve) => (letGo = resolve));
    await toDisk(file);
  });
  const { ann, table } = await alone(server);
  const socket = await ann.sit(table, 'alder');
  const gift = () =>
    socket.send({ type: 'aside', seat: 'alder', ask: socket.position?.ask?.number ?? 0, aside: 'gift' });
  const before = socket.position?.moment ?? 0;
  disk = 'waits';
  let isAnswered = false;
  const given = gift().then((answer) => {
    isAnswered = true;
    return answer;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(isAnswered).toBe(false);
  expect(socket.position?.moment).toBe(before);
  // The line is alive meanwhile, and says so.
  await socket.must({ type: 'ping' });
  expect(isAnswered).toBe(false);
  disk = 'works';
  letGo();
  expect((await given).type).not.toBe('refused');
  expect(socket.position?.moment).toBe(before + 1);
  disk = 'fails';
  expect(await gift()).toMatchObject({ type: 'refused', code: 'storage' });
  expect(socket.position?.moment).toBe(before + 1);
  disk = 'works';
  await socket.until(() => (troublesAt(socket).length === 0 ? true : undefined));
  await playOn(socket, ALL, () => false);
  expect(socket.position?.result).toBeDefined();
  await server.stop();
}, 60_000);
