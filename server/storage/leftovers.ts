/** Expiry: rows that nobody needs any more are deleted after a while. */
import { type Kysely, sql } from 'kysely';
import type { Database } from './rows.ts';

/** Rows of a table that is deleted, children before parents. */
const OF_ONE_TABLE = [
  'document_uses',
  'held_seats',
  'log_digests',
  'rests',
  'events',
  'invites',
  'reads',
  'notes',
  'chat',
  'members',
] as const;

const PAGE = 500;

/** A database in this process answers at once: everybody else gets their turn between the pages. */
function others(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export class Leftovers {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Sessions of guests that nobody has used since then. */
  async endGuestSessions(before: string): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('seen', '<', before)
      .where('person_id', 'in', (people) =>
        people.selectFrom('people').select('id').where('password', 'is', null),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  /** Guests who were made before then, have no session any more and play at no table; a page at a time. */
  async *forgottenGuests(before: string): AsyncGenerator<string> {
    for (let after = ''; ; await others()) {
      const page = await this.db
        .selectFrom('people')
        .select(['id', 'name', 'password', 'created'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const { id, name, password, created } of page)
        if (password === null && name !== '' && created < before && !(await this.isAround(id))) yield id;
      if (page.length < PAGE) return;
      after = page.at(-1)?.id ?? '';
    }
  }

  /** Whether somebody is signed in or has a game that goes on. */
  private async isAround(person: string): Promise<boolean> {
    const session = await this.db
      .selectFrom('sessions')
      .select('id')
      .where('person_id', '=', person)
      .limit(1)
      .executeTakeFirst();
    if (session !== undefined) return true;
    const table = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select('tables.id')
      .where('members.person_id', '=', person)
      .where('tables.status', '!=', 'finished')
      .limit(1)
      .executeTakeFirst();
    return table !== undefined;
  }

  /** Running tables at which only guests sit and to which nobody has come since then; a page at a time. */
  async *abandoned(before: string): AsyncGenerator<string> {
    for (let after = ''; ; await others()) {
      const page = await this.db
        .selectFrom('tables')
        .select(['id', 'status', 'changed', 'attended'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const { id, status, changed, attended } of page) {
        const isOld = status === 'running' && changed < before && (attended ?? '') < before;
        if (isOld && !(await this.hasAccount(id))) yield id;
      }
      if (page.length < PAGE) return;
      after = page.at(-1)?.id ?? '';
    }
  }

  private async hasAccount(table: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('members')
      .innerJoin('people', 'people.id', 'members.person_id')
      .select('people.id')
      .where('members.table_id', '=', table)
      .where('password', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Tables that ended before then without ever having started: nothing was played there. Nobody was reported there. */
  async neverPlayed(before: string, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where(sql<boolean>`status = 'finished' and moment = 0`)
      .where('changed', '<', before)
      .where(sql<boolean>`not exists (select 1 from events where table_id = tables.id)`)
      .where(sql<boolean>`not exists (select 1 from log_digests where table_id = tables.id)`)
      .where(sql<boolean>`not exists (select 1 from reports where table_id = tables.id)`)
      .orderBy('changed')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async deleteTable(id: string): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      for (const name of OF_ONE_TABLE)
        await transaction.deleteFrom(name).where('table_id', '=', id).execute();
      await transaction.deleteFrom('tables').where('id', '=', id).where('status', '=', 'finished').execute();
    });
  }

  /** Reports, and acts of moderation that are done, from before then. */
  async dropOldLogs(before: string): Promise<number> {
    const reports = await this.db.deleteFrom('reports').where('at', '<', before).executeTakeFirst();
    const acts = await this.db
      .deleteFrom('moderation_acts')
      .where('at', '<', before)
      .where('state', 'in', ['done', 'failed'])
      .executeTakeFirst();
    const bans = await this.db.deleteFrom('bans').where('until', '<', before).executeTakeFirst();
    return Number(reports.numDeletedRows + acts.numDeletedRows + bans.numDeletedRows);
  }
}
