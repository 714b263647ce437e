/** Mutes, and reports to the host. */
import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, ReportRow } from './rows.ts';

export class MutesAndReports {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async mute(person: string, muted: string): Promise<void> {
    await this.db
      .insertInto('mutes')
      .values({ person_id: person, muted_id: muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.db.deleteFrom('mutes').where('person_id', '=', person).where('muted_id', '=', muted).execute();
  }

  async mutedBy(person: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('mutes')
      .select('muted_id')
      .where('person_id', '=', person)
      .orderBy('muted_id')
      .execute();
    return rows.map((row) => row.muted_id);
  }

  async report(report: Omit<ReportRow, 'id'>): Promise<void> {
    await this.db
      .insertInto('reports')
      .values({ id: randomUUID(), ...report })
      .execute();
  }

  /** How many reports a person has made since then; about one person when that is named. */
  async reportsBy(person: string, since: string, about?: string): Promise<number> {
    let query = this.db
      .selectFrom('reports')
      .select((count) => count.fn.countAll<number | string>().as('count'))
      .where('by_id', '=', person)
      .where('at', '>', since);
    if (about !== undefined) query = query.where('about_id', '=', about);
    return Number((await query.executeTakeFirstOrThrow()).count);
  }

  /** The last ones, newest first. */
  async reports(most: number): Promise<readonly ReportRow[]> {
    return this.db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(most).execute();
  }

  /** Nothing a person wrote or wished is kept; what others wrote about them is the host's. */
  async forget(person: string): Promise<void> {
    await this.db
      .deleteFrom('mutes')
      .where((or) => or.or([or('person_id', '=', person), or('muted_id', '=', person)]))
      .execute();
    await this.db.updateTable('reports').set({ text: '' }).where('by_id', '=', person).execute();
  }
}
