/** How the database came to be as it is. A published migration is never changed; a new one is added. */
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { lookOf } from '../confusable-names.ts';
import type { Database } from './rows.ts';

const first: Migration = {
  async up(db) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.unique())
      .addColumn('password', 'text')
      .addColumn('created', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('seen', 'text', (column) => column.notNull())
      .addColumn('agent', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('sessions_by_person').on('sessions').column('person_id').execute();
    await db.schema
      .createTable('tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('game', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('private', 'integer', (column) => column.notNull())
      .addColumn('has_open_seat', 'integer', (column) => column.notNull())
      .addColumn('is_bot_turn', 'integer', (column) => column.notNull())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('changed', 'text', (column) => column.notNull())
      .addColumn('moment', 'integer', (column) => column.notNull())
      .addColumn('turn', 'text', (column) => column.notNull())
      .addColumn('ending', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('tables_by_status').on('tables').columns(['status', 'changed']).execute();
    await db.schema
      .createTable('members')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
      .addPrimaryKeyConstraint('members_key', ['person_id', 'table_id'])
      .execute();
    await db.schema
      .createTable('invites')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('events')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('events_key', ['table_id', 'seq'])
      .execute();
    await db.schema
      .createTable('rests')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('moment', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('rests_key', ['table_id', 'moment'])
      .execute();
    await db.schema
      .createTable('chat')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('chat_key', ['table_id', 'number'])
      .execute();
    for (const [name, column] of [
      ['reads', 'number'],
      ['notes', 'text'],
    ] as const)
      await db.schema
        .createTable(name)
        .addColumn('table_id', 'text', (key) => key.notNull().references('tables.id'))
        .addColumn('person_id', 'text', (key) => key.notNull().references('people.id'))
        .addColumn(column, column === 'number' ? 'integer' : 'text', (value) => value.notNull())
        .addPrimaryKeyConstraint(`${name}_key`, ['table_id', 'person_id'])
        .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

const attachments: Migration = {
  async up(db) {
    await db.schema.alterTable('tables').addColumn('attachments', 'text').execute();
  },
};

/** What it takes to serve strangers: lists by index, names that look alike, a second factor, peace at the table. */
const strangers: Migration = {
  async up(db: Kysely<Database>) {
    for (const name of ['look', 'totp', 'recovery'])
      await db.schema.alterTable('people').addColumn(name, 'text').execute();
    await db.schema.alterTable('people').addColumn('totp_step', 'integer').execute();
    await db.schema.createIndex('people_by_look').on('people').column('look').execute();
    for (const { id, name, name_key } of await db.selectFrom('people').selectAll().execute())
      if (name_key !== null)
        await db
          .updateTable('people')
          .set({ look: lookOf(name) })
          .where('id', '=', id)
          .execute();

    for (const name of ['source', 'attended'])
      await db.schema.alterTable('tables').addColumn(name, 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('has_bots', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.updateTable('tables').set({ has_bots: 1 }).where('body', 'like', '%"kind":"bot"%').execute();
    await sql`create index tables_open on tables (changed)
      where has_open_seat = 1 and private = 0 and status <> 'finished'`.execute(db);
    await sql`create index tables_waiting on tables (changed)
      where is_bot_turn = 1 and status = 'running'`.execute(db);
    // Over few rows only: every answer changes its table's row, and with it every index that has it.
    for (const by of ['owner_id', 'source'])
      await sql`create index ${sql.id(`bot_tables_by_${by}`)} on tables (${sql.id(by)})
        where has_bots = 1 and status = 'running'`.execute(db);
    await db.schema
      .createIndex('chat_by_person')
      .on('chat')
      .columns(['person_id', 'table_id', 'number'])
      .execute();
    for (const name of ['notes', 'reads'])
      await db.schema.createIndex(`${name}_by_person`).on(name).columns(['person_id', 'table_id']).execute();

    await db.schema
      .createTable('mutes')
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('muted_id', 'text', (column) => column.notNull().references('people.id'))
      .addPrimaryKeyConstraint('mutes_key', ['person_id', 'muted_id'])
      .execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('by_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('about_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('line', 'text')
      .addColumn('text', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('reports_by_time').on('reports').column('at').execute();
  },
};

/** Whom to call, where, and what they want to hear. */
const notices: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('notice_channels')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('secret', 'text')
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('confirmed', 'integer', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('next_at', 'text', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('trouble', 'text')
      .execute();
    await db.schema
      .createIndex('notice_channels_by_person')
      .on('notice_channels')
      .column('person_id')
      .execute();
    await db.schema
      .createTable('notices')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('channel_id', 'text', (column) =>
        column.notNull().references('notice_channels.id').onDelete('cascade'),
      )
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'integer', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .addColumn('due', 'text', (column) => column.notNull())
      .addColumn('sent', 'text')
      .execute();
    await sql`create index notices_due on notices (due) where sent is null`.execute(db);
    await db.schema.createIndex('notices_by_channel').on('notices').column('channel_id').execute();
    await db.schema
      .createIndex('notices_by_table')
      .on('notices')
      .columns(['table_id', 'person_id'])
      .execute();
    await db.schema
      .createTable('notice_wishes')
      .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id'))
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('notice_tables')
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('off', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('notice_tables_key', ['person_id', 'table_id'])
      .execute();
  },
};

const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-first': first,
      '0002-attachments': attachments,
      '0003-strangers': strangers,
      '0004-notices': notices,
    }),
};

/** Brings the database up to date. Several servers may try at once: the migrator locks. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  // Two changes made at the same time may come in any order.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
