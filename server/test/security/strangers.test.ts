/**
 * What one stranger within the published limits could once do to everybody: each attack, bounded, against a server in
 * a process of its own, while somebody else plays. Addresses are told apart as a proxy tells them.
 */
import { connect } from 'node:net';
import { join } from 'node:path';
import { defaultSetting, fastDice } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type Settings } from '../../index.ts';
import type { Me } from '../../protocol/index.ts';
import { openStorage } from '../../storage/index.ts';
import { bundle } from '../lib/bundle.ts';
import { bystander, goesUnnoticed, playDuring } from '../lib/bystander.ts';
import { type ChildServer, startChild } from '../lib/child.ts';
import { Client, Socket } from '../lib/client.ts';
import { ME } from '../lib/play.ts';
import { freshFolder, guest } from '../lib/server.ts';

const MALLORY = '198.51.100.7';

const strangers = (changes: Partial<Settings> = {}): Promise<ChildServer> =>
  startChild({
    proxies: 1,
    limits: DEFAULT_LIMITS,
    database: join(freshFolder(), 'test.sqlite'),
    ...changes,
  });

async function metric(server: { address: string }, name: string): Promise<number> {
  const metrics = await new Client(server.address).get<string>('/metrics');
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(metrics)?.[1]);
}

const megabytes = async (server: { address: string }): Promise<number> =>
  (await metric(server, 'sandtable_memory_bytes')) / 1024 / 1024;

describe('documents', () => {
  const record = {
    format: 'sandtable-game',
    game: 'demo',
    version: demo.version,
    setting: defaultSetting(demo),
    dice: fastDice('x'),
    answers: [],
  };
  const long = 'x'.repeat(7_900_000);
  const forced = { kind: 'forced', rolls: Array.from({ length: 3_800_000 }, () => 6), side: [] };
  const DOCUMENTS = {
    'millions of dice': JSON.stringify({ ...record, dice: { ...forced, rest: fastDice('x') } }),
    'a seed of megabytes': JSON.stringify({ ...record, dice: { ...fastDice('x'), seed: long } }),
    'reasons of megabytes': JSON.stringify({
      ...record,
      answers: [{ seat: 'alder', option: '1', why: [{ key: 'k', params: { long } }] }],
    }),
    'megabytes of names': `{${Array.from({ length: 660_000 }, (_, i) => `"${i}":0`).join()}}`,
  };

  test('of every kind that fills memory are refused, and nobody else notices', async () => {
    const server = await strangers({ limits: { ...DEFAULT_LIMITS, importBytes: 1e9 } });
    const { socket } = await bystander(server);
    const mallory = await guest(server, 'Mallory', MALLORY);
    const refused: number[] = [];
    const attack = async () => {
      for (const document of Object.values(DOCUMENTS)) {
        const body = JSON.stringify({ document });
        const tries = [1, 2].map(() => mallory.request('POST', '/api/import', body));
        for (const { status } of await Promise.all(tries)) refused.push(status);
      }
    };
    const times = await playDuring(socket, attack());
    expect(refused.every((status) => status === 400 || status === 429)).toBe(true);
    expect(refused).toContain(400);
    goesUnnoticed(times);
    expect(await megabytes(server)).toBeLessThan(1200);
  }, 120_000);

  test('have a budget in bytes, for a person and for an address', async () => {
    const server = await strangers({ limits: { ...DEFAULT_LIMITS, importBytes: 1_000_000 } });
    const mallory = await guest(server, 'Mallory', MALLORY);
    const body = JSON.stringify({ document: 'x'.repeat(900_000) });
    const tried = async (who: Client) => (await who.request('POST', '/api/import', body)).status;
    expect([await tried(mallory), await tried(mallory), await tried(mallory)]).toEqual([400, 400, 429]);
    const others = [1, 2, 3].map((number) => guest(server, `Sock puppet ${number}`, MALLORY));
    for (const other of await Promise.all(others)) await tried(other);
    expect(await tried(await guest(server, 'Another', MALLORY))).toBe(429);
    expect(await tried(await guest(server, 'Bystander', '192.0.2.9'))).toBe(400);
  });

  test('attached to a setting are counted before they are read', async () => {
    const shelf = [`file://${await bundle(new URL('../lib/shelf-games.ts', import.meta.url))}`];
    const worker = await bundle(new URL('../lib/worker-games.ts', import.meta.url));
    const server = await strangers({ shelf, worker });
    const nobody = new Client(server.address, MALLORY);
    const cards = (count: number) => ({
      scenario: 'standard',
      options: {},
      attachments: { cards: { forces: Array.from({ length: count }, () => 7) } },
    });
    const texts = [
      'card\n'.repeat(40_000),
      JSON.stringify({ forces: Array.from({ length: 60_000 }, () => 7) }),
    ];
    const check = (setting: unknown) => nobody.request('POST', '/api/games/land-battles/check', setting);
    const tooMany = { code: 'malformed', detail: 'too many things inside each other' };
    expect(await check(cards(81_000))).toEqual({ status: 400, body: tooMany });
    // A game that had read them would have told their faults.
    for (const text of texts) {
      const setting = { scenario: 'standard', options: {}, attachments: { cards: text } };
      expect(await check(setting)).toMatchObject({ status: 413, body: { code: 'too-large' } });
    }
  }, 60_000);
});

describe('sockets', () => {
  test('many that look again and again share one budget, and nobody else notices', async () => {
    const server = await strangers();
    const { ann, socket } = await bystander(server);
    const tables = await Promise.all([1, 2, 3, 4].map(() => ann.table({ alder: ME })));
    const nobody = new Client(server.address, MALLORY);
    const sockets: Socket[] = [];
    for (let i = 0; i < 40; i++) sockets.push(new Socket(nobody, tables[i % 4]?.id ?? ''));
    await Promise.allSettled(sockets.map((one) => one.next('position')));
    const attack = async () => {
      for (let round = 0; round < 60; round++) {
        for (const one of sockets)
          if (one.ws.readyState === one.ws.OPEN)
            for (let frame = 0; frame < 5; frame++)
              one.ws.send(`{"type":"look","id":${frame},"as":"spectator"}`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    };
    const times = await playDuring(socket, attack());
    goesUnnoticed(times);
    const shown = sockets.flatMap((one) => one.received).filter((frame) => frame.type === 'position');
    // What is saved up, and what comes in meanwhile however long it takes: not the 12000 that were asked for.
    expect(shown.length).toBeLessThan(6000);
    expect(sockets.some((one) => one.received.some((frame) => frame.type === 'refused'))).toBe(true);
  }, 60_000);

  test('a person has one budget over all sockets, also for chat', async () => {
    const server = await strangers({ limits: { ...DEFAULT_LIMITS, frames: 10, frameBurst: 100 } });
    const mallory = await guest(server, 'Mallory', MALLORY);
    const table = await mallory.table({ alder: ME });
    const sockets = [await mallory.sit(table), await mallory.sit(table), await mallory.sit(table)];
    for (const socket of sockets)
      for (let line = 0; line < 20; line++) socket.ws.send(`{"type":"chat","id":${line},"text":"spam"}`);
    const [first] = sockets;
    if (first === undefined) throw new Error('no socket');
    const refused = await first.until(() =>
      first.received.find((frame) => frame.type === 'refused' && frame.code === 'too-many'),
    );
    // Also what is refused at the door says which frame it was.
    expect(refused).toHaveProperty('id');
    expect(first.received.filter((frame) => frame.type === 'chat').length).toBeLessThan(25);
  });

  test('of one address at one table are limited, so that no answer has to be shown to hundreds', async () => {
    const server = await strangers();
    const { ann } = await bystander(server);
    const table = await ann.table({ alder: ME });
    const nobody = new Client(server.address, MALLORY);
    const sockets = Array.from({ length: 60 }, () => new Socket(nobody, table.id));
    const seated = await Promise.allSettled(sockets.map((socket) => socket.next('position')));
    expect(seated.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(50);
    await new Client(server.address, '192.0.2.3').sit(table);
  });
});

test('connections of one address are limited where no proxy counts them', async () => {
  const server = await strangers({ proxies: 0, limits: { ...DEFAULT_LIMITS, connections: 5 } });
  const { hostname, port } = new URL(server.address);
  const sockets = Array.from({ length: 12 }, () => connect(Number(port), hostname));
  const closed = await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<boolean>((resolve) => {
          socket.on('error', () => undefined);
          socket.on('close', () => resolve(true));
          setTimeout(() => resolve(false), 1500);
        }),
    ),
  );
  expect(closed.filter(Boolean).length).toBeGreaterThanOrEqual(7);
  for (const socket of sockets) socket.destroy();
});

test('all one’s data comes a page at a time, and nobody else notices', async () => {
  const database = join(freshFolder(), 'test.sqlite');
  const first = await strangers({ database });
  const mallory = await guest(first, 'Mallory', MALLORY);
  const { id } = await mallory.table({ alder: ME });
  const { person } = await mallory.get<Required<Me>>('/api/me');
  await first.kill();
  const storage = await openStorage(database);
  await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000)
    insert into chat (table_id, number, person_id, at, text) select ${id}, i, ${person.id}, '2026', 'line ' || i from n`.execute(
    storage.db,
  );
  await storage.close();
  const server = await strangers({ database });
  const again = new Client(server.address, MALLORY);
  again.cookie = mallory.cookie;
  const { socket } = await bystander(server);
  const found: number[] = [];
  const attack = async () => {
    for (let round = 0; round < 2; round++) {
      const data = await again.get<{ chat: readonly unknown[] }>('/api/account/data');
      found.push(data.chat.length);
    }
  };
  const times = await playDuring(socket, attack());
  expect(found).toEqual([60_000, 60_000]);
  goesUnnoticed(times);
}, 60_000);

describe('bots', () => {
  const PONDERING = { kind: 'bot', player: 'pondering' } as const;

  test('of one guest at many tables do not keep others’ bots waiting', async () => {
    const server = await strangers({
      limits: { ...DEFAULT_LIMITS, frames: 1e6, frameBurst: 1e6, botTables: 100 },
    });
    const mallory = await guest(server, 'Mallory', MALLORY);
    const all = { alder: PONDERING, birch: PONDERING, flint: PONDERING, slate: PONDERING };
    for (let i = 0; i < 50; i++) await mallory.start(await mallory.table(all));
    const ann = await guest(server, 'Ann', '192.0.2.1');
    const table = await ann.table({ alder: ME, birch: PONDERING, flint: PONDERING, slate: PONDERING });
    const before = await metric(server, 'sandtable_bot_seconds_count');
    await ann.start(table);
    const socket = await ann.sit(table);
    await socket.until(() => (socket.position?.ask?.answered.length === 3 ? true : undefined), 50_000);
    // In turns with Mallory's, of which two hundred were waiting.
    expect((await metric(server, 'sandtable_bot_seconds_count')) - before).toBeLessThan(40);
  }, 60_000);

  test('a guest has a limit of running tables with bots; those without are free', async () => {
    const server = await strangers({ limits: { ...DEFAULT_LIMITS, botTables: 3 } });
    const mallory = await guest(server, 'Mallory', MALLORY);
    const start = async (seats: Parameters<Client['table']>[0]) => {
      const table = await mallory.table(seats);
      return (await mallory.request('POST', `/api/tables/${table.id}/start`, {})).status;
    };
    const withBots = { alder: ME, birch: ME, flint: ME, slate: PONDERING };
    for (let i = 0; i < 3; i++) expect(await start(withBots)).toBe(200);
    expect(await start(withBots)).toBe(429);
    expect(await start({ alder: ME, birch: ME, flint: ME, slate: ME })).toBe(200);
  });
});
