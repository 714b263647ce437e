import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Moments, TableInfo } from '../../protocol/index.ts';
import type { Pace } from '../../protocol/pace.ts';
import { addHook, bid, put } from '../lib/called.ts';
import type { Client } from '../lib/client.ts';
import { HOUR, MINUTE, MovedClock } from '../lib/moved-clock.ts';
import { ME } from '../lib/play.ts';
import { Postgres } from '../lib/postgres.ts';
import { jsonOf, startReceiver } from '../lib/receiver.ts';
import { freshFolder, guest, startServer } from '../lib/server.ts';

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

const DAY = 24 * HOUR;
const days = (end: Pace['end'], more = {}): Pace => ({
  kind: 'days',
  turn: 24,
  bank: 1,
  rests: [],
  end,
  ...more,
});
/** A test moves the clock by hours at once: the server says as rarely that it is there. */
const PACE_TIMES = { beatMs: 6 * HOUR, lookMs: 1000, returnMs: 60_000 };

describe.each([
  ['SQLite', () => Promise.resolve(join(freshFolder(), 'test.sqlite'))],
  ['PostgreSQL', () => postgres.fresh()],
])('%s', (_name, fresh) => {
  async function scene(database?: string, clock = new MovedClock()) {
    const opened = database ?? (await fresh());
    const settings = { database: opened, clock, paceTimes: PACE_TIMES, allowedHosts: ['127.0.0.1'] };
    const server = await startServer(settings);
    return { clock, server, database: opened };
  }

  /** Ann has alder and birch, Ben flint and slate; Ann has bid, so that only Ben is waited for. */
  async function benIsAsked(
    server: { address: string },
    pace: Pace,
    before: (ben: Client) => Promise<unknown> = () => Promise.resolve(),
  ) {
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    await before(ben);
    const table = await ann.table({ alder: ME, birch: ME }, { pace });
    for (const seat of ['flint', 'slate']) await ben.post(`/api/tables/${table.id}/join`, { seat });
    await ann.start(table);
    await bid(ann, table, ['alder', 'birch']);
    return { ann, ben, table };
  }

  /** By as many steps as it takes for the server to say now and then that it is there. */
  async function pass(clock: MovedClock, ms: number) {
    for (let left = ms; left > 0; left -= 3 * HOUR) await clock.advance(Math.min(left, 3 * HOUR));
    await clock.advance(1000);
  }

  const info = (client: Client, table: TableInfo) => client.get<TableInfo>(`/api/tables/${table.id}`);

  test('a pace is agreed before the game begins, is shown, and stays as it was once somebody has sat down', async () => {
    const { server } = await scene();
    const [ann, ben] = [await guest(server, 'Ann'), await guest(server, 'Ben')];
    const table = await ann.table({ alder: ME, birch: ME }, { pace: days({ does: 'nothing' }) });
    expect(table.pace).toEqual(days({ does: 'nothing' }));
    const live: Pace = { kind: 'live', minutes: 30, increment: 20, end: { does: 'pass' } };
    const changed = await ann.post<TableInfo>(`/api/tables/${table.id}/pace`, { pace: live });
    expect(changed.pace).toEqual(live);
    expect((await ben.request('POST', `/api/tables/${table.id}/pace`, {})).status).toBe(403);
    for (const seat of ['flint', 'slate']) await ben.post(`/api/tables/${table.id}/join`, { seat });
    expect((await ann.request('POST', `/api/tables/${table.id}/pace`, {})).status).toBe(403);
    const odd = { ...live, end: { does: 'seat', player: 'nobody' } };
    expect(
      (
        await ann.request('POST', '/api/tables', {
          game: 'demo',
          setting: { scenario: 'standard', options: { rounds: 3 } },
          seats: {},
          pace: odd,
        })
      ).status,
    ).toBeGreaterThanOrEqual(400);
  });

  test('three days pass: only who is asked loses time, everybody sees it, and so does a replay', async () => {
    const { server, clock } = await scene();
    const { ann, ben, table } = await benIsAsked(server, days({ does: 'nothing' }));
    await pass(clock, 30 * HOUR);
    const seen = await info(ann, table);
    expect(seen.clocks?.['alder']).toMatchObject({ runs: false });
    expect(seen.clocks?.['flint']?.runs).toBe(true);
    expect(Math.round((seen.clocks?.['flint']?.left ?? 0) / HOUR)).toBe(18);
    await bid(ben, table, ['flint']);
    const after = await info(ben, table);
    expect(after.clocks?.['flint']?.left).toBe((await info(ann, table)).clocks?.['flint']?.left);
    const moments = await ann.get<Moments>(`/api/tables/${table.id}/moments?from=0&to=3`);
    expect(moments.clocks?.map(({ moment }) => moment)).toEqual([0, 1, 2, 3]);
    expect(Math.round((moments.clocks?.[3]?.left['flint'] ?? 0) / HOUR)).toBe(18);
  });

  test('when the time is over nothing happens where nothing was agreed, but the others need not ask any more', async () => {
    const { server, clock } = await scene();
    const { ann, ben, table } = await benIsAsked(server, days({ does: 'nothing' }));
    const propose = async () => {
      const socket = await ann.sit(table, 'alder');
      await socket.must({ type: 'propose', proposal: { kind: 'bot', seat: 'flint', player: 'random' } });
      socket.close();
      return (await info(ann, table)).seats.find(({ id }) => id === 'flint')?.sitter.kind;
    };
    await pass(clock, 40 * HOUR);
    expect(await propose()).toBe('person');
    await pass(clock, 9 * HOUR);
    expect((await info(ann, table)).clocks?.['flint']).toMatchObject({ left: 0, runs: false, out: true });
    expect((await info(ben, table)).turn).toEqual(['flint', 'slate']);
    expect(await propose()).toBe('bot');
  });

  test('a bot takes the turn where that was agreed, and the person has the next', async () => {
    const { server, clock } = await scene();
    const { ann, table } = await benIsAsked(server, days({ does: 'turn', player: 'random' }));
    const socket = await ann.sit(table, 'alder');
    await pass(clock, 49 * HOUR);
    await socket.until(() => ((socket.position?.moment ?? 0) >= 4 ? true : undefined));
    const seen = await info(ann, table);
    expect(seen.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'person', 'person', 'person']);
    expect(Object.values(seen.clocks ?? {}).some(({ by, out }) => by !== undefined || out === true)).toBe(
      false,
    );
  });

  test('a bot takes the seat where that was agreed, and whose it was is told', async () => {
    const { server, clock } = await scene();
    const receiver = await startReceiver();
    const { ann, table } = await benIsAsked(server, days({ does: 'seat', player: 'random' }), (ben) =>
      addHook(ben, receiver.url),
    );
    await pass(clock, 49 * HOUR);
    await pass(clock, HOUR);
    const seen = await info(ann, table);
    expect(seen.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'person', 'bot', 'bot']);
    const told = receiver.received.flatMap(
      (one) => jsonOf<{ notices: { kind: string; why: string }[] }>(one).notices,
    );
    expect(told.map(({ kind }) => kind)).toEqual(['turn', 'time', 'time']);
    expect(told.map(({ why }) => why).slice(1)).toEqual([
      'Your time runs out: about 3 hours are left.',
      'Your time has run out. A bot has taken your seat.',
    ]);
  });

  test('nights and weekends of the person who is asked are not counted where that was agreed', async () => {
    const { server, clock } = await scene();
    const pace = days({ does: 'nothing' }, { rests: ['night'] });
    // Monday noon: three nights of ten hours lie in the time that Ben has.
    const { ann, ben, table } = await benIsAsked(server, pace, (client) =>
      put(client, '/api/hours', {
        zone: 'UTC',
        night: { from: '20:00', to: '06:00' },
        weekend: [],
        holidays: [],
      }),
    );
    expect((await info(ann, table)).clocks?.['flint']?.ends).toBe('2099-03-05T18:00:00.000Z');
    await pass(clock, 9 * HOUR);
    expect((await info(ann, table)).clocks?.['flint']?.rests).toBe('2099-03-03T06:00:00.000Z');
    // From now on Ben is on holiday, of which this table knows nothing, and sleeps no more.
    await put(ben, '/api/hours', {
      zone: 'UTC',
      weekend: [],
      holidays: [{ from: '2099-03-02', to: '2099-03-20' }],
    });
    expect((await info(ann, table)).clocks?.['flint']?.rests).toBeUndefined();
  });

  test('the others agree to more time', async () => {
    const { server, clock } = await scene();
    const { ann, ben, table } = await benIsAsked(server, days({ does: 'nothing' }));
    await pass(clock, 47 * HOUR);
    const his = await ben.sit(table, 'flint');
    await his.must({ type: 'propose', proposal: { kind: 'time', seat: 'flint', minutes: 2 * 1440 } });
    const proposal = (await his.until(() => his.received.findLast((frame) => frame.type === 'table')))
      .proposals[0];
    expect(proposal?.waiting.map(({ name }) => name)).toEqual(['Ann']);
    const hers = await ann.sit(table, 'alder');
    await hers.must({ type: 'vote', proposal: proposal?.number ?? 0, yes: true });
    await pass(clock, 24 * HOUR);
    const clocks = (await info(ann, table)).clocks;
    expect(clocks?.['slate']?.out).toBe(true);
    expect(Math.round((clocks?.['flint']?.left ?? 0) / HOUR)).toBe(25);
  });

  test('a clock that would have run out while the server was away costs nobody anything', async () => {
    const { server, clock, database } = await scene();
    const { ann, table } = await benIsAsked(server, days({ does: 'seat', player: 'random' }));
    await pass(clock, 12 * HOUR);
    const before = (await info(ann, table)).clocks?.['flint']?.left ?? 0;
    await server.stop();
    await clock.advance(5 * DAY);
    const again = await scene(database, clock);
    await clock.advance(PACE_TIMES.returnMs);
    const back = new (ann.constructor as new (address: string) => Client)(again.server.address);
    back.cookie = ann.cookie;
    const after = await info(back, table);
    expect(after.clocks?.['flint']?.left).toBe(before);
    expect(after.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'person', 'person', 'person']);
    await pass(clock, before + 3 * HOUR);
    const late = await info(back, table);
    expect(late.seats.map(({ sitter }) => sitter.kind)).toEqual(['person', 'person', 'bot', 'bot']);
  });

  test('taking back over and over gains no time', async () => {
    const { server, clock } = await scene();
    const { ann, table } = await benIsAsked(server, days({ does: 'nothing' }));
    const left = async () => (await info(ann, table)).clocks?.['alder']?.left;
    const before = await left();
    const hers = await ann.sit(table, 'birch');
    for (let round = 0; round < 3; round++) {
      await hers.must({ type: 'undo', seat: 'birch', moment: 2, count: 1 });
      await clock.advance(MINUTE);
      await hers.mustAnswer('birch', hers.options[0] ?? '');
    }
    expect(await left()).toBe(before);
    expect((await info(ann, table)).clocks?.['birch']?.left).toBeLessThanOrEqual((before ?? 0) - 3 * MINUTE);
  });
});

test('two servers on one database: a time that runs out is dealt with once', async () => {
  const database = await postgres.fresh();
  const clock = new MovedClock();
  const receiver = await startReceiver();
  const settings = { database, clock, paceTimes: PACE_TIMES, allowedHosts: ['127.0.0.1'] };
  const servers = [await startServer(settings), await startServer(settings)] as const;
  const [ann, ben] = [await guest(servers[0], 'Ann'), await guest(servers[1], 'Ben')];
  await addHook(ben, receiver.url);
  const table = await ann.table({ alder: ME, birch: ME }, { pace: days({ does: 'turn', player: 'random' }) });
  for (const seat of ['flint', 'slate']) await ben.post(`/api/tables/${table.id}/join`, { seat });
  await ann.start(table);
  await bid(ann, table, ['alder', 'birch']);
  const [hers, his] = [await ann.sit(table, 'alder'), await ben.sit(table, 'flint')];
  for (let hours = 0; hours < 49; hours += 3) await clock.advance(3 * HOUR);
  await clock.advance(1000);
  for (const socket of [hers, his])
    await socket.until(() => ((socket.position?.moment ?? 0) >= 4 ? true : undefined));
  // What comes shortly after a message is told later, together.
  await clock.advance(10 * MINUTE);
  await clock.advance(1000);
  const told = receiver.received.flatMap((one) => jsonOf<{ notices: { why: string }[] }>(one).notices);
  expect(told.filter(({ why }) => why.startsWith('Your time has run out'))).toHaveLength(1);
  const [seen, same] = await Promise.all(
    [ann, ben].map((who) => who.get<TableInfo>(`/api/tables/${table.id}`)),
  );
  expect(seen?.clocks).toEqual(same?.clocks);
});
