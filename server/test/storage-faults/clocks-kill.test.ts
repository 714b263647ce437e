import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TableInfo } from '../../protocol/index.ts';
import type { Pace } from '../../protocol/pace.ts';
import { addHook } from '../lib/called.ts';
import { type ChildServer, startChild } from '../lib/child.ts';
import { Client } from '../lib/client.ts';
import { ME } from '../lib/play.ts';
import { Postgres } from '../lib/postgres.ts';
import { jsonOf, type Receiver, startReceiver } from '../lib/receiver.ts';
import { freshFolder } from '../lib/server.ts';

/** More with `SANDTABLE_KILLS`. */
const KILLS = Number(process.env['SANDTABLE_KILLS'] ?? 3);
const TABLES = 4;
const AT_ONCE = { awayMs: 0, presentMs: 0, gapMs: 0, leaseMs: 30_000 };
const TIMES = 20;
/** By the fast clock: every half a second, and ten times as often. */
const PACE_TIMES = { beatMs: 10_000, lookMs: 1000, returnMs: 0 };
/** A bot has the seat afterwards: it can run out once. */
const PACE: Pace = { kind: 'live', minutes: 1, increment: 0, end: { does: 'seat', player: 'random' } };
const MINUTE_MS = 60_000;
const BENS = ['flint', 'slate'];

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

interface Waiting {
  readonly cookie: string;
  readonly table: string;
}

async function waiting(address: string, number: number, receiver: Receiver): Promise<Waiting> {
  const [ann, ben] = [new Client(address), new Client(address)];
  await ann.post('/api/guest', { name: `Ann ${number}` });
  await ben.post('/api/guest', { name: `Ben ${number}` });
  await addHook(ben, `${receiver.url}/${number}`);
  const table: TableInfo = await ann.table({ alder: ME, birch: ME }, { pace: PACE });
  for (const seat of BENS) await ben.post(`/api/tables/${table.id}/join`, { seat });
  await ann.start(table);
  for (const seat of ['alder', 'birch']) {
    const socket = await ann.sit(table, seat);
    await socket.mustAnswer(seat, socket.options[0] ?? '');
    socket.close();
  }
  return { cookie: ann.cookie, table: table.id };
}

const ranOut = (receiver: Receiver, number: number) =>
  receiver.received
    .filter(({ path }) => path === `/${number}`)
    .map((one) => jsonOf<{ id: string; notices: { why: string }[] }>(one))
    .filter(({ notices }) => notices.some(({ why }) => why.startsWith('Your time has run out')));

async function infoOf(address: string, { cookie, table }: Waiting): Promise<TableInfo> {
  const client = new Client(address);
  client.cookie = cookie;
  return client.get<TableInfo>(`/api/tables/${table}`);
}

describe.each([
  ['SQLite', () => Promise.resolve(join(freshFolder(), 'test.sqlite'))],
  ['PostgreSQL', () => postgres.fresh()],
])('%s', (_name, fresh) => {
  test(
    `killed ${KILLS} times, each clock runs out once, not before its time, and whose it was is told once`,
    async () => {
      const receiver = await startReceiver();
      const settings = {
        database: await fresh(),
        noticeTimes: AT_ONCE,
        paceTimes: PACE_TIMES,
        allowedHosts: ['127.0.0.1'],
      };
      const fast = { since: Date.now(), times: TIMES };
      let server: ChildServer = await startChild(settings, fast);
      const tables: Waiting[] = [];
      for (let i = 0; i < TABLES; i++) tables.push(await waiting(server.address, i, receiver));
      // Nobody loses more than the time that passed, nor has more than there was.
      for (let round = 0; round < KILLS; round++) {
        const shown = await Promise.all(tables.map((one) => infoOf(server.address, one)));
        const at = performance.now();
        await server.kill();
        server = await startChild(settings, fast);
        const again = await Promise.all(tables.map((one) => infoOf(server.address, one)));
        const passed = (performance.now() - at) * TIMES;
        for (const [i, { clocks }] of again.entries()) {
          const [left, before] = [clocks?.['flint']?.left ?? 0, shown[i]?.clocks?.['flint']?.left ?? 0];
          expect(left).toBeGreaterThanOrEqual(before - passed);
          expect(left).toBeLessThanOrEqual(MINUTE_MS);
        }
      }
      const isOver = async () => {
        const infos = await Promise.all(tables.map((one) => infoOf(server.address, one)));
        return infos.every(({ seats }) =>
          BENS.every((seat) => seats.some(({ id, sitter }) => id === seat && sitter.kind === 'bot')),
        );
      };
      await vi.waitUntil(isOver, { timeout: 2 * MINUTE_MS, interval: 500 });
      await vi.waitUntil(() => tables.every((_, i) => ranOut(receiver, i).length > 0), {
        timeout: MINUTE_MS,
        interval: 100,
      });
      for (const [i] of tables.entries())
        expect(new Set(ranOut(receiver, i).map(({ id }) => id)).size).toBe(1);
    },
    4 * MINUTE_MS + KILLS * 20_000,
  );
});
