/** People and their sessions. */
import type { Kysely } from 'kysely';
import type { Database, PersonRow, SessionRow } from './rows.ts';

export class People {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async add(person: PersonRow): Promise<void> {
    await this.db.insertInto('people').values(person).execute();
  }

  async find(id: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async findMany(ids: readonly string[]): Promise<readonly PersonRow[]> {
    if (ids.length === 0) return [];
    return this.db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
  }

  async findByNameKey(key: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('name_key', '=', key).executeTakeFirst();
  }

  async change(
    id: string,
    changes: Partial<Pick<PersonRow, 'name' | 'name_key' | 'password'>>,
  ): Promise<void> {
    await this.db.updateTable('people').set(changes).where('id', '=', id).execute();
  }

  async addSession(session: SessionRow): Promise<void> {
    await this.db.insertInto('sessions').values(session).execute();
  }

  /** The session of a token with its person. */
  async findSession(tokenHash: string): Promise<{ session: SessionRow; person: PersonRow } | undefined> {
    const session = await this.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    if (session === undefined) return undefined;
    const person = await this.find(session.person_id);
    return person === undefined ? undefined : { session, person };
  }

  async isSession(id: string): Promise<boolean> {
    const row = await this.db.selectFrom('sessions').select('id').where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  }

  async sessionsOf(person: string): Promise<readonly SessionRow[]> {
    return this.db
      .selectFrom('sessions')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created')
      .execute();
  }

  async noteSeen(session: string, at: string): Promise<void> {
    await this.db.updateTable('sessions').set({ seen: at }).where('id', '=', session).execute();
  }

  async changeToken(session: string, tokenHash: string): Promise<void> {
    await this.db.updateTable('sessions').set({ token_hash: tokenHash }).where('id', '=', session).execute();
  }

  /** Ends one session of a person, or all but one. */
  async endSession(person: string, session: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('person_id', '=', person).where('id', '=', session).execute();
  }

  async endSessions(person: string, except?: string): Promise<void> {
    let query = this.db.deleteFrom('sessions').where('person_id', '=', person);
    if (except !== undefined) query = query.where('id', '!=', except);
    await query.execute();
  }

  /** Sessions nobody has used since then. */
  async endSessionsBefore(time: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('seen', '<', time).execute();
  }
}
