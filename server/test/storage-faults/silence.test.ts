import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStorage } from '../../storage/index.ts';
import { FreezingProxy } from '../lib/freezing-proxy.ts';
import { alone, BOT, ME, playOn } from '../lib/play.ts';
import { Postgres } from '../lib/postgres.ts';
import { startServer } from '../lib/server.ts';

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

const ALL = ['alder', 'birch', 'flint', 'slate'];

test('the database takes connections and answers nothing: people are told while it is silent, and all goes on after it', async () => {
  const database = await postgres.fresh();
  const proxy = await FreezingProxy.before(database);
  const server = await startServer({ database: proxy.url });
  const { ann, table } = await alone(server);
  const withBots = await ann.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
  const [socket, bystander] = [await ann.sit(table, 'alder'), await ann.sit(withBots, 'alder')];
  const gift = { type: 'aside', seat: 'alder', ask: 0, aside: 'gift' } as const;
  await socket.must(gift);

  proxy.freeze();
  expect(await socket.send(gift)).toMatchObject({ code: 'storage' });
  await bystander.until(() => bystander.texts.some((text) => text.includes('"kind":"storage"')) || undefined);
  // Who asks while it lasts does not wait for the silence again, as whoever reads from the database must.
  const waiting = ann.request('GET', '/api/me').then(() => 'what was read');
  const answered = bystander.send(gift);
  expect(await Promise.race([waiting, answered])).toMatchObject({ code: 'storage' });
  await waiting;

  proxy.thaw();
  await socket.until(() => (socket.texts.at(-1)?.includes('"troubles":[]') ? true : undefined));
  expect(socket.position?.moment).toBe(1);
  await playOn(socket, ALL, () => false);
  expect(socket.position?.result).toBeDefined();
  // The queue of the bots and the wire between servers have noticed by themselves.
  await ann.start(withBots);
  await bystander.until(() => (bystander.position?.ask?.answered.length === 3 ? true : undefined));
  const heard = bystander.texts.length;
  const elsewhere = await openStorage(database);
  await elsewhere.wire.tell({ table: withBots.id, kind: 'body' });
  await vi.waitFor(() => expect(bystander.texts.length).toBeGreaterThan(heard), 20_000);
  await elsewhere.close();
}, 90_000);

test('a silent database does not hold up the end of the server', async () => {
  const proxy = await FreezingProxy.before(await postgres.fresh());
  const server = await startServer({ database: proxy.url });
  await alone(server);
  proxy.freeze();
  await server.stop();
  expect(proxy.isFrozen).toBe(true);
}, 60_000);
