/** What one stranger may own of the lobby: tables that wait for people, and seats at those of others. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../index.ts';
import { tidy, tidyWhole } from '../../lobby/tidy.ts';
import { Rooms } from '../../play/rooms.ts';
import type { Me, TableInfo } from '../../protocol/index.ts';
import { openServices } from '../../serve.ts';
import { DEFAULT_TIDYING } from '../../settings.ts';
import { openStorage } from '../../storage/index.ts';
import { bundle } from '../lib/bundle.ts';
import { Client } from '../lib/client.ts';
import { ME } from '../lib/play.ts';
import { Postgres } from '../lib/postgres.ts';
import { freshFolder, guest, startServer, testSettings } from '../lib/server.ts';

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

const HOUR_MS = 3600 * 1000;
const OPEN = { kind: 'open' } as const;
const MALLORY = '198.51.100.7';

describe.each([
  ['SQLite', () => Promise.resolve(join(freshFolder(), 'test.sqlite'))],
  ['PostgreSQL', () => postgres.fresh()],
])('%s', (_name, fresh) => {
  const start = async (database?: string) => {
    const { gatheringTables, heldTables } = DEFAULT_LIMITS;
    const limits = { ...testSettings().limits, gatheringTables, heldTables };
    return startServer({ proxies: 1, limits, database: database ?? (await fresh()) });
  };

  const make = (who: Client) =>
    who.request<TableInfo>('POST', '/api/tables', {
      game: 'demo',
      setting: { scenario: 'standard', options: { rounds: 3 } },
      seats: { alder: ME },
    });

  /** How many of so many tables are taken, all asked for at once. */
  const taken = async (who: Client, tries: number): Promise<number> => {
    const made = await Promise.all(Array.from({ length: tries }, () => make(who)));
    expect(made.every(({ status }) => status === 200 || status === 429)).toBe(true);
    return made.filter(({ status }) => status === 200).length;
  };

  test('a guest has few tables that wait for people, an account more, and puppets share an address', async () => {
    const server = await start();
    const mallory = await guest(server, 'Mallory', MALLORY);
    expect(await taken(mallory, 20)).toBe(5);
    // One that has started, or was given up, makes room for another.
    const [first] = await mallory.get<readonly TableInfo[]>('/api/tables?list=mine');
    await mallory.post(`/api/tables/${first?.id}/close`, {});
    expect(await taken(mallory, 3)).toBe(1);
    const puppets = await Promise.all([1, 2, 3].map((number) => guest(server, `Puppet ${number}`, MALLORY)));
    let more = 0;
    for (const puppet of puppets) more += await taken(puppet, 6);
    expect(more).toBe(5);
    await mallory.post('/api/signup', { name: 'Mallory', password: 'a long one' });
    expect(await taken(mallory, 60)).toBe(20);
    expect(await taken(await guest(server, 'Ann', '192.0.2.1'), 6)).toBe(5);
  });

  test('of IPv6 a household counts as one address, and a site has eight times what one has', async () => {
    const server = await start();
    const from = async (network: string) =>
      taken(await guest(server, 'Mallory', `2001:db8:${network}::1`), 6);
    expect([await from('1:1'), await from('1:2'), await from('1:3')]).toEqual([5, 5, 0]);
    const further = [0, 0, 0, 0];
    for (const i of further.keys()) further[i] = (await from(`1:${i + 1}00`)) + (await from(`1:${i + 1}01`));
    expect(further).toEqual([10, 10, 10, 0]);
    expect(await from('2:1')).toBe(5);
  });

  test('the seats of forty hosts are not taken from one address', async () => {
    const server = await start();
    const tables: TableInfo[] = [];
    for (let i = 0; i < 20; i++) {
      const host = await guest(server, `Table of ${i}`, `192.0.2.${i}`);
      for (let j = 0; j < 2; j++)
        tables.push(await host.table({ alder: ME, birch: OPEN, flint: OPEN, slate: OPEN }));
    }
    const sit = async (who: Client, { id }: TableInfo) =>
      (await who.request('POST', `/api/tables/${id}/join`, { seat: 'birch' })).status;
    const puppets = await Promise.all(
      Array.from({ length: 8 }, (_, number) => guest(server, `Puppet ${number}`, MALLORY)),
    );
    const tried = await Promise.all(tables.map((table, i) => sit(puppets[i % 8] as Client, table)));
    expect(tried.filter((status) => status === 200)).toHaveLength(10);
    // Somebody who plays there is still seated, also when they have an account at that address.
    const [table] = tables.filter((_, i) => tried[i] === 429);
    if (table === undefined) throw new Error('all were taken');
    expect(await sit(await guest(server, 'Ann', '192.0.2.200'), table)).toBe(200);
    const ben = new Client(server.address, MALLORY);
    await ben.post('/api/signup', { name: 'Ben', password: 'a long one' });
    const [other] = tables.filter(({ id }, i) => tried[i] === 429 && id !== table.id);
    expect(await sit(ben, other as TableInfo)).toBe(200);
  });

  test('who does not come back loses the seat, and a table nobody comes to ends', async () => {
    const database = await fresh();
    const server = await start(database);
    const ann = await guest(server, 'Ann', '192.0.2.1');
    await ann.post('/api/signup', { name: 'Ann', password: 'a long one' });
    const table = await ann.table({ alder: ME, birch: OPEN, flint: OPEN, slate: OPEN });
    const abandoned = await (await guest(server, 'Gone', '192.0.2.2')).table({ alder: ME });
    const puppet = await guest(server, 'Puppet', MALLORY);
    await puppet.post(`/api/tables/${table.id}/join`, { seat: 'birch', salt: 'x' });
    const cid = await guest(server, 'Cid', '192.0.2.3');
    await cid.post('/api/signup', { name: 'Cid', password: 'a long one' });
    await cid.post(`/api/tables/${table.id}/join`, { seat: 'flint' });
    const { person } = await cid.get<Required<Me>>('/api/me');
    const dan = await guest(server, 'Dan', '192.0.2.4');
    const running = await dan.start(await dan.table({ alder: ME, birch: ME, flint: ME, slate: ME }));
    const guests: string[] = [];
    for (const one of [puppet, dan]) guests.push((await one.get<Required<Me>>('/api/me')).person.id);
    await server.stop();

    const worker = await bundle(new URL('../lib/worker.ts', import.meta.url));
    const storage = await openStorage(database);
    const services = await openServices(testSettings({ worker, database }), storage);
    const rooms = new Rooms(services);
    const after = (hours: number) => tidy(services, rooms, DEFAULT_TIDYING, Date.now() + hours * HOUR_MS);
    const seats = async () =>
      (await storage.tables.find(table.id))?.body.places.map(({ chair }) => chair.kind);
    expect(await after(1)).toMatchObject({ seats: 0, tables: 0 });
    expect(await after(3)).toMatchObject({ seats: 1, tables: 0 });
    expect(await seats()).toEqual(['person', 'open', 'person', 'open']);
    expect((await storage.tables.find(table.id))?.body.dice.salts).toEqual([]);
    expect(await after(25)).toMatchObject({ seats: 0, tables: 1 });
    expect(await storage.tables.find(abandoned.id)).toMatchObject({
      status: 'finished',
      ending: { kind: 'abandoned' },
    });
    // Whoever looks in keeps the seat; then that is over, too.
    await storage.heldSeats.seen(table.id, [person.id], new Date(Date.now() + 70 * HOUR_MS).toISOString());
    expect(await after(80)).toMatchObject({ seats: 0 });
    expect(await after(150)).toMatchObject({ seats: 1 });
    // Both were made more than a week before, and nothing was played there.
    expect(await after(15 * 24)).toMatchObject({ tables: 1, unplayed: 2 });
    expect(await storage.tables.find(table.id)).toBeUndefined();
    const whole = (days: number) =>
      tidyWhole(services, rooms, DEFAULT_TIDYING, Date.now() + days * 24 * HOUR_MS);
    expect(await whole(80)).toMatchObject({ tables: 0, guests: 0, sessions: 0 });
    expect(await storage.tables.find(running.id)).toMatchObject({ status: 'running' });
    expect(await whole(100)).toMatchObject({ tables: 1, guests: 3, sessions: 3 });
    expect(await storage.tables.find(running.id)).toMatchObject({ status: 'finished' });
    const { people } = storage;
    const names = (await Promise.all(guests.map((id) => people.find(id)))).map((row) => row?.name);
    expect(names).toEqual(['', '']);
    expect((await people.find(person.id))?.name).toBe('Cid');
    await rooms.stop();
    await services.pool.close();
    await storage.close();
  });
});
