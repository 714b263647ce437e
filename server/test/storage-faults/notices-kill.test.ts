import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '../../protocol/index.ts';
import { addHook } from '../lib/called.ts';
import { type ChildServer, startChild } from '../lib/child.ts';
import { Client } from '../lib/client.ts';
import { ME } from '../lib/play.ts';
import { Postgres } from '../lib/postgres.ts';
import { jsonOf, type Receiver, startReceiver } from '../lib/receiver.ts';
import { freshFolder } from '../lib/server.ts';

/** More with `SANDTABLE_KILLS`. */
const KILLS = Number(process.env['SANDTABLE_KILLS'] ?? 3);
const TABLES = 3;
/** Everything at once: what is due is sent by the next look. */
const AT_ONCE = { awayMs: 0, presentMs: 0, gapMs: 0, leaseMs: 1500 };
const OWN = ['alder', 'birch'];

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

/** Somebody who bids and takes it back over and over: each time they are waited for again. */
interface Fickle {
  readonly cookie: string;
  readonly table: string;
  /** How often they were called for, as far as the server has stored it. */
  turns: number;
  /** Whether the last of these may not have been stored. */
  isUnsure: boolean;
}

async function fickle(address: string, number: number, receiver: Receiver): Promise<Fickle> {
  const [ann, ben] = [new Client(address), new Client(address)];
  await ann.post('/api/guest', { name: `Ann ${number}` });
  await ben.post('/api/guest', { name: `Ben ${number}` });
  await addHook(ann, `${receiver.url}/${number}`);
  const table: TableInfo = await ann.table({ alder: ME, birch: ME });
  for (const seat of ['flint', 'slate']) await ben.post(`/api/tables/${table.id}/join`, { seat });
  await ann.start(table);
  return { cookie: ann.cookie, table: table.id, turns: 1, isUnsure: false };
}

/** The messages that came, by id: a message may come again, under the same id. */
function idsAt(receiver: Receiver, number: number): readonly string[] {
  return receiver.received
    .filter(({ path }) => path === `/${number}`)
    .map((one) => jsonOf<{ id: string }>(one).id);
}

/** Waits for the call, bids, takes it back; until the server is gone. */
async function dither(address: string, one: Fickle, number: number, receiver: Receiver): Promise<void> {
  const client = new Client(address);
  client.cookie = one.cookie;
  try {
    const socket = await client.sit({ id: one.table }, 'alder');
    for (;;) {
      const start = (socket.position?.moment ?? 0) === 0;
      if (start) {
        // Called for once each time; or the server dies first.
        await socket.until(() => (new Set(idsAt(receiver, number)).size >= one.turns ? true : undefined));
        for (const seat of OWN) {
          if (socket.position?.as !== seat) await socket.must({ type: 'look', as: seat });
          await socket.mustAnswer(seat, socket.options[0] ?? '');
        }
      }
      const moment = socket.position?.moment ?? 0;
      for (const [i, seat] of [...OWN]
        .reverse()
        .slice(OWN.length - moment)
        .entries()) {
        if (moment - i === OWN.length) {
          one.turns++;
          one.isUnsure = true;
        }
        await socket.must({ type: 'undo', seat, moment: moment - i, count: 1 });
        one.isUnsure = false;
      }
    }
  } catch {
    // The server is gone.
  }
}

describe.each([
  ['SQLite', () => Promise.resolve(join(freshFolder(), 'test.sqlite'))],
  ['PostgreSQL', () => postgres.fresh()],
])('%s', (_name, fresh) => {
  test(
    `killed ${KILLS} times, everybody is called each time they are waited for`,
    async () => {
      const receiver = await startReceiver();
      const settings = { database: await fresh(), noticeTimes: AT_ONCE, allowedHosts: ['127.0.0.1'] };
      let server: ChildServer = await startChild(settings);
      const people: Fickle[] = [];
      for (let i = 0; i < TABLES; i++) people.push(await fickle(server.address, i, receiver));
      for (let round = 0; round < KILLS; round++) {
        const before = receiver.received.length;
        const { address } = server;
        const playing = people.map((one, i) => dither(address, one, i, receiver));
        await vi.waitUntil(() => receiver.received.length > before + TABLES, {
          timeout: 60_000,
          interval: 1,
        });
        await new Promise((resolve) => setTimeout(resolve, (round * 37) % 90));
        await server.kill();
        await Promise.all(playing);
        server = await startChild(settings);
        for (const one of people) await recount(server.address, one);
      }
      const called = () => people.every((one, i) => new Set(idsAt(receiver, i)).size === one.turns);
      await vi.waitUntil(called, { timeout: 60_000, interval: 20 });
      const all = people.flatMap((_, i) => idsAt(receiver, i));
      const again = all.length - new Set(all).size;
      // Only what was under way when the server died may have come again.
      expect(again).toBeLessThanOrEqual(KILLS * TABLES);
      process.stderr.write(`${all.length} calls, ${again} of them again, over ${KILLS} kills\n`);
    },
    120_000 + KILLS * 20_000,
  );
});

/** Taking back may or may not have been stored when the server died. */
async function recount(address: string, one: Fickle): Promise<void> {
  const client = new Client(address);
  client.cookie = one.cookie;
  const socket = await client.sit({ id: one.table }, 'alder');
  if (one.isUnsure && socket.position?.moment === OWN.length) one.turns--;
  one.isUnsure = false;
  socket.close();
}
