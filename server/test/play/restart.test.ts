import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '../lib/client.ts';
import { alone, BOT, ME, playOn } from '../lib/play.ts';
import { freshFolder, guest, startServer } from '../lib/server.ts';

const ALL = ['alder', 'birch', 'flint', 'slate'];

/** The same person at another address. */
function again(client: Client, address: string): Client {
  const same = new Client(address);
  same.cookie = client.cookie;
  return same;
}

test('after a restart everything looks the same: position, journal, undo, chat', async () => {
  const database = join(freshFolder(), 'test.sqlite');
  const first = await startServer({ database });
  const { ann, table } = await alone(first);
  const socket = await ann.sit(table, 'alder');
  await playOn(socket, ALL, () => (socket.position?.moment ?? 0) >= 9);
  await socket.must({ type: 'look', as: 'alder' });
  await socket.must({ type: 'aside', seat: 'alder', ask: socket.position?.ask?.number ?? 0, aside: 'gift' });
  await socket.must({ type: 'chat', text: 'brb' });
  await socket.must({ type: 'note', text: 'mine' });
  const before = await (await ann.sit(table, 'alder')).next('position');
  await first.stop();

  const second = await startServer({ database });
  const back = await again(ann, second.address).sit(table, 'alder');
  const after = await back.next('position');
  expect(after.position).toEqual(before.position);
  expect(after.position?.undoable).toBe(1);
  expect(after.lines).toEqual(before.lines);
  expect(after.lines.length).toBeGreaterThan(3);
  expect(after.chat).toEqual(before.chat);
  expect(after.note).toBe('mine');
  await back.must({ type: 'undo', seat: 'alder', moment: after.position?.moment ?? 0, count: 1 });
  await playOn(back, ALL, () => false);
  expect(back.position?.result).toBeDefined();
});

test('undo reaches across a restart to the fence, and consent to the beginning', async () => {
  const database = join(freshFolder(), 'test.sqlite');
  const first = await startServer({ database });
  const { ann, table } = await alone(first);
  const socket = await ann.sit(table, 'alder');
  const beginning = (await socket.next('position')).position;
  for (let count = 0; count < 3; count++)
    await socket.must({ type: 'aside', seat: 'alder', ask: 0, aside: 'gift' });
  await first.stop();

  const second = await startServer({ database });
  const back = await again(ann, second.address).sit(table, 'alder');
  expect(back.position?.undoable).toBe(3);
  await back.must({ type: 'undo', seat: 'alder', moment: 3, count: 3 });
  expect(back.position).toEqual(beginning);
  await playOn(back, ALL, () => (back.position?.moment ?? 0) >= 12);
  await second.stop();

  const third = await startServer({ database });
  const last = await again(ann, third.address).sit(table, 'alder');
  await last.must({ type: 'propose', proposal: { kind: 'rewind', moment: 0 } });
  expect(last.position).toEqual(beginning);
  await playOn(last, ALL, () => false);
  expect(last.position?.result).toBeDefined();
});

test('bots take up their turns after a restart', async () => {
  const database = join(freshFolder(), 'test.sqlite');
  const first = await startServer({ database });
  const ann = await guest(first, 'Ann');
  const table = await ann.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
  await ann.start(table);
  await first.stop();

  const second = await startServer({ database });
  const socket = await again(ann, second.address).sit(table);
  await socket.until(() => (socket.position?.ask?.answered.length === 3 ? true : undefined));
  expect(socket.position?.ask?.answered).toEqual(['birch', 'flint', 'slate']);
});

test('a server that stops says so, and closes every socket', async () => {
  const server = await startServer();
  const { ann, table } = await alone(server);
  const socket = await ann.sit(table);
  await server.stop();
  await expect(socket.until(() => undefined)).rejects.toThrow('closed with 1001');
  expect(socket.texts.join()).toContain('"stopping"');
});
