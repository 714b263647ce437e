/** Databases of earlier versions, with tables that run and tables that wait, are brought up to date with all they hold. */
import { join } from 'node:path';
import { Kysely, Migrator, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../storage/index.ts';
import { PROVIDER } from '../../storage/migrations.ts';
import type { Database } from '../../storage/rows.ts';
import { openFile } from '../../storage/sqlite.ts';
import { Postgres } from '../lib/postgres.ts';
import { freshFolder } from '../lib/server.ts';

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

const body = (people: readonly string[], more = {}) =>
  JSON.stringify({
    setting: { scenario: 'standard', options: {} },
    places: [
      ...people.map((person, i) => ({ seat: `seat${i}`, chair: { kind: 'person', person } })),
      { seat: 'last', chair: { kind: 'open' } },
    ],
    orders: {},
    motions: [],
    proposed: 0,
    dice: { key: 'k', commitment: 'c', salts: [] },
    base: 0,
    ...more,
  });

/** A database as that version left it. */
async function old(db: Kysely<Database>, last: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: PROVIDER }).migrateTo(last);
  if (error !== undefined) throw error;
  for (const id of ['ann', 'ben'])
    await sql`insert into people (id, name, created) values (${id}, ${id}, '2026')`.execute(db);
  const table = (id: string, status: string, changed: string, text: string) =>
    sql`insert into tables (id, game, version, status, private, has_open_seat, is_bot_turn, owner_id, created, changed,
      moment, turn, revision, body) values (${id}, 'demo', 1, ${status}, 0, 1, 0, 'ann', '2026', ${changed},
      1, '["seat0"]', 1, ${text})`.execute(db);
  await table(
    'runs',
    'running',
    '2026-01-02',
    body(['ann', 'ben'], { opening: { kind: 'fast', seed: 'x' } }),
  );
  await table('waits', 'gathering', '2026-01-03', body(['ann', 'ben']));
  await table('over', 'finished', '2026-01-01', body(['ben']));
  for (const [id, person] of [
    ['runs', 'ann'],
    ['runs', 'ben'],
    ['waits', 'ann'],
    ['waits', 'ben'],
    ['over', 'ben'],
  ])
    await sql`insert into members (table_id, person_id) values (${id}, ${person})`.execute(db);
  await sql`insert into events (table_id, seq, at, body) values ('runs', 1, '2026',
    '{"kind":"answers","answers":[{"seat":"seat0","option":"1"}],"lines":[]}')`.execute(db);
  if (last >= '0002')
    await sql`update tables set attachments = '{"cards":{"forces":[1]}}' where id = 'runs'`.execute(db);
}

const DATABASES = {
  SQLite: async () => {
    const file = join(freshFolder(), 'test.sqlite');
    return { database: file, dialect: new SqliteDialect({ database: openFile(file) }) };
  },
  PostgreSQL: async () => {
    const database = await postgres.empty();
    return { database, dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: database }) }) };
  },
};

test.each([
  ['0.1 on SQLite', 'SQLite', '0002-attachments'],
  ['0.2 on SQLite', 'SQLite', '0003-strangers'],
  ['0.1 on PostgreSQL', 'PostgreSQL', '0002-attachments'],
  ['0.2 on PostgreSQL', 'PostgreSQL', '0003-strangers'],
] as const)('a database of %s', async (_name, kind, last) => {
  const { database, dialect } = await DATABASES[kind]();
  const db = new Kysely<Database>({ dialect });
  await old(db, last);
  await db.destroy();

  const storage = await openStorage(database);
  const ids = async (list: 'mine' | 'open' | 'running' | 'finished') =>
    (await storage.lists.page(list, 'ben', '9', 10)).map(({ id }) => id);
  expect(await ids('mine')).toEqual(['waits', 'runs', 'over']);
  expect(await ids('open')).toEqual(['waits', 'runs']);
  expect(await ids('running')).toEqual(['runs']);
  expect(await ids('finished')).toEqual(['over']);
  expect(await storage.heldSeats.count({ person: 'ben' }, '')).toBe(1);
  expect(await storage.heldSeats.count({ person: 'ann' }, '')).toBe(0);
  // Nobody is punished for what was not noted before.
  expect(await storage.tables.unattended('2026-02', 'guests', 9)).toEqual([]);
  const found = await storage.tables.find('runs');
  expect(found?.body.setting.attachments).toEqual({ cards: { forces: [1] } });
  if (found === undefined) throw new Error('the table is gone');
  await storage.tables.change(found, { body: { ...found.body, title: 'x' } });
  expect((await storage.tables.find('runs'))?.body).toMatchObject({
    title: 'x',
    setting: found.body.setting,
  });
  const pages = [];
  for await (const page of storage.log.pagesOf('runs')) pages.push(...page);
  expect(pages).toMatchObject([{ number: 1, event: { answers: [{ option: '1' }] } }]);
  await storage.close();
});
