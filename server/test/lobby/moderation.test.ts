import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportsTo } from '../../index.ts';
import type { TableInfo } from '../../protocol/index.ts';
import { Client, type Socket } from '../lib/client.ts';
import { ME, OPEN } from '../lib/play.ts';
import { guest, sharedServer, startServer, testSettings } from '../lib/server.ts';

const database = join(mkdtempSync(join(tmpdir(), 'sandtable-test-')), 'test.sqlite');
const server = sharedServer({ database });

const codeOf = async (answer: Promise<{ body: unknown }>) => ((await answer).body as { code?: string }).code;

describe('before the start', () => {
  test('the owner takes a seat away, and somebody refused takes no other, whatever their guest is called', async () => {
    const ann = await guest(server, 'Owner');
    const mallory = await guest(server, 'Mallory');
    const table = await ann.table({ alder: ME });
    const at = (path: string) => `/api/tables/${table.id}/${path}`;
    await mallory.post(at('join'), { seat: 'birch', salt: 'hers' });
    await ann.post(at('remove'), { seat: 'birch' });
    const again = await mallory.post<TableInfo>(at('join'), { seat: 'flint', salt: 'hers' });
    expect(again.dice.salts).toHaveLength(1);
    const removed = await ann.post<TableInfo>(at('remove'), { seat: 'flint', refuse: true });
    expect(removed.seats.map((seat) => seat.sitter.kind)).toEqual(['person', 'open', 'open', 'open']);
    expect(removed).toMatchObject({ refused: ['Mallory'], dice: { salts: [] } });
    expect(await codeOf(mallory.request('POST', at('join'), { seat: 'flint' }))).toBe('not-welcome');
    // The same name on another guest, and one that only looks the same.
    for (const name of ['mallory', 'Маllоry']) {
      const puppet = await guest(server, name);
      expect(await codeOf(puppet.request('POST', at('join'), { seat: 'flint' }))).toBe('not-welcome');
    }
    expect(await mallory.get<TableInfo>(`/api/tables/${table.id}`)).not.toHaveProperty('refused');
    await ann.post(at('refuse'), { name: 'Mallory', refused: false });
    await mallory.post(at('join'), { seat: 'flint' });
  });

  test('names are refused beforehand; nobody but the owner removes or refuses, and not after the start', async () => {
    const ann = await guest(server, 'Owner');
    const ben = await guest(server, 'Ben');
    const table = await ann.table({ alder: ME, birch: ME, flint: ME, slate: OPEN });
    const at = (path: string) => `/api/tables/${table.id}/${path}`;
    await ann.post(at('refuse'), { name: 'Trudy', refused: true });
    const trudy = await guest(server, 'trudy');
    expect(await codeOf(trudy.request('POST', at('join'), { seat: 'slate' }))).toBe('not-welcome');
    await ben.post(at('join'), { seat: 'slate' });
    expect(await codeOf(ben.request('POST', at('remove'), { seat: 'alder' }))).toBe('not-yours');
    expect(await codeOf(ben.request('POST', at('refuse'), { name: 'Owner', refused: true }))).toBe(
      'not-yours',
    );
    await ann.start(table);
    expect(await codeOf(ann.request('POST', at('remove'), { seat: 'slate' }))).toBe('not-gathering');
  });

  test('a person holds seats at few tables of others at once', async () => {
    const few = await startServer({ limits: { ...testSettings().limits, heldTables: 2 } });
    const ann = await guest(few, 'Owner');
    const mallory = await guest(few, 'Mallory');
    const tables = await Promise.all([1, 2, 3].map(() => ann.table({ alder: ME })));
    const sit = (table: TableInfo | undefined, seat = 'birch') =>
      mallory.request('POST', `/api/tables/${table?.id}/join`, { seat });
    expect((await sit(tables[0])).status).toBe(200);
    expect((await sit(tables[1])).status).toBe(200);
    expect(await codeOf(sit(tables[2]))).toBe('too-many');
    // Another seat at the same table is none more; and who leaves one may take one.
    expect((await sit(tables[1], 'flint')).status).toBe(200);
    await mallory.post(`/api/tables/${tables[0]?.id}/leave`, { seat: 'birch' });
    expect((await sit(tables[2])).status).toBe(200);
  });
});

describe('a name', () => {
  test('of an account is worn by no guest and no other account, nor is one that looks like it', async () => {
    const early = await guest(server, 'Vera Lil');
    const vera = await guest(server, 'Vera');
    await vera.post('/api/signup', { name: 'Vera Lil', password: 'long enough' });
    expect(await early.get('/api/me')).toMatchObject({ person: { name: 'Vera Lil (guest)' } });
    for (const name of ['vera lil', 'Vегa Lil', 'Vera LiI', 'VERA L1L', 'Ｖｅｒａ Lil', 'Vera.Lil']) {
      const stranger = new Client(server.address);
      expect(await codeOf(stranger.request('POST', '/api/guest', { name }))).toBe('name-taken');
      const account = { name, password: 'long enough' };
      expect(await codeOf(stranger.request('POST', '/api/signup', account))).toBe('name-taken');
    }
    await guest(server, 'Vera Lilo');
  });
});

describe('at the table', () => {
  async function four() {
    const people = new Map<string, Client>();
    for (const [seat, name] of [
      ['alder', 'Ann'],
      ['birch', 'Ben'],
      ['flint', 'Fay'],
      ['slate', 'Sam'],
    ] as const)
      people.set(seat, await guest(server, name));
    const ann = people.get('alder') as Client;
    const table = await ann.table({ alder: ME });
    for (const [seat, client] of people)
      if (seat !== 'alder') await client.post(`/api/tables/${table.id}/join`, { seat });
    await ann.start(table);
    const sockets = new Map<string, Socket>();
    for (const [seat, client] of people) sockets.set(seat, await client.sit(table));
    return { table, socket: (seat: string) => sockets.get(seat) as Socket };
  }

  test('who resigns from a team leaves the seat to the partner, and the game of four goes on', async () => {
    const { socket } = await four();
    const [ann, ben] = [socket('alder'), socket('birch')];
    const partnerOf = (seat: string) => {
      const seats = ann.table?.seats ?? [];
      const team = seats.find((one) => one.id === seat)?.team;
      return seats.find((one) => one.id !== seat && one.team === team)?.id ?? '';
    };
    const partner = partnerOf('birch');
    await ben.must({ type: 'resign', seat: 'birch' });
    const other = socket(partner);
    await other.until(() => (other.table?.mine.length === 2 ? true : undefined));
    expect(other.table?.status).toBe('running');
    expect([...(other.table?.mine ?? [])].sort()).toEqual(['birch', partner].sort());
    // With nobody left on a side it is over.
    await other.must({ type: 'resign', seat: 'birch' });
    await ann.until(() => (ann.table?.status === 'finished' ? true : undefined));
  });

  test('whoever is muted is not heard, there or after coming back; and is again when wished', async () => {
    const { socket } = await four();
    const [ann, ben, fay] = [socket('alder'), socket('birch'), socket('flint')];
    const sitter = ann.table?.seats[1]?.sitter;
    const person = sitter?.kind === 'person' ? sitter.person.id : '';
    await ben.must({ type: 'chat', text: 'first' });
    await ann.must({ type: 'mute', person, muted: true });
    const shown = await ann.until(() =>
      ann.received.findLast((frame) => frame.type === 'position' && frame.muted.length === 1),
    );
    expect(shown).toMatchObject({ chat: [], muted: [person] });
    await ben.must({ type: 'chat', text: 'second' });
    await fay.until(() => fay.texts.find((text) => text.includes('second')));
    await ann.must({ type: 'mute', person, muted: false });
    const after = ann.received.findLast((frame) => frame.type === 'position');
    expect(after).toMatchObject({ muted: [], chat: [{ text: 'first' }, { text: 'second' }] });
    expect(ann.received.filter((frame) => frame.type === 'chat')).toHaveLength(1);
  });

  test('a report names a person, and the line as it was said; what one could not have read cannot be reported', async () => {
    const { table, socket } = await four();
    const [ann, ben] = [socket('alder'), socket('birch')];
    const sitter = ann.table?.seats[1]?.sitter;
    const person = sitter?.kind === 'person' ? sitter.person.id : '';
    await ben.must({ type: 'chat', text: 'something vile' });
    await ann.must({ type: 'report', person, chat: 1, text: 'please look at this' });
    await ann.must({ type: 'report', person, text: 'in general' });
    expect(await ann.send({ type: 'report', person, chat: 2, text: 'no such line' })).toMatchObject({
      code: 'not-found',
    });
    expect(await ann.send({ type: 'report', person: 'nobody', text: 'x' })).toMatchObject({
      code: 'not-found',
    });
    const spectator = await (await guest(server, 'Eve')).sit(table);
    await spectator.must({ type: 'report', person, text: 'as a spectator' });
    expect(await spectator.send({ type: 'report', person, chat: 1, text: 'x' })).toMatchObject({
      code: 'not-yours',
    });
    const nobody = await new Client(server.address).sit(table);
    const about = { about: 'Ben', by: 'Ann', table: table.id };
    expect((await reportsTo({ database })).slice(-2)).toMatchObject([
      { ...about, text: 'in general' },
      { ...about, text: 'please look at this', line: 'something vile' },
    ]);
    expect(await nobody.send({ type: 'report', person, text: 'x' })).toMatchObject({ code: 'not-signed-in' });
  });

  test('reports by one person about one person are limited, and so are all of one person', async () => {
    const { socket } = await four();
    const ann = socket('alder');
    const people = (ann.table?.seats ?? []).map(({ sitter }) =>
      sitter.kind === 'person' ? sitter.person.id : '',
    );
    const report = async (person = '') => {
      const answer = await ann.send({ type: 'report', person, text: 'again' });
      return answer.type === 'refused' ? answer.code : answer.type;
    };
    const [, ben, fay] = people;
    expect([await report(ben), await report(ben), await report(ben), await report(ben)]).toEqual([
      'done',
      'done',
      'done',
      'too-many',
    ]);
    expect(await report(fay)).toBe('done');
  });
});
