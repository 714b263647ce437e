import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Client } from '../lib/client.ts';
import { alone, playOn } from '../lib/play.ts';
import { freshFolder, startServer } from '../lib/server.ts';

const ALL = ['alder', 'birch', 'flint', 'slate'];
const POLISHED = [new URL('../lib/shelf-polished.ts', import.meta.url).href];
const RENAMED = [new URL('../lib/shelf-renamed.ts', import.meta.url).href];

/** A table in the middle of its second round, and the server gone. */
async function interrupted(database: string) {
  const server = await startServer({ database });
  const { ann, table } = await alone(server);
  const socket = await ann.sit(table, 'alder');
  const round = () => (socket.position?.view as { round?: number } | undefined)?.round;
  await playOn(socket, ALL, () => round() === 2);
  const roundStart = socket.position?.moment ?? 0;
  await playOn(socket, ALL, () => (socket.position?.moment ?? 0) >= roundStart + 4);
  await socket.must({ type: 'look', as: 'alder' });
  const frame = await (await ann.sit(table, 'alder')).next('position');
  await server.stop();
  return { cookie: ann.cookie, table, roundStart, frame };
}

async function back(address: string, cookie: string, table: { id: string }) {
  const client = new Client(address);
  client.cookie = cookie;
  return { client, socket: await client.sit(table, 'alder') };
}

test('rules that play as before: nothing is lost and everything can be revisited', async () => {
  const database = join(freshFolder(), 'test.sqlite');
  const { cookie, table, frame } = await interrupted(database);
  const server = await startServer({ database, shelf: POLISHED });
  const { socket, client } = await back(server.address, cookie, table);
  expect(socket.position).toEqual(frame.position);
  expect(socket.table?.version).toBe(2);
  expect((await socket.next('position')).troubles).toEqual([]);
  expect(await client.get(`/api/tables/${table.id}/moments?from=0&to=0`)).toMatchObject({ first: 0 });
});

test('rules that cannot replay the unfinished turn: back to its start, and people are told', async () => {
  const database = join(freshFolder(), 'test.sqlite');
  const { cookie, table, roundStart, frame } = await interrupted(database);
  const server = await startServer({ database, shelf: RENAMED });
  const { socket } = await back(server.address, cookie, table);
  const first = await socket.next('position');
  expect(first.position?.moment).toBe(roundStart);
  expect(first.troubles).toEqual([{ kind: 'upgraded', detail: '1 -> 2' }]);
  // What happened before that turn still stands in the journal.
  expect(first.lines).toEqual(frame.lines.filter((line) => line.at <= roundStart));
  expect(first.lines.length).toBeGreaterThan(0);
  await playOn(socket, ALL, () => false);
  expect(socket.position?.result).toBeDefined();
  await server.stop();

  const again = await startServer({ database, shelf: RENAMED });
  const later = await back(again.address, cookie, table);
  expect(later.socket.position?.result).toEqual(socket.position?.result);
  expect((await later.socket.next('position')).troubles).toEqual([]);
});
