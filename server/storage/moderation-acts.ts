/**
 * What hosts and moderators do to people and tables. Each act is written down first, with its reason, and then carried
 * out by a server that runs on this database; so it stays known who did what and why.
 */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { BanRow, Database, ModerationActRow } from './rows.ts';

export const ACTS = [
  'suspend',
  'lift',
  'suspend-address',
  'lift-address',
  'close',
  'close-all',
  'delete-line',
  'delete-title',
] as const;
export type ActKind = (typeof ACTS)[number];

/** `subject`: a person's id, the mark of an address, a table, or a table with the number of a line (`table/3`). */
export type NewAct = Pick<ModerationActRow, 'by_id' | 'kind' | 'subject' | 'reason' | 'until'>;

/** Somebody took an act and has not ended it for so long: they are gone. */
const GIVEN_UP_MS = 60_000;

export class ModerationActs {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async add(act: NewAct): Promise<ModerationActRow> {
    const at = new Date().toISOString();
    const row: ModerationActRow = { id: randomUUID(), at, ...act, state: 'new', taken: null, result: null };
    await this.db.insertInto('moderation_acts').values(row).execute();
    return row;
  }

  async find(id: string): Promise<ModerationActRow | undefined> {
    return this.db.selectFrom('moderation_acts').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Those that nobody has carried out, oldest first. */
  async waiting(now: number): Promise<readonly ModerationActRow[]> {
    const givenUp = new Date(now - GIVEN_UP_MS).toISOString();
    return this.db
      .selectFrom('moderation_acts')
      .selectAll()
      .where(sql<boolean>`state in ('new', 'taken')`)
      .where((or) => or.or([or('taken', 'is', null), or('taken', '<', givenUp)]))
      .orderBy('at')
      .execute();
  }

  /** False when somebody else carries it out. */
  async take({ id, taken }: ModerationActRow): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('moderation_acts')
      .set({ state: 'taken', taken: new Date().toISOString() })
      .where('id', '=', id)
      .where('taken', taken === null ? 'is' : '=', taken)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async end(id: string, state: 'done' | 'failed', result: string): Promise<void> {
    await this.db.updateTable('moderation_acts').set({ state, result }).where('id', '=', id).execute();
  }

  /** The last ones, newest first. */
  async log(most: number): Promise<readonly ModerationActRow[]> {
    return this.db.selectFrom('moderation_acts').selectAll().orderBy('at', 'desc').limit(most).execute();
  }

  async ban(ban: BanRow): Promise<void> {
    const { until, reason, at } = ban;
    await this.db
      .insertInto('bans')
      .values(ban)
      .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ until, reason, at }))
      .execute();
  }

  async lift(kind: BanRow['kind'], subject: string): Promise<void> {
    await this.db.deleteFrom('bans').where('kind', '=', kind).where('subject', '=', subject).execute();
  }

  async bans(now: string): Promise<readonly BanRow[]> {
    return this.db
      .selectFrom('bans')
      .selectAll()
      .where((or) => or.or([or('until', 'is', null), or('until', '>', now)]))
      .execute();
  }
}
