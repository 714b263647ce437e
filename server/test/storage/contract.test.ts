import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastDice } from '@sandtable/engine';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AlreadyTaken, type Append } from '../../storage/log.ts';
import { openStorage } from '../../storage/index.ts';
import type { Storage } from '../../storage/storage.ts';
import type { TableEvent, TableRecord } from '../../tables/body.ts';
import { Postgres } from '../lib/postgres.ts';

const postgres = new Postgres();
const folder = mkdtempSync(join(tmpdir(), 'sandtable-test-'));
beforeAll(() => postgres.start());
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Children before parents. */
const EMPTIED = [
  'moderation_acts',
  'bans',
  'log_digests',
  'document_uses',
  'documents',
  'held_seats',
  'mutes',
  'reports',
  'notes',
  'reads',
  'chat',
  'rests',
  'events',
  'invites',
  'members',
  'tables',
  'sessions',
  'people',
  'secrets',
] as const;

const person = (id: string) => ({ id, name: id, name_key: null, password: null, created: '2026-01-01' });

function table(id: string, changes: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    game: 'demo',
    version: 1,
    status: 'running',
    private: false,
    owner: 'ann',
    created: '2026-01-01',
    changed: '2026-01-01',
    moment: 0,
    turn: ['alder'],
    revision: 1,
    body: {
      setting: { scenario: 'standard', options: {} },
      places: [
        { seat: 'alder', chair: { kind: 'person', person: 'ann' } },
        { seat: 'birch', chair: { kind: 'invited', token: `token-for-${id}` } },
      ],
      orders: {},
      motions: [],
      proposed: 0,
      dice: { key: 'k', commitment: 'c', salts: [] },
      base: 0,
    },
    ...changes,
  };
}

const eventOf = (number: number): TableEvent => ({
  kind: 'answers',
  answers: [{ seat: 'alder', option: String(number) }],
  lines: [],
});

function append(id: string, number: number, changes: Partial<Append> = {}): Append {
  return {
    table: id,
    number,
    body: JSON.stringify(eventOf(number)),
    head: {
      version: 1,
      status: 'running',
      changed: `2026-01-02T00:00:${String(number).padStart(2, '0')}`,
      moment: number,
      turn: ['birch'],
      isBotTurn: false,
    },
    rests: { add: [] },
    ...changes,
  };
}

const rest = (moment: number) => ({
  game: 'demo',
  version: 1,
  setting: { scenario: 'standard', options: {} },
  seq: moment,
  asks: moment,
  dice: fastDice('x'),
  state: { moment },
});

const stored = (moment: number) => ({ moment, body: JSON.stringify(rest(moment)) });

describe.each([
  ['SQLite', () => Promise.resolve(join(folder, 'test.sqlite'))],
  ['PostgreSQL', () => postgres.fresh()],
])('%s', (_name, fresh) => {
  let storage: Storage;
  let database: string;

  beforeAll(async () => {
    database = await fresh();
    storage = await openStorage(database);
  });
  afterAll(() => storage.close());

  beforeEach(async () => {
    for (const name of EMPTIED) await storage.db.deleteFrom(name).execute();
    await storage.people.add(person('ann'));
    await storage.people.add(person('ben'));
  });

  test('a database that a newer version has changed is told as such', async () => {
    const name = '9999-of-the-future';
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2099')`.execute(storage.db);
    await expect(openStorage(database)).rejects.toThrow(
      /a newer version of Sandtable has changed this database \(9999/,
    );
    await sql`delete from kysely_migration where name = ${name}`.execute(storage.db);
    await (await openStorage(database)).close();
  });

  test('an event is there for whoever opens the database next', async () => {
    await storage.tables.add(table('t'));
    await storage.log.append(append('t', 1));
    const other = await openStorage(database);
    const events = await other.log.eventsOf('t');
    await other.close();
    expect(events).toEqual([{ number: 1, at: append('t', 1).head.changed, event: eventOf(1) }]);
    expect(await storage.tables.find('t')).toMatchObject({ moment: 1, turn: ['birch'] });
  });

  test('documents attached to a setting stay with their table, and lists do not read them', async () => {
    const plain = table('t');
    const setting = { ...plain.body.setting, attachments: { cards: { forces: [] } } };
    await storage.tables.add({ ...plain, body: { ...plain.body, setting } });
    const found = await storage.tables.find('t');
    expect(found?.body.setting).toEqual(setting);
    const [listed] = await storage.lists.page('mine', 'ann', '9999', 10);
    expect(listed?.body.setting).toEqual(plain.body.setting);
    if (found === undefined) throw new Error('the table is gone');
    await storage.tables.change(found, { body: { ...found.body, title: 'x' } });
    expect((await storage.tables.find('t'))?.body).toMatchObject({ title: 'x', setting });
  });

  test('documents that an earlier version kept in the body of a table are still found, also after a change', async () => {
    const plain = table('t');
    const setting = { ...plain.body.setting, attachments: { cards: 'card,name' } };
    await storage.tables.add(plain);
    await storage.db
      .updateTable('tables')
      .set({ body: JSON.stringify({ ...plain.body, setting }) })
      .execute();
    const found = await storage.tables.find('t');
    expect(found?.body.setting).toEqual(setting);
    if (found === undefined) throw new Error('the table is gone');
    await storage.tables.change(found, { body: { ...found.body, title: 'x' } });
    expect((await storage.tables.find('t'))?.body).toMatchObject({ title: 'x', setting });
  });

  test('a document is kept once, and counted once for its owner, address and site', async () => {
    const cards = { forces: Array.from({ length: 100 }, (_, i) => i) };
    const withCards = (id: string, owner: string, attachments: Record<string, unknown>) => {
      const plain = table(id, { owner });
      const setting = { ...plain.body.setting, attachments } as TableRecord['body']['setting'];
      const origin = { source: `address of ${owner}`, site: 'site' };
      return {
        ...plain,
        body: { ...plain.body, ...origin, setting, from: { ...rest(0), setting, answers: [] } },
      };
    };
    const size = JSON.stringify(cards).length;
    await storage.tables.add(withCards('a', 'ann', { cards }));
    await storage.tables.add(withCards('b', 'ann', { cards, position: { cards } }));
    await storage.tables.add(withCards('c', 'ben', { cards }));
    expect(await storage.db.selectFrom('documents').select('size').orderBy('size').execute()).toEqual([
      { size },
      { size: size + '{"cards":}'.length },
    ]);
    const { documents } = storage;
    expect(await documents.bytesOf({ person: 'ben' })).toBe(size);
    expect(await documents.bytesOf({ source: 'address of ann' })).toBe(2 * size + 10);
    expect(await documents.bytesOf({ site: 'site' })).toBe(2 * size + 10);
    // What is brought again costs nothing.
    expect(await documents.bytesOf({ person: 'ann' }, { cards })).toBe(size + 10);
    const found = await storage.tables.find('b');
    expect(found?.body.from?.setting.attachments).toEqual({ cards, position: { cards } });
    const { body } = await storage.db
      .selectFrom('tables')
      .select('body')
      .where('id', '=', 'b')
      .executeTakeFirstOrThrow();
    expect(body).not.toContain('forces');
    await storage.db.deleteFrom('document_uses').where('name', '=', 'position').execute();
    expect(await documents.dropUnused('2025')).toBe(0);
    expect(await documents.dropUnused('2027')).toBe(1);
  });

  test('no two events of a table have the same number', async () => {
    await storage.tables.add(table('t'));
    await storage.log.append(append('t', 1));
    await expect(storage.log.append(append('t', 1))).rejects.toBeInstanceOf(AlreadyTaken);
    expect(await storage.log.eventsOf('t')).toHaveLength(1);
  });

  test('appends of many tables go into one transaction, and one that fails does not fail the others', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
    for (const id of ids) await storage.tables.add(table(id));
    await storage.log.append(append('t7', 1));
    const results = await Promise.allSettled(ids.map((id) => storage.log.append(append(id, 1))));
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1);
    for (const id of ids) expect(await storage.log.eventsOf(id)).toHaveLength(1);
  });

  test('of two processes that write the same number, one is refused', async () => {
    await storage.tables.add(table('t'));
    const other = await openStorage(database);
    const results = await Promise.allSettled([
      storage.log.append(append('t', 1)),
      other.log.append(append('t', 1)),
    ]);
    await other.close();
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await storage.log.eventsOf('t')).toHaveLength(1);
  });

  test('a table that has ended stays ended, whatever another process still wants to write', async () => {
    await storage.tables.add(table('t'));
    const seen = await storage.tables.find('t');
    if (seen === undefined) throw new Error('the table is gone');
    const ending = { kind: 'resigned', seat: 'alder' } as const;
    await storage.tables.change(seen, { body: seen.body, status: 'finished', ending });
    await expect(storage.log.append(append('t', 1))).rejects.toThrow(AlreadyTaken);
    expect(await storage.log.eventsOf('t')).toEqual([]);
    expect(await storage.tables.find('t')).toMatchObject({ status: 'finished', ending });

    await storage.tables.add(table('u'));
    const running = await storage.tables.find('u');
    if (running === undefined) throw new Error('the table is gone');
    const won = append('u', 1);
    await storage.log.append({ ...won, head: { ...won.head, status: 'finished' } });
    expect(await storage.tables.change(running, { body: running.body, status: 'finished', ending })).toBe(
      false,
    );
    expect((await storage.tables.find('u'))?.ending).toBeUndefined();
  });

  test('what somebody did wrong is not taken for a fault of the database', async () => {
    await expect(storage.people.add(person('ann'))).rejects.toSatisfy((error) => !storage.isFault(error));
    await expect(storage.talk.note('nowhere', 'ann', 'x')).rejects.toSatisfy(
      (error) => !storage.isFault(error),
    );
  });

  test('events after a number', async () => {
    await storage.tables.add(table('t'));
    for (const seq of [1, 2, 3]) await storage.log.append(append('t', seq));
    expect((await storage.log.eventsOf('t', 1)).map((event) => event.number)).toEqual([2, 3]);
  });

  test('a digest takes the place of the first events, and never of fewer than another one has', async () => {
    await storage.tables.add(table('t'));
    for (let number = 1; number <= 30; number++) await storage.log.append(append('t', number));
    const whole = async () => {
      const found: string[] = [];
      for await (const page of storage.log.pagesOf('t'))
        for (const { number, event } of page) found.push(`${number}: ${JSON.stringify(event)}`);
      return found;
    };
    const parts = Array.from({ length: 25 }, (_, i) => eventOf(100 + i));
    await storage.log.digest('t', 28, parts);
    const kept = [
      ...parts.map((event) => `28: ${JSON.stringify(event)}`),
      ...[29, 30].map((number) => `${number}: ${JSON.stringify(eventOf(number))}`),
    ];
    expect(await whole()).toEqual(kept);
    expect((await storage.log.eventsOf('t')).map(({ number }) => number)).toEqual([29, 30]);
    await storage.log.digest('t', 20, [eventOf(1)]);
    expect(await whole()).toEqual(kept);
    await storage.log.append(append('t', 31));
    await storage.log.digest('t', 31, [eventOf(1)]);
    expect(await whole()).toEqual([`31: ${JSON.stringify(eventOf(1))}`]);
  });

  test('rests are added, replaced, and dropped on both sides', async () => {
    await storage.tables.add(table('t'));
    await storage.log.append(append('t', 1, { rests: { add: [stored(0), stored(3), stored(5)] } }));
    await storage.log.append(append('t', 2, { rests: { add: [stored(7)], above: 4, below: 3 } }));
    expect((await storage.log.restsOf('t')).map((kept) => kept.seq)).toEqual([3, 7]);
    await storage.log.append(append('t', 3, { rests: { add: [stored(7)] } }));
    expect(await storage.log.restsOf('t')).toEqual([rest(3), rest(7)]);
  });

  test('a table comes back as it was stored', async () => {
    await storage.tables.add(table('t'));
    expect(await storage.tables.find('t')).toEqual(table('t'));
    expect(await storage.tables.find('other')).toBeUndefined();
  });

  test('a body is replaced only by somebody who has seen the last one', async () => {
    const first = table('t');
    await storage.tables.add(first);
    const body = { ...first.body, title: 'Ford' };
    expect(await storage.tables.change(first, { body })).toBe(true);
    expect(await storage.tables.change(first, { body: { ...body, title: 'Late' } })).toBe(false);
    expect(await storage.tables.find('t')).toMatchObject({ revision: 2, body: { title: 'Ford' } });
  });

  test('the end of a table is kept with its body', async () => {
    const first = table('t');
    await storage.tables.add(first);
    await storage.tables.change(first, {
      body: first.body,
      status: 'finished',
      ending: { kind: 'abandoned' },
    });
    expect(await storage.tables.find('t')).toMatchObject({
      status: 'finished',
      turn: [],
      ending: { kind: 'abandoned' },
    });
  });

  test('lists: mine with private ones, open, running, finished; newest first', async () => {
    await storage.tables.add(table('private', { private: true, changed: '2026-01-03' }));
    await storage.tables.add(table('running', { changed: '2026-01-02' }));
    await storage.tables.add(table('over', { status: 'finished' }));
    const gathering = table('gathering', { status: 'gathering' });
    const open = { ...gathering.body, places: [{ seat: 'alder', chair: { kind: 'open' } as const }] };
    await storage.tables.add({ ...gathering, owner: 'ben', body: open });
    const ids = async (list: 'mine' | 'open' | 'running' | 'finished', who = 'ann', before = '9') =>
      (await storage.lists.page(list, who, before, 10)).map((found) => found.id);
    expect(await ids('mine')).toEqual(['private', 'running', 'over']);
    expect(await ids('mine', 'ben')).toEqual(['gathering']);
    expect(await ids('open')).toEqual(['gathering']);
    expect(await ids('running')).toEqual(['running']);
    expect(await ids('finished')).toEqual(['over']);
    expect(await ids('mine', 'ann', '2026-01-02')).toEqual(['over']);
  });

  test('every list is read along an index of its own, however many others there are', async () => {
    if (storage.kind !== 'sqlite') return;
    const { lists } = storage;
    const open = await lists.publicQuery('open', '9').explain(undefined, sql`query plan`);
    const running = await lists.publicQuery('running', '9').explain(undefined, sql`query plan`);
    const finished = await lists.publicQuery('finished', '9').explain(undefined, sql`query plan`);
    const mine = await lists.mineQuery('ann', { active: '9', id: '' }).explain(undefined, sql`query plan`);
    for (const [plan, index] of [
      [open, 'tables_open'],
      [running, 'tables_running'],
      [finished, 'tables_finished'],
      [mine, 'members_by_active'],
    ] as const) {
      expect(JSON.stringify(plan)).toContain(index);
      expect(JSON.stringify(plan)).not.toContain('TEMP B-TREE');
    }
  });

  test('mine is in the order of the last change, although that is noted only once a minute', async () => {
    const minute = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString();
    for (let i = 0; i < 230; i++) await storage.tables.add(table(`t${i}`, { changed: minute(i) }));
    // An answer within the minute, which the list is not told of, and one of which it is.
    const answered = (id: string, changed: string, active?: string) =>
      storage.log.append(
        append(id, 1, {
          head: { ...append(id, 1).head, changed, ...(active === undefined ? {} : { active }) },
        }),
      );
    await answered('t9', minute(9).replace('00.000', '59.000'));
    await answered('t0', minute(300), minute(300));
    const ids = async (before: string, most: number) =>
      (await storage.lists.page('mine', 'ann', before, most)).map((found) => found.id);
    expect(await ids('9', 3)).toEqual(['t0', 't229', 't228']);
    expect(await ids(minute(11), 3)).toEqual(['t10', 't9', 't8']);
    // Two processes: that of t9 knows of a later change than the list.
    await answered('t8', minute(9).replace('00.000', '58.000'), minute(8));
    expect(await ids(minute(11), 3)).toEqual(['t10', 't9', 't8']);
    expect(await ids('9', 500)).toHaveLength(230);
  });

  test('no owner and no address fills a page of a public list', async () => {
    const second = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, i)).toISOString();
    const of = (owner: string, i: number, source?: string) => {
      const plain = table(`${owner}${i}`, { owner, changed: second(i) });
      return { ...plain, body: { ...plain.body, ...(source === undefined ? {} : { source }) } };
    };
    for (let i = 0; i < 300; i++) await storage.tables.add(of('ann', 1000 + i));
    for (let i = 0; i < 20; i++) {
      await storage.people.add(person(`puppet${i}-`));
      await storage.tables.add(of(`puppet${i}-`, 500 + i, 'one address'));
    }
    await storage.tables.add(of('ben', 1));
    const ids = (await storage.lists.page('running', undefined, '9', 50)).map((found) => found.id);
    expect(ids.filter((id) => id.startsWith('ann'))).toEqual([
      'ann1299',
      'ann1298',
      'ann1297',
      'ann1296',
      'ann1295',
    ]);
    expect(ids.filter((id) => id.startsWith('puppet'))).toHaveLength(10);
    expect(ids.at(-1)).toBe('ben1');
  });

  test('everything a person has and has said, a page at a time', async () => {
    for (const id of ['a', 'b', 'c']) {
      await storage.tables.add(table(id));
      await storage.talk.note(id, 'ann', `about ${id}`);
      for (const text of ['one', 'two'])
        await storage.talk.say({ table_id: id, person_id: 'ann', at: '2026', text });
    }
    await storage.talk.say({ table_id: 'a', person_id: 'ben', at: '2026', text: 'no' });
    expect((await storage.tables.pageOf('ann', 'a', 9)).map((found) => found.id)).toEqual(['b', 'c']);
    const page = await storage.talk.pageBy('ann', { table_id: 'a', number: 1 }, 3);
    expect(page.map(({ table_id, number }) => `${table_id}${number}`)).toEqual(['a2', 'b1', 'b2']);
    expect((await storage.talk.notesBy('ann', 'a', 1)).map((note) => note.text)).toEqual(['about b']);
  });

  test('tables with bots that run are counted for their owner and their address', async () => {
    const plain = table('t');
    const places = [{ seat: 'alder', chair: { kind: 'bot', player: 'random' } as const }];
    await storage.tables.add({ ...plain, body: { ...plain.body, places, source: 'here' } });
    await storage.tables.add(table('without'));
    await storage.tables.add({ ...table('over', { status: 'finished' }), body: { ...plain.body, places } });
    expect(await storage.tables.runningWithBots({ owner: 'ann' })).toBe(1);
    expect(await storage.tables.runningWithBots({ source: 'here' })).toBe(1);
    expect(await storage.tables.runningWithBots({ owner: 'ben' })).toBe(0);
  });

  test('a code and a recovery code are used up once', async () => {
    expect(await storage.people.takeStep('ann', 7)).toBe(true);
    expect(await storage.people.takeStep('ann', 7)).toBe(false);
    expect(await storage.people.takeStep('ann', 8)).toBe(true);
    await storage.people.change('ann', { recovery: '["a","b"]' });
    expect(await storage.people.takeRecovery('ann', '["a","b"]', '["b"]')).toBe(true);
    expect(await storage.people.takeRecovery('ann', '["a","b"]', '["a"]')).toBe(false);
  });

  test('mutes and reports are kept, and forgotten with the person', async () => {
    await storage.tables.add(table('t'));
    await storage.moderation.mute('ann', 'ben');
    await storage.moderation.mute('ann', 'ben');
    expect(await storage.moderation.mutedBy('ann')).toEqual(['ben']);
    const report = { at: '2026', table_id: 't', by_id: 'ann', about_id: 'ben', line: 'vile', text: 'look' };
    await storage.moderation.report(report);
    expect(await storage.moderation.reports(9)).toMatchObject([report]);
    await storage.moderation.forget('ann');
    expect(await storage.moderation.mutedBy('ann')).toEqual([]);
    expect(await storage.moderation.reports(9)).toMatchObject([{ text: '', line: 'vile' }]);
  });

  test('chat is stored in the same transactions as answers, and one that fails does not fail the others', async () => {
    await storage.tables.add(table('t'));
    await storage.tables.add(table('u'));
    await storage.log.append(append('u', 1));
    const line = (id: string) => ({ table_id: id, person_id: 'ann', at: '2026', text: 'hello' });
    const results = await Promise.allSettled([
      storage.log.append(append('t', 1)),
      storage.talk.say(line('t')),
      storage.log.append(append('u', 1)),
      storage.talk.say(line('nowhere')),
      storage.talk.say(line('t')),
    ]);
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, false, true]);
    expect((await storage.talk.chatOf('t', 9)).map((row) => row.number)).toEqual([1, 2]);
    expect(await storage.log.eventsOf('t')).toHaveLength(1);
  });

  test('tables that wait for bots are found again', async () => {
    await storage.tables.add(table('t'));
    const head = { ...append('t', 1).head, isBotTurn: true };
    await storage.log.append(append('t', 1, { head }));
    const waiting = async (before: string, attended: string) =>
      (await storage.tables.waitingForBots(before, attended)).map((found) => found.id);
    expect(await waiting('9999', '')).toEqual([]);
    await storage.tables.attend(['t'], '2026-02');
    expect(await waiting('9999', '2026-01')).toEqual(['t']);
    expect(await waiting('9999', '2026-03')).toEqual([]);
    expect(await waiting('2026', '2026-01')).toEqual([]);
  });

  test('invitations lead to their seat', async () => {
    await storage.tables.add(table('t'));
    expect(await storage.tables.invitation('token-for-t')).toMatchObject({ table_id: 't', seat: 'birch' });
    expect(await storage.tables.invitation('nothing')).toBeUndefined();
  });

  test('names of accounts are unique, those of guests are not', async () => {
    await storage.people.change('ann', { name_key: 'ann', password: 'x' });
    await expect(storage.people.change('ben', { name_key: 'ann' })).rejects.toThrow();
    expect((await storage.people.findByNameKey('ann'))?.id).toBe('ann');
    expect((await storage.people.findMany(['ann', 'ben', 'nobody'])).map((row) => row.id).sort()).toEqual([
      'ann',
      'ben',
    ]);
  });

  test('sessions are found by token, ended one by one, all but one, or when unused', async () => {
    const session = (id: string, seen = '2026-02-01') => ({
      id,
      token_hash: `hash-${id}`,
      person_id: 'ann',
      created: `2026-01-0${id}`,
      seen,
      agent: '',
    });
    for (const id of ['1', '2', '3']) await storage.people.addSession(session(id));
    await storage.people.addSession(session('4', '2025-01-01'));
    expect((await storage.people.findSession('hash-2'))?.person.id).toBe('ann');
    await storage.people.endSessionsBefore('2026-01-01');
    await storage.people.endSession('ben', '1');
    expect(await storage.people.sessionsOf('ann')).toHaveLength(3);
    await storage.people.endSession('ann', '1');
    await storage.people.endSessions('ann', '2');
    expect((await storage.people.sessionsOf('ann')).map((row) => row.id)).toEqual(['2']);
    expect([await storage.people.isSession('1'), await storage.people.isSession('2')]).toEqual([false, true]);
    await storage.people.changeToken('2', 'hash-new');
    expect(await storage.people.findSession('hash-2')).toBeUndefined();
    expect((await storage.people.findSession('hash-new'))?.session.id).toBe('2');
  });

  test('chat is numbered, also when two say something at once', async () => {
    await storage.tables.add(table('t'));
    const line = (text: string) => ({ table_id: 't', person_id: 'ann', at: '2026', text });
    const numbers = await Promise.all(['a', 'b', 'c'].map((text) => storage.talk.say(line(text))));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect((await storage.talk.chatOf('t', 2)).map((row) => row.number)).toEqual([2, 3]);
    expect(await storage.talk.lastOf('t')).toBe(3);
    await storage.talk.read('t', 'ann', 2);
    await storage.talk.read('t', 'ann', 3);
    expect(await storage.talk.readBy('t', 'ann')).toBe(3);
  });

  test('notes are replaced, and forgotten with the person', async () => {
    await storage.tables.add(table('t'));
    await storage.talk.note('t', 'ann', 'watch the ford');
    await storage.talk.note('t', 'ann', 'watch the hill');
    expect(await storage.talk.noteOf('t', 'ann')).toBe('watch the hill');
    await storage.talk.say({ table_id: 't', person_id: 'ann', at: '2026', text: 'hello' });
    await storage.talk.forget('ann');
    expect(await storage.talk.noteOf('t', 'ann')).toBe('');
    expect((await storage.talk.chatOf('t', 9)).map((row) => row.text)).toEqual(['']);
  });

  test('a secret is made once', async () => {
    expect(await storage.secrets.provide('seal', () => 'first')).toBe('first');
    expect(await storage.secrets.provide('seal', () => 'second')).toBe('first');
    await storage.ping();
  });
});
