import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Connections } from '../../http/connections.ts';
import { Client } from '../lib/client.ts';
import { startChild } from '../lib/child.ts';
import { makeSeats, playUntilBroken, sitDown } from '../lib/load.ts';
import { alone, BOT, ME, OPEN, playOn } from '../lib/play.ts';
import { Postgres } from '../lib/postgres.ts';
import { guest, startServer } from '../lib/server.ts';
import { openStorage } from '../../storage/index.ts';

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());
/** More with `npm run torture:server`. */
const KILLS = Number(process.env['SANDTABLE_KILLS'] ?? 3);
const ALL = ['alder', 'birch', 'flint', 'slate'];

function elsewhere(client: Client, server: { address: string }): Client {
  const same = new Client(server.address);
  same.cookie = client.cookie;
  return same;
}

test('two servers share a table: news, chat and bots reach people at both', async () => {
  const database = await postgres.fresh();
  const [one, two] = [await startServer({ database }), await startServer({ database })];
  const ann = await guest(one, 'Ann');
  const ben = await guest(two, 'Ben');
  const table = await ann.table({ alder: ME, birch: OPEN, flint: BOT, slate: BOT });
  const a = await ann.sit(table);
  await ben.post(`/api/tables/${table.id}/join`, { seat: 'birch' });
  await a.until(() => (a.table?.seats[1]?.sitter.kind === 'person' ? true : undefined));
  const b = await ben.sit(table);
  await ann.start(table);
  await b.until(() => b.position);
  await a.must({ type: 'chat', text: 'across' });
  await b.until(() => b.received.find((frame) => frame.type === 'chat' && frame.line.text === 'across'));
  while (a.position?.result === undefined) {
    await a.until(() => {
      const isMine = a.options.length > 0 || b.options.length > 0;
      return isMine || a.position?.result !== undefined ? true : undefined;
    });
    if (a.options[0] !== undefined) await a.answer('alder', a.options[0]);
    else if (b.options[0] !== undefined) await b.answer('birch', b.options[0]);
  }
  await b.until(() => b.position?.result);
  expect(b.position?.result).toEqual(a.position.result);
}, 60_000);

test('of two servers asked to accept the same turn, one does', async () => {
  const database = await postgres.fresh();
  const [one, two] = [await startServer({ database }), await startServer({ database })];
  const { ann, table } = await alone(one);
  const [a, b] = [await ann.sit(table, 'alder'), await elsewhere(ann, two).sit(table, 'alder')];
  let accepted = 0;
  const ROUNDS = 20;
  for (let round = 0; round < ROUNDS; round++) {
    const moment = a.position?.moment ?? 0;
    const gift = { type: 'aside', seat: round % 2 === 0 ? 'alder' : 'birch', ask: 0, aside: 'gift' } as const;
    const answers = await Promise.all([a.send(gift), b.send(gift)]);
    const done = answers.filter((answer) => answer.type === 'done').length;
    expect(done).toBeGreaterThan(0);
    accepted += done;
    for (const socket of [a, b])
      await socket.until(() => ((socket.position?.moment ?? 0) >= moment + done ? true : undefined));
    expect(a.position).toEqual(b.position);
  }
  // As many answers are stored as were acknowledged, whoever acknowledged them.
  expect(a.position?.moment).toBe(accepted);
}, 60_000);

/** How often a server has read a whole table. */
async function opened(server: { address: string }): Promise<number> {
  const metrics = await new Client(server.address).get<string>('/metrics');
  return Number(/table_open_seconds_count (\d+)/.exec(metrics)?.[1] ?? 0);
}

test('what one server stores the other follows by the event, without reading the table again', async () => {
  const database = await postgres.fresh();
  const [one, two] = [await startServer({ database }), await startServer({ database })];
  const { ann, table } = await alone(one);
  const [a, b] = [await ann.sit(table, 'alder'), await elsewhere(ann, two).sit(table, 'alder')];
  const before = await opened(two);
  const gift = (seat: string) => ({ type: 'aside', seat, ask: 0, aside: 'gift' }) as const;
  for (let round = 0; round < 10; round++) await a.must(gift(round % 2 === 0 ? 'alder' : 'birch'));
  // Taken back at will, and then something else.
  await a.must({ type: 'undo', seat: 'birch', moment: 10, count: 1 });
  await a.must(gift('alder'));
  await b.until(() => ((b.position?.moment ?? 0) === 10 ? true : undefined));
  const [here, there] = [await ann.sit(table, 'alder'), await elsewhere(ann, two).sit(table, 'alder')];
  expect(there.position).toEqual(here.position);
  expect((await there.next('position')).lines).toEqual((await here.next('position')).lines);
  // And goes on from there itself.
  await b.must(gift('birch'));
  await a.until(() => ((a.position?.moment ?? 0) === 11 ? true : undefined));
  expect(await opened(two)).toBe(before);
  // What was agreed is read anew, and is the same.
  await a.must({ type: 'propose', proposal: { kind: 'rewind', moment: 3 } });
  await b.until(() => (b.position?.moment === 3 ? true : undefined));
  await playOn(b, ALL, () => false);
  await a.until(() => a.position?.result);
  expect(a.position?.result).toEqual(b.position?.result);
}, 60_000);

test('who logs out at one server is out at the other by the news of it', async () => {
  const database = await postgres.fresh();
  const [one, two] = [await startServer({ database }), await startServer({ database })];
  const { ann, table } = await alone(one);
  const socket = await elsewhere(ann, two).sit(table);
  // The look at all sessions now and then would find it, too, but half a minute later.
  const heard = vi.spyOn(Connections.prototype, 'hear');
  onTestFinished(() => heard.mockRestore());
  await ann.post('/api/logout');
  await expect(socket.until(() => undefined)).rejects.toThrow('closed with 4401');
  expect(heard.mock.calls.map(([news]) => news?.kind)).toContain('sessions');
}, 60_000);

test(
  'one of two servers is killed under load: the other has everything and plays on',
  async () => {
    const database = await postgres.fresh();
    const other = await startChild({ database });
    const seats = await makeSeats(other.address, 4);
    for (let round = 0; round < KILLS; round++) {
      const doomed = await startChild({ database });
      const before = seats.map((seat) => seat.acknowledged);
      const playing = seats.map((seat) => playUntilBroken(doomed.address, seat));
      await vi.waitUntil(() => seats.some((seat, i) => seat.acknowledged > (before[i] ?? 0)), 20_000);
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 200));
      await doomed.kill();
      await Promise.all(playing);
      for (const seat of seats) {
        const socket = await sitDown(other.address, seat);
        expect(socket.position?.moment).toBeGreaterThanOrEqual(seat.acknowledged);
        await socket.must({ type: 'aside', seat: 'slate', ask: 0, aside: 'gift' });
        await socket.must({ type: 'undo', seat: 'slate', moment: socket.position?.moment ?? 0, count: 1 });
        seat.acknowledged = socket.position?.moment ?? 0;
        socket.close();
      }
    }
    expect(seats.some((seat) => seat.acknowledged > 0)).toBe(true);
  },
  60_000 + KILLS * 15_000,
);

test('the database goes away and comes back: people are told, nothing is lost, play goes on', async () => {
  const database = await postgres.fresh();
  const server = await startServer({ database });
  const { ann, table } = await alone(server);
  const socket = await ann.sit(table, 'alder');
  await socket.must({ type: 'aside', seat: 'alder', ask: 0, aside: 'gift' });
  await postgres.interrupt();
  expect(await socket.send({ type: 'aside', seat: 'alder', ask: 0, aside: 'gift' })).toMatchObject({
    code: 'storage',
  });
  expect(socket.position?.moment).toBe(1);
  await socket.until(() => socket.texts.some((text) => text.includes('"kind":"storage"')) || undefined);
  await postgres.resume();
  await socket.until(() => (socket.texts.at(-1)?.includes('"troubles":[]') ? true : undefined));
  await playOn(socket, ALL, () => false);
  expect(socket.position?.result).toBeDefined();
}, 60_000);

test('the database goes away under a job: the queue goes on when it is back', async () => {
  const storage = await openStorage(await postgres.fresh());
  const taken: string[] = [];
  let gone: Promise<void> | undefined;
  await storage.jobs?.start(async (table) => {
    taken.push(table);
    if (table !== 'first') return;
    // The end of this job cannot be noted.
    gone = postgres.interrupt();
    await gone;
  });
  await storage.jobs?.add('first', 'q');
  await vi.waitUntil(() => gone !== undefined, 20_000);
  await gone;
  await expect(storage.ping()).rejects.toThrow();
  await postgres.resume();
  await vi.waitFor(() => storage.jobs?.add('second', 'q'), 20_000);
  await vi.waitFor(() => expect(taken).toContain('second'), { timeout: 20_000, interval: 100 });
  await storage.jobs?.stop();
  await storage.close();
}, 60_000);

test('what nobody of ours said on the wire is not heard', async () => {
  const database = await postgres.fresh();
  const storage = await openStorage(database);
  const heard: unknown[] = [];
  storage.wire.listen((news) => heard.push(news));
  const stranger = new pg.Client({ connectionString: database });
  await stranger.connect();
  for (const said of ['hello', '', '7', 'null', '{"table":1}', '{"sender":"x","news":7}'])
    await stranger.query(`notify sandtable, '${said}'`);
  const other = await openStorage(database);
  await other.wire.tell({ table: 't', kind: 'body' });
  await vi.waitFor(() => expect(heard).toEqual([{ table: 't', kind: 'body' }]), 20_000);
  await stranger.end();
  await other.close();
  await storage.close();
});

test('signs that PostgreSQL cannot store are refused at the door, and nobody hears of bad weather', async () => {
  const server = await startServer({ database: await postgres.fresh() });
  const { ann, table } = await alone(server);
  const socket = await ann.sit(table, 'alder');
  for (const type of ['chat', 'note']) {
    const heard = socket.received.length;
    socket.ws.send(JSON.stringify({ type, id: 1, text: 'a\u0000b' }));
    expect(await socket.next('refused', heard)).toMatchObject({ code: 'malformed' });
  }
  for (const path of ['/api/tables/a%00b', '/api/invitations/a%00b', '/api/tables?list=open&before=%00'])
    expect((await ann.request('GET', path)).status).toBe(path.includes('before') ? 400 : 404);
  expect((await ann.request('DELETE', '/api/sessions/a%00b')).status).toBe(404);
  expect((await ann.request('POST', '/api/tables/a%00b/start', {})).status).toBe(404);
  expect(socket.texts.join()).not.toContain('"storage"');
});
