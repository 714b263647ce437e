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
/** People are told within the eight seconds that docs/hosting.md names; some more for a busy machine. */
const SOON_MS = 11_000;

test('the database takes connections and answers nothing: people are told within seconds, and all goes on after it', async () => {
  const database = await postgres.fresh();
  const proxy = await FreezingProxy.before(database);
  const server = await startServer({ database: proxy.url });
  const { ann, table } = await alone(server);
  const withBots = await ann.table({ alder: ME, birch: BOT, flint: BOT, slate: BOT });
  const [socket, bystander] = [await ann.sit(table, 'alder'), await ann.sit(withBots, 'alder')];
  const gift = { type: 'aside', seat: 'alder', ask: 0, aside: 'gift' } as const;
  await socket.must(gift);

  proxy.freeze();
  const frozen = performance.now();
  expect(await socket.send(gift)).toMatchObject({ code: 'storage' });
  await bystander.until(() => bystander.texts.some((text) => text.includes('"kind":"storage"')) || undefined);
  expect(performance.now() - frozen).toBeLessThan(SOON_MS);
  // Who asks while it lasts does not wait for the silence again.
  const asked = performance.now();
  expect(await bystander.send(gift)).toMatchObject({ code: 'storage' });
  expect(performance.now() - asked).toBeLessThan(1000);

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
  const asked = performance.now();
  await server.stop();
  expect(performance.now() - asked).toBeLessThan(2 * SOON_MS);
}, 60_000);
