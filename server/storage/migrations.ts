/** How the database came to be as it is. A published migration is never changed; a new one is added. */
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';
import { lookOf } from '../confusable-names.ts';
import { fillHeldSeats } from './held-seats.ts';
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

/** Lists of tables are read along an index each, in the order they are shown. */
const lists: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .alterTable('members')
      .addColumn('active', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await noteActive(db);
    await db.schema
      .createIndex('members_by_active')
      .on('members')
      .columns(['person_id', 'active', 'table_id'])
      .execute();
    await db.schema.createIndex('members_by_table').on('members').column('table_id').execute();
    // Private tables are on no list but their people's: their answers write one index less.
    await db.schema.dropIndex('tables_by_status').execute();
    for (const status of ['running', 'finished'])
      await sql`create index ${sql.id(`tables_${status}`)} on tables (changed)
        where private = 0 and status = ${sql.lit(status)}`.execute(db);
  },
};

/** Rows of an earlier version do not say when their table last changed. */
export async function noteActive(db: Kysely<Database>): Promise<void> {
  await sql`update members set active = (select changed from tables where tables.id = members.table_id)
    where active = ''`.execute(db);
}

/** Who holds places in the lobby, by person, address and network. */
const lobby: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.alterTable('tables').addColumn('site', 'text').execute();
    for (const by of ['owner_id', 'source', 'site', 'attended'])
      await sql`create index ${sql.id(`gathering_by_${by}`)} on tables (${sql.id(by)})
        where status = 'gathering'`.execute(db);
    await db.schema
      .createTable('held_seats')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('source', 'text')
      .addColumn('site', 'text')
      .addColumn('seen', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('held_seats_key', ['table_id', 'person_id'])
      .execute();
    for (const by of ['person_id', 'source', 'site', 'seen'])
      await db.schema.createIndex(`held_seats_by_${by}`).on('held_seats').column(by).execute();
    await fillHeldSeats(db);
    // Nobody noted whether somebody comes to a table that has not started: from now on it counts.
    const attended = new Date().toISOString();
    await db.updateTable('tables').set({ attended }).where('status', '=', 'gathering').execute();
  },
};

/** Reports of one person are counted. */
const reports: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.createIndex('reports_by_person').on('reports').columns(['by_id', 'at']).execute();
  },
};

/** Documents attached to settings are kept once each. Those of earlier tables stay where they are. */
const documents: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('documents')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('document_uses')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull().references('documents.hash'))
      .addColumn('owner_id', 'text', (column) => column.notNull().references('people.id'))
      .addColumn('source', 'text')
      .addColumn('site', 'text')
      .addPrimaryKeyConstraint('document_uses_key', ['table_id', 'name'])
      .execute();
    for (const by of ['owner_id', 'source', 'site', 'hash'])
      await db.schema.createIndex(`document_uses_by_${by}`).on('document_uses').column(by).execute();
  },
};

/** Long logs are read from a digest. */
const digests: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('log_digests')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('part', 'integer', (column) => column.notNull())
      .addColumn('upto', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('log_digests_key', ['table_id', 'part'])
      .execute();
  },
};

/** What hosts and moderators do. */
const moderation: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .alterTable('people')
      .addColumn('moderator', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('moderation_acts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by_id', 'text', (column) => column.references('people.id'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('taken', 'text')
      .addColumn('result', 'text')
      .execute();
    await db.schema.createIndex('moderation_acts_by_time').on('moderation_acts').column('at').execute();
    await sql`create index moderation_acts_waiting on moderation_acts (at)
      where state in ('new', 'taken')`.execute(db);
    await db.schema
      .createTable('bans')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('until', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('bans_key', ['kind', 'subject'])
      .execute();
  },
};

/** Tables that ended before they started are found again. */
const leftovers: Migration = {
  async up(db: Kysely<Database>) {
    await sql`create index tables_unplayed on tables (changed)
      where status = 'finished' and moment = 0`.execute(db);
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

/** Clocks of tables with a pace, when the next of them runs out, and when the server was there. */
const clocks: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.alterTable('tables').addColumn('clocks', 'text').execute();
    await db.schema
      .alterTable('tables')
      .addColumn('clocked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('tables').addColumn('due', 'text').execute();
    await sql`create index tables_due on tables (due) where due is not null`.execute(db);
    await db.schema
      .createTable('clock_notes')
      .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
      .addColumn('moment', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('clock_notes_key', ['table_id', 'moment'])
      .execute();
    await db.schema
      .createTable('people_hours')
      .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id'))
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('server_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('began', 'text', (column) => column.notNull())
      .addColumn('beat', 'text', (column) => column.notNull())
      .execute();
  },
};

/** As whom and when in the game something was said; what the page keeps for a person. */
const talkAndKept: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.alterTable('chat').addColumn('seat', 'text').execute();
    await db.schema.alterTable('chat').addColumn('moment', 'integer').execute();
    await db.schema
      .createTable('kept')
      .addColumn('person_id', 'text', (column) => column.primaryKey().references('people.id'))
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Who somebody is at the host's provider; accounts for which no password was chosen. */
const identities: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .alterTable('people')
      .addColumn('passwordless', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('identities')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull().references('people.id'))
      .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
      .execute();
    await db.schema.createIndex('identities_by_person').on('identities').column('person_id').execute();
  },
};

/** Reviews of games that are over. */
const reviews: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema
      .createTable('reviews')
      .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
      .addColumn('body', 'text', (column) => column.notNull())
      .execute();
  },
};

export const PROVIDER: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-first': first,
      '0002-attachments': attachments,
      '0003-strangers': strangers,
      '0004-lists': lists,
      '0005-lobby': lobby,
      '0006-reports': reports,
      '0007-documents': documents,
      '0008-digests': digests,
      '0009-moderation': moderation,
      '0010-leftovers': leftovers,
      '0011-notices': notices,
      '0012-clocks': clocks,
      '0013-talk-and-kept': talkAndKept,
      '0014-identities': identities,
      '0015-reviews': reviews,
    }),
};

export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';

  constructor(migration: string) {
    super(
      `a newer version of Sandtable has changed this database (${migration}); use that version, or restore a backup from before into a new database`,
    );
  }
}

/** Brings the database up to date. Several servers may try at once: the migrator locks. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: PROVIDER })
    .migrateToLatest()
    .catch((thrown: unknown) => ({ error: thrown }));
  if (error === undefined) return;
  const newer = /previously executed migration (\S+) is missing/.exec(
    error instanceof Error ? error.message : '',
  );
  throw newer === null ? error : new NewerDatabase(newer[1] ?? '');
}
