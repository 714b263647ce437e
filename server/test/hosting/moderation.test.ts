/** What a host and a moderator can do while the server runs, and where none runs. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeTable, moderate, moderationLog, setModerator } from '../../index.ts';
import type { Me, ModerationAct, TableInfo } from '../../protocol/index.ts';
import { Client } from '../lib/client.ts';
import { ME, OPEN } from '../lib/play.ts';
import { Postgres } from '../lib/postgres.ts';
import { freshFolder, guest, startServer } from '../lib/server.ts';

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

const password = 'long enough';

async function account(server: { address: string }, name: string, from?: string): Promise<Client> {
  const client = new Client(server.address, from);
  await client.post('/api/signup', { name, password });
  return client;
}

const codeOf = async (request: Promise<{ body: { code?: string } }>) => (await request).body.code;

describe.each([
  ['SQLite', () => Promise.resolve(join(freshFolder(), 'test.sqlite'))],
  ['PostgreSQL', () => postgres.fresh()],
])('%s', (_name, fresh) => {
  test('the command reaches a server that runs: tables end, lines and titles go, people are kept out', async () => {
    const database = await fresh();
    const server = await startServer({ database, proxies: 1 });
    const mallory = await account(server, 'Mallory', '198.51.100.7');
    const seats = { alder: ME, birch: OPEN };
    const first = await mallory.table(seats, { title: 'something vile' });
    const second = await mallory.table(seats);
    const socket = await mallory.sit(first);
    const watching = await guest(server, 'Ann', '192.0.2.1').then((ann) => ann.sit(first));
    await socket.must({ type: 'chat', text: 'viler still' });

    const act = (kind: Parameters<typeof moderate>[1]['kind'], subject: string, days?: number) =>
      moderate(database, { kind, subject, reason: 'a good one', ...(days === undefined ? {} : { days }) });
    expect(await act('delete-title', first.id)).toBe('deleted');
    await watching.until(() => (watching.table?.title === undefined ? true : undefined));
    expect(await act('delete-line', `${first.id}/1`)).toBe('deleted');
    const anew = await socket.until(() =>
      socket.received.findLast((frame) => frame.type === 'position' && frame.chat.length > 0),
    );
    expect(anew).toMatchObject({ chat: [{ text: '' }] });
    expect(await closeTable(database, first.id)).toBe(true);
    await watching.until(() => (watching.table?.status === 'finished' ? true : undefined));
    expect(await closeTable(database, first.id)).toBe(false);
    expect(await act('close-all', 'mallory')).toBe('1 closed');
    expect(await mallory.get(`/api/tables/${second.id}`)).toMatchObject({ status: 'finished' });
    await expect(act('close', 'nothing')).rejects.toMatchObject({ code: 'not-found' });
    await expect(act('suspend', 'Nobody')).rejects.toMatchObject({ code: 'not-found' });

    expect(await act('suspend', 'Mallory', 3)).toMatch(/^suspended until 20/);
    await socket.until(() => true).catch(() => undefined);
    while (socket.closed === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(socket.closed).toBe(4401);
    expect(await mallory.get<Me>('/api/me')).toEqual({});
    const logIn = (from?: string) =>
      codeOf(new Client(server.address, from).request('POST', '/api/login', { name: 'Mallory', password }));
    expect(await logIn('203.0.113.1')).toBe('suspended');
    expect(await act('lift', 'Mallory')).toBe('lifted');
    expect(await logIn('203.0.113.1')).toBeUndefined();

    expect(await act('suspend-address', '198.51.100.7')).toBe('suspended');
    const puppet = (from: string) =>
      codeOf(new Client(server.address, from).request('POST', '/api/guest', { name: 'Puppet' }));
    expect(await puppet('198.51.100.7')).toBe('suspended');
    expect(await puppet('198.51.100.8')).toBeUndefined();
    expect(await act('lift-address', '198.51.100.7')).toBe('lifted');
    expect(await puppet('198.51.100.7')).toBeUndefined();

    const log = await moderationLog(database);
    expect(log.map(({ kind }) => kind).slice(-4)).toEqual(['close', 'close', 'delete-line', 'delete-title']);
    expect(log.find(({ kind }) => kind === 'suspend')).toMatchObject({
      subject: 'Mallory',
      reason: 'a good one',
      by: undefined,
    });
  }, 60_000);

  test('a moderator does the same by the protocol, and nobody else does', async () => {
    const database = await fresh();
    const server = await startServer({ database });
    const mona = await account(server, 'Mona');
    const mallory = await account(server, 'Mallory');
    const table = await mallory.table({ alder: ME }, { title: 'x' });
    const { person } = await mallory.get<Required<Me>>('/api/me');
    const wish = { kind: 'delete-title', subject: table.id, reason: 'vile' };
    expect(await codeOf(mona.request('POST', '/api/moderation/acts', wish))).toBe('not-found');
    await setModerator(database, 'mona', true);
    expect(await mona.get<Me>('/api/me')).toMatchObject({ moderator: true });
    expect(await mona.post<ModerationAct>('/api/moderation/acts', wish)).toMatchObject({
      state: 'done',
      by: { name: 'Mona' },
    });
    expect((await mona.get<TableInfo>(`/api/tables/${table.id}`)).title).toBeUndefined();
    await mona.post('/api/moderation/acts', {
      kind: 'suspend',
      subject: person.id,
      reason: 'again',
      days: 1,
    });
    expect(await mallory.get<Me>('/api/me')).toEqual({});
    const unknown = { kind: 'delete-line', subject: `${table.id}/9`, reason: 'none' };
    expect(await codeOf(mona.request('POST', '/api/moderation/acts', unknown))).toBe('not-found');
    const bad = { ...wish, kind: 'promote' };
    expect(await codeOf(mona.request('POST', '/api/moderation/acts', bad))).toBe('malformed');
    const acts = await mona.get<readonly ModerationAct[]>('/api/moderation/acts');
    expect(acts.map(({ kind }) => kind)).toEqual(['delete-line', 'suspend', 'delete-title']);
    await setModerator(database, 'Mona', false);
    expect(await codeOf(mona.request('GET', '/api/moderation/reports'))).toBe('not-found');
  });

  test('where no server runs the command does it, and the next server knows', async () => {
    const database = await fresh();
    const first = await startServer({ database });
    const mallory = await account(first, 'Mallory');
    const table = await mallory.table({ alder: ME });
    await first.stop();
    expect(await moderate(database, { kind: 'suspend', subject: 'Mallory', reason: 'x' })).toBe('suspended');
    expect(await closeTable(database, table.id)).toBe(true);
    const server = await startServer({ database });
    const again = new Client(server.address);
    expect(await codeOf(again.request('POST', '/api/login', { name: 'Mallory', password }))).toBe(
      'suspended',
    );
    expect(await again.get(`/api/tables/${table.id}`)).toMatchObject({ status: 'finished' });
  });
});
