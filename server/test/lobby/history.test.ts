import { commitment } from '@sandtable/engine';
import { Match, readRecord } from '@sandtable/engine';
import { demo } from '@sandtable/engine/testing';
import { describe, expect, test } from 'vitest';
import type { Moments, TableInfo } from '../../protocol/index.ts';
import type { Client, Socket } from '../lib/client.ts';
import { alone, playOn, twoPeople } from '../lib/play.ts';
import { guest, sharedServer } from '../lib/server.ts';

const server = sharedServer();
const ALL = ['alder', 'birch', 'flint', 'slate'];
const find = (id: string) => (id === 'demo' ? demo : undefined);

async function finished(): Promise<{ ann: Client; table: TableInfo; socket: Socket }> {
  const { ann, table } = await alone(server);
  const socket = await ann.sit(table, 'alder');
  await playOn(socket, ALL, () => false);
  return { ann, table, socket };
}

describe('revisiting', () => {
  test('every position, as it was seen then', async () => {
    const { ann, table } = await alone(server);
    const socket = await ann.sit(table, 'alder');
    const seen = [socket.position];
    for (let count = 0; count < 3; count++) {
      await socket.must({ type: 'aside', seat: 'alder', ask: 0, aside: 'gift' });
      seen.push(socket.position);
    }
    const { moments, first, last } = await ann.get<Moments>(
      `/api/tables/${table.id}/moments?from=0&to=3&as=alder`,
    );
    expect([first, last]).toEqual([0, 3]);
    // Undo belongs to the moment it is asked in, so it is as it was, too.
    expect(moments.map(({ lines: _lines, ...position }) => position)).toEqual(seen);
    expect(moments.map((moment) => moment.lines.length)).toEqual([0, 1, 1, 1]);
  });

  test('while it runs, from one’s own seats only; after the end, from every seat', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const path = `/api/tables/${table.id}/moments?from=0&to=0&as=`;
    expect((await ben.request('GET', `${path}alder`)).status).toBe(403);
    expect((await ben.request('GET', `${path}flint`)).status).toBe(200);
    expect((await ben.request('GET', `${path}spectator`)).status).toBe(200);
    const [a, b] = [await ann.sit(table), await ben.sit(table)];
    await a.must({ type: 'propose', proposal: { kind: 'abandon' } });
    await b.must({ type: 'vote', proposal: 1, yes: true });
    expect((await ben.request('GET', `${path}alder`)).status).toBe(200);
    await b.must({ type: 'look', as: 'alder' });
  });

  test('moments that are not there', async () => {
    const { ann, table } = await alone(server);
    const tried = async (range: string) =>
      (await ann.request('GET', `/api/tables/${table.id}/moments?${range}`)).status;
    expect(await tried('from=5&to=9')).toBe(404);
    expect(await tried('from=-1&to=9')).toBe(400);
    expect(await tried('from=0')).toBe(400);
    expect(await tried('from=0&to=0&as=oak')).toBe(403);
  });
});

describe('branching', () => {
  test('after the end: exactly that position, in a private sandbox with all seats', async () => {
    const { ann, table } = await finished();
    const path = `/api/tables/${table.id}/moments?from=5&to=5&as=birch`;
    const [then] = (await ann.get<Moments>(path)).moments;
    const sandbox = await ann.post<TableInfo>(`/api/tables/${table.id}/branch`, { moment: 5 });
    expect(sandbox).toMatchObject({ private: true, sandbox: { table: table.id, moment: 5 }, mine: ALL });
    const socket = await ann.sit(sandbox, 'birch');
    expect(socket.position?.view).toEqual(then?.view);
    expect(socket.position?.ask).toEqual(then?.ask);
    await playOn(socket, ALL, () => false);
    expect(socket.position?.result).toBeDefined();
    expect(await ann.get(`/api/tables/${table.id}`)).toMatchObject({ status: 'finished' });
  });

  test('while it runs: what the seat knows is the same, what it cannot know is dealt anew', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const [a, b] = [await ann.sit(table, 'alder'), await ben.sit(table, 'flint')];
    const hand = (socket: Socket) =>
      JSON.stringify((socket.position?.view as { hand?: unknown } | undefined)?.hand);
    const real = hand(b);
    const hands = new Set<string>();
    for (let count = 0; count < 8; count++) {
      const sandbox = await ann.post<TableInfo>(`/api/tables/${table.id}/branch`, { moment: 0, as: 'alder' });
      const own = await ann.sit(sandbox, 'alder');
      expect(own.position?.view).toEqual(a.position?.view);
      hands.add(hand(await ann.sit(sandbox, 'flint')));
    }
    // Eight deals of three cards out of twenty-one: all equal to the real one would be a leak.
    expect(hands.size).toBeGreaterThan(3);
    expect([...hands].every((dealt) => dealt === real)).toBe(false);
  });

  test('while it runs: a secret answer of somebody else does not go along', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const [a, b] = [await ann.sit(table, 'alder'), await ben.sit(table, 'flint')];
    await b.mustAnswer('flint', b.options[0] ?? '');
    await a.mustAnswer('alder', a.options[0] ?? '');
    const sandbox = await ann.post<TableInfo>(`/api/tables/${table.id}/branch`, { moment: 2, as: 'alder' });
    const socket = await ann.sit(sandbox, 'alder');
    expect(socket.position?.ask?.answered).toEqual([]);
  });

  test('not from somebody else’s seat, nor before the beginning or after the end', async () => {
    const { ann, table } = await twoPeople(server);
    const tried = async (body: object) =>
      (await ann.request<{ code: string }>('POST', `/api/tables/${table.id}/branch`, body)).body.code;
    expect(await tried({ moment: 0, as: 'flint' })).toBe('not-yours');
    expect(await tried({ moment: 7 })).toBe('no-such-moment');
    expect(await tried({ moment: -1 })).toBe('malformed');
  });
});

describe('files', () => {
  test('a finished game is a record that anybody can replay and verify', async () => {
    const { ann, table, socket } = await finished();
    const text = JSON.stringify(await ann.get(`/api/tables/${table.id}/export`));
    const { record } = await readRecord(text, find);
    expect(Match.replay(demo, record).result).toEqual(socket.position?.result);
    const { dice } = await ann.get<TableInfo>(`/api/tables/${table.id}`);
    expect(record.commitment).toBe(dice.commitment);
    expect(record.dice).toMatchObject({ kind: 'sealed', key: dice.key, salt: dice.salt });
    const imported = await ann.post<TableInfo>('/api/import', { document: text });
    expect(imported).toMatchObject({ status: 'finished', private: true, ending: { kind: 'played' } });
  });

  test('what somebody brought as an open file and plays alone goes out as one again', async () => {
    const { ann, table } = await finished();
    const record = await ann.get<{ answers: unknown[] }>(`/api/tables/${table.id}/export`);
    const document = JSON.stringify({ ...record, answers: record.answers.slice(0, 3) });
    const brought = await ann.post<TableInfo>('/api/import', { document });
    expect(brought).toMatchObject({ status: 'running', sandbox: { moment: 3 } });
    const again = await ann.get<object>(`/api/tables/${brought.id}/export`);
    expect(again).toMatchObject({ format: 'sandtable-game', answers: record.answers.slice(0, 3) });
  });

  test('while it runs, nothing can be read out of the file', async () => {
    const { ann, table } = await twoPeople(server);
    const { body } = await ann.request<Record<string, unknown>>('GET', `/api/tables/${table.id}/export`);
    expect(Object.keys(body).sort()).toEqual([
      'exported',
      'format',
      'game',
      'moment',
      'sealed',
      'table',
      'version',
    ]);
    const open = Buffer.from(String(body['sealed']), 'base64').toString('latin1');
    expect(open).not.toMatch(/alder|hands|deck|"key"/);
  });

  test('nor does its length tell what was answered in secret', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const length = async () => {
      const { sealed } = await ann.get<{ sealed: string }>(`/api/tables/${table.id}/export`);
      return Buffer.from(sealed, 'base64').length;
    };
    const grown: number[] = [];
    const b = await ben.sit(table, 'flint');
    for (let count = 0; count < 6; count++) {
      const before = await length();
      expect(await length()).toBe(before);
      await b.mustAnswer('flint', b.options[0] ?? '');
      grown.push((await length()) - before);
      await b.must({ type: 'undo', seat: 'flint', moment: 1, count: 1 });
    }
    // The same answer each time: without the blanks every difference would be the same.
    expect(new Set(grown).size).toBeGreaterThan(3);
  });

  test('a running table cannot be doubled, and a changed file is refused', async () => {
    const { ann, table } = await twoPeople(server);
    const { body } = await ann.request<Record<string, unknown>>('GET', `/api/tables/${table.id}/export`);
    const tried = async (document: unknown) =>
      (await ann.request<{ code: string }>('POST', '/api/import', { document: JSON.stringify(document) }))
        .body.code;
    expect(await tried(body)).toBe('still-running');
    const sealed = Buffer.from(String(body['sealed']), 'base64');
    sealed[40] = (sealed[40] ?? 0) ^ 1;
    expect(await tried({ ...body, sealed: sealed.toString('base64') })).toBe('bad-document');
    expect(await tried({ ...body, sealed: 7 })).toBe('bad-document');
    expect(await tried({ format: 'sandtable-game' })).toBe('bad-document');
    expect(await tried('nonsense')).toBe('bad-document');
  });

  test('of a table that has ended, an older file makes a sandbox of one’s own, not a game with open dice', async () => {
    const { ann, ben, table } = await twoPeople(server);
    const document = JSON.stringify(await ann.get(`/api/tables/${table.id}/export`));
    const a = await ann.sit(table);
    await a.must({ type: 'resign', seat: 'alder' });
    const again = await ann.post<TableInfo>('/api/import', { document });
    expect(again).toMatchObject({
      status: 'running',
      private: true,
      mine: ALL,
      sandbox: { table: table.id },
    });
    expect((await ben.request('GET', `/api/tables/${again.id}`)).status).toBe(404);
  });

  test('a salt as long as a book, which every die would hash again, is refused', async () => {
    const { ann, table } = await finished();
    const record = await ann.get<{ dice: object }>(`/api/tables/${table.id}/export`);
    const document = JSON.stringify({ ...record, dice: { ...record.dice, salt: 'x'.repeat(100_000) } });
    const { body } = await ann.request<{ detail: string }>('POST', '/api/import', { document });
    expect(body.detail).toBe('This saved game has no usable dice.');
  });

  test('a setting as long as a book, which every rest would repeat, is refused', async () => {
    const { ann, table } = await finished();
    const record = await ann.get<{ setting: object }>(`/api/tables/${table.id}/export`);
    const setting = { ...record.setting, more: 'x'.repeat(300_000) };
    const document = JSON.stringify({ ...record, setting });
    const { body } = await ann.request<{ detail: string }>('POST', '/api/import', { document });
    expect(body.detail).toBe('The documents attached to this game are too large.');
  });

  test('a record with answers that were never possible is refused with the place', async () => {
    const { ann, table } = await finished();
    const record = await ann.get<{ answers: { option: string }[] }>(`/api/tables/${table.id}/export`);
    const [first, ...rest] = record.answers;
    const document = JSON.stringify({ ...record, answers: [{ ...first, option: '99' }, ...rest] });
    const { status, body } = await ann.request<{ detail: string }>('POST', '/api/import', { document });
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^Answer 1 of this game does not replay/);
  });
});

describe('fair dice', () => {
  test('the commitment is there before any salt, the key only after the end', async () => {
    const ann = await guest(server, 'Ann');
    const me = { kind: 'me' } as const;
    const made = await ann.table({ alder: me, birch: me, flint: me, slate: me });
    expect(made.dice).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), salts: [] });
    const started = await ann.post<TableInfo>(`/api/tables/${made.id}/start`, { salt: 'my own chance' });
    expect(started.dice).toEqual({
      commitment: made.dice.commitment,
      salts: [{ name: 'Ann', salt: 'my own chance' }],
      salt: 'my own chance',
    });
    const socket = await ann.sit(made, 'alder');
    await playOn(socket, ALL, () => false);
    const { dice } = await ann.get<TableInfo>(`/api/tables/${made.id}`);
    expect(commitment(dice.key ?? '')).toBe(made.dice.commitment);
  });

  test('everybody’s salt goes in', async () => {
    const { ann, table } = await twoPeople(server);
    const { dice } = await ann.get<TableInfo>(`/api/tables/${table.id}`);
    expect(dice.salts.map((brought) => brought.name)).toEqual(['Ben', 'Ann']);
    expect(dice.salt).toBe('from Ben/a pinch');
  });
});
