import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableInfo, WaitingTable } from '../../protocol/index.ts';
import { addHook, bid, put, twoCalled } from '../lib/called.ts';
import type { Client } from '../lib/client.ts';
import { HOUR, MINUTE, MovedClock } from '../lib/moved-clock.ts';
import { Postgres } from '../lib/postgres.ts';
import { jsonOf, type Receiver, startReceiver } from '../lib/receiver.ts';
import { freshFolder, startServer } from '../lib/server.ts';

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

interface Hooked {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly notices: readonly {
    readonly kind: string;
    readonly table: string;
    readonly why: string;
    readonly steps: readonly string[];
    readonly url: string;
  }[];
}

const told = (receiver: Receiver) => receiver.received.map((one) => jsonOf<Hooked>(one));
const kinds = (receiver: Receiver) => told(receiver).map(({ notices }) => notices.map(({ kind }) => kind));

describe.each([
  ['SQLite', () => Promise.resolve(join(freshFolder(), 'test.sqlite'))],
  ['PostgreSQL', () => postgres.fresh()],
])('%s', (_name, fresh) => {
  async function scene(database?: string) {
    const clock = new MovedClock();
    const receiver = await startReceiver();
    const opened = database ?? (await fresh());
    const server = await startServer({ database: opened, clock, allowedHosts: ['127.0.0.1'] });
    return { clock, receiver, server, database: opened };
  }

  test('whoever is waited for is called once a turn, with the game, why, and what happened last', async () => {
    const { clock, receiver, server } = await scene();
    const { ann, ben, table } = await twoCalled(server, receiver.url);
    await clock.advance(10_000);
    expect(told(receiver)).toEqual([]);
    await clock.advance(10_000);
    expect(kinds(receiver)).toEqual([['turn']]);
    const [first] = told(receiver);
    expect(first?.subject).toBe('demo');
    expect(first?.notices[0]).toMatchObject({
      table: table.id,
      why: 'It is your turn (Flint, Slate).',
      url: `${server.address}/table/${table.id}`,
    });
    // However long it lasts, and whatever others do meanwhile.
    await clock.advance(HOUR);
    await bid(ann, table, ['alder']);
    await clock.advance(HOUR);
    await bid(ben, table, ['flint']);
    await clock.advance(HOUR);
    expect(told(receiver)).toHaveLength(1);
  });

  test('nobody is called after they have answered, and again when it is their turn again', async () => {
    const { clock, receiver, server } = await scene();
    const { ann, ben, table } = await twoCalled(server, receiver.url);
    await bid(ben, table, ['flint', 'slate']);
    await clock.advance(HOUR);
    expect(told(receiver)).toEqual([]);
    // All bids are open now: somebody raids.
    await bid(ann, table, ['alder', 'birch']);
    const info = await ann.get<TableInfo>(`/api/tables/${table.id}`);
    const benIsAsked = info.turn.some((seat) => ['flint', 'slate'].includes(seat));
    await clock.advance(11 * MINUTE);
    expect(kinds(receiver)).toEqual(benIsAsked ? [['turn']] : []);
    if (benIsAsked) expect(told(receiver)[0]?.notices[0]?.steps).toHaveLength(3);
  });

  test('who looks is called later', async () => {
    const { clock, receiver, server } = await scene();
    const { ben, table } = await twoCalled(server, receiver.url);
    const socket = await ben.sit(table, 'flint');
    // A look is noted after it is shown: the next thing at the table comes after both.
    await socket.must({ type: 'look', as: 'flint' });
    await clock.advance(5 * MINUTE);
    expect(told(receiver)).toEqual([]);
    await clock.advance(6 * MINUTE);
    expect(kinds(receiver)).toEqual([['turn']]);
    socket.close();
  });

  test('a failure is tried again with growing pauses, and told once in the end', async () => {
    const { clock, receiver, server } = await scene();
    const { ben } = await twoCalled(server, receiver.url);
    receiver.behaviour = 503;
    await clock.advance(20_000);
    expect(receiver.received).toHaveLength(1);
    await clock.advance(20_000);
    expect(receiver.received).toHaveLength(1);
    await clock.advance(20_000);
    expect(receiver.received).toHaveLength(2);
    await clock.advance(MINUTE);
    expect(receiver.received).toHaveLength(2);
    receiver.behaviour = 200;
    await clock.advance(MINUTE);
    expect(receiver.received).toHaveLength(3);
    const ids = new Set(told(receiver).map(({ id }) => id));
    expect(ids.size).toBe(1);
    await clock.advance(HOUR);
    expect(receiver.received).toHaveLength(3);
    const { channels } = await ben.get<{ channels: { trouble?: string }[] }>('/api/notices');
    expect(channels[0]?.trouble).toBeUndefined();
  });

  test('what nobody could be told for three days is given up', async () => {
    const { clock, receiver, server } = await scene();
    await twoCalled(server, receiver.url);
    receiver.behaviour = 500;
    for (let hours = 0; hours < 24 * 4; hours += 3) await clock.advance(3 * HOUR);
    const tries = receiver.received.length;
    receiver.behaviour = 200;
    await clock.advance(24 * HOUR);
    expect(kinds(receiver).slice(tries)).toEqual([]);
    expect(tries).toBeLessThan(20);
  });

  test('quiet hours hold everything back, which then comes as one message', async () => {
    const { clock, receiver, server } = await scene();
    const { ann, ben, table } = await twoCalled(server, receiver.url);
    const wishes = { language: 'ja', zone: 'Asia/Tokyo', off: [], bundle: 'soon' };
    // The clock shows 12:00 UTC: 21:00 in Tokyo.
    await put(ben, '/api/notices', { ...wishes, quiet: { from: '20:00', to: '07:30' } });
    const second = await ann.table({ alder: { kind: 'me' }, birch: { kind: 'me' } }, { title: 'Zwei' });
    for (const seat of ['flint', 'slate']) await ben.post(`/api/tables/${second.id}/join`, { seat });
    await ann.start(second);
    await clock.advance(10 * HOUR);
    expect(told(receiver)).toEqual([]);
    await clock.advance(HOUR);
    expect(kinds(receiver)).toEqual([['turn', 'turn']]);
    const [message] = told(receiver);
    expect(message?.subject).toBe('2つのテーブルがあなたを待っています');
    expect(message?.text).toContain('あなたの手番です（フリント、スレート）。');
    expect(message?.text).toContain('Zwei');
    expect(new Set(message?.notices.map((one) => one.table))).toEqual(new Set([table.id, second.id]));
  });

  test('kinds and tables are turned off, and waiting is told before somebody may be replaced', async () => {
    const { clock, receiver, server } = await scene();
    const { ben, table } = await twoCalled(server, receiver.url);
    await put(ben, '/api/notices', { language: 'en', zone: 'UTC', off: ['turn'], bundle: 'soon' });
    await clock.advance(MINUTE);
    expect(told(receiver)).toEqual([]);
    await clock.advance(19 * HOUR);
    expect(told(receiver)).toEqual([]);
    await clock.advance(HOUR);
    expect(kinds(receiver)).toEqual([['time']]);
    expect(told(receiver)[0]?.text).toContain('In about 4 hours');
    await put(ben, `/api/tables/${table.id}/notices`, { off: ['chat', 'over'] });
    const settings = await ben.get<{ tables: unknown }>('/api/notices');
    expect(settings.tables).toEqual({ [table.id]: ['chat', 'over'] });
  });

  test('proposals, lines that name somebody, and the end of the game are told', async () => {
    const { clock, receiver, server } = await scene();
    const { ann, ben, table } = await twoCalled(server, receiver.url);
    await put(ben, '/api/notices', { language: 'en', zone: 'UTC', off: ['turn', 'time'], bundle: 'soon' });
    const socket = await ann.sit(table, 'alder');
    await socket.must({ type: 'chat', text: 'nobody in particular' });
    await socket.must({ type: 'chat', text: 'Well, ben?' });
    await clock.advance(MINUTE);
    expect(kinds(receiver)).toEqual([['chat']]);
    expect(told(receiver)[0]?.text).toContain('Ann says: “Well, ben?”');
    await socket.must({ type: 'propose', proposal: { kind: 'abandon' } });
    await clock.advance(6 * MINUTE);
    expect(kinds(receiver)).toEqual([['chat'], ['consent']]);
    expect(told(receiver)[1]?.text).toContain('Ann asks for your consent: to give the game up.');
    await socket.must({ type: 'resign', seat: 'alder' });
    await clock.advance(6 * MINUTE);
    expect(kinds(receiver)).toEqual([['chat'], ['consent'], ['over']]);
    await clock.advance(HOUR);
    expect(told(receiver)).toHaveLength(3);
  });

  test('what was read is not told', async () => {
    const { clock, receiver, server } = await scene();
    const { ann, ben, table } = await twoCalled(server, receiver.url);
    await put(ben, '/api/notices', { language: 'en', zone: 'UTC', off: ['turn', 'time'], bundle: 'soon' });
    const socket = await ann.sit(table, 'alder');
    await socket.must({ type: 'chat', text: '@Ben look' });
    await (await ben.sit(table)).must({ type: 'read', chat: 1 });
    await clock.advance(HOUR);
    expect(told(receiver)).toEqual([]);
  });

  test('an account is invited to a seat, and told by the link', async () => {
    const { clock, receiver, server } = await scene();
    const { ann, ben } = await twoCalled(server, receiver.url);
    await put(ben, '/api/notices', { language: 'en', zone: 'UTC', off: ['turn', 'time'], bundle: 'soon' });
    await ben.post('/api/signup', { name: 'Ben', password: 'quite a secret' });
    const table = await ann.table({ alder: { kind: 'me' } });
    await ann.post(`/api/tables/${table.id}/invite`, { seat: 'flint', name: 'ben' });
    await clock.advance(MINUTE);
    expect(kinds(receiver)).toEqual([['invitation']]);
    const [notice] = told(receiver)[0]?.notices ?? [];
    expect(notice?.why).toBe('Ann invites you to play Flint.');
    const invite = notice?.url.split('/join/')[1] ?? '';
    await ben.post(`/api/tables/${table.id}/join`, { seat: 'flint', invite });
    const nobody = ann.post(`/api/tables/${table.id}/invite`, { seat: 'slate', name: 'Nobody' });
    await expect(nobody).rejects.toThrow('not-found');
  });

  test('two servers and a restart: told once, and nothing is lost', async () => {
    const { clock, receiver, server, database } = await scene();
    const { table } = await twoCalled(server, receiver.url);
    await server.stop();
    const again = await startServer({ database, clock, allowedHosts: ['127.0.0.1'] });
    const second = database.startsWith('postgres')
      ? await startServer({ database, clock, allowedHosts: ['127.0.0.1'] })
      : undefined;
    await clock.advance(MINUTE);
    await clock.advance(HOUR);
    expect(kinds(receiver)).toEqual([['turn']]);
    expect(told(receiver)[0]?.notices[0]?.table).toBe(table.id);
    await second?.stop();
    await again.stop();
  });

  test('tables that wait are listed, those first that have waited longest', async () => {
    const { clock, receiver, server } = await scene();
    const { ann, ben, table } = await twoCalled(server, receiver.url);
    await clock.advance(MINUTE);
    const second = await ann.table({ alder: { kind: 'me' }, birch: { kind: 'me' } }, { title: 'Zwei' });
    for (const seat of ['flint', 'slate']) await ben.post(`/api/tables/${second.id}/join`, { seat });
    await ann.start(second);
    const waiting = (client: Client) => client.get<readonly WaitingTable[]>('/api/waiting');
    expect((await waiting(ben)).map(({ id, why }) => [id, why])).toEqual([
      [table.id, 'turn'],
      [second.id, 'turn'],
    ]);
    await bid(ben, table, ['flint', 'slate']);
    expect(await waiting(ben)).toMatchObject([{ id: second.id, title: 'Zwei', game: 'demo' }]);
    await (await ann.sit(table)).must({ type: 'propose', proposal: { kind: 'abandon' } });
    expect((await waiting(ben)).map(({ why }) => why).sort()).toEqual(['consent', 'turn']);
    expect((await waiting(ann)).map(({ id }) => id).sort()).toEqual([table.id, second.id].sort());
  });

  test('a channel that is gone is forgotten, and so is everything with the account', async () => {
    const { clock, receiver, server } = await scene();
    const { ann, ben } = await twoCalled(server, receiver.url);
    await addHook(ben, `${receiver.url}/other`, 'slack');
    receiver.behaviour = 410;
    await clock.advance(MINUTE);
    const { channels } = await ben.get<{ channels: { form: string }[] }>('/api/notices');
    expect(channels.map(({ form }) => form)).toEqual(['slack']);
    await ben.post('/api/account/delete', {});
    await clock.advance(HOUR);
    expect(receiver.received).toHaveLength(1);
    expect((await ann.get<{ channels: unknown[] }>('/api/notices')).channels).toEqual([]);
  });
});
