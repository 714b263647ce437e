/** People and their sessions. */
import type { Kysely } from 'kysely';
import type { Database, PersonRow, SessionRow } from './rows.ts';

type NewPerson = Pick<PersonRow, 'id' | 'name' | 'name_key' | 'password' | 'created'> & Partial<PersonRow>;

export class People {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async add(person: NewPerson): Promise<void> {
    await this.db
      .insertInto('people')
      .values({
        look: null,
        totp: null,
        totp_step: null,
        recovery: null,
        moderator: 0,
        passwordless: 0,
        ...person,
      })
      .execute();
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

  /** The account whose name looks like this. */
  async findByLook(look: string): Promise<PersonRow | undefined> {
    return this.db
      .selectFrom('people')
      .selectAll()
      .where('look', '=', look)
      .where('password', 'is not', null)
      .executeTakeFirst();
  }

  /** Guests whose name looks like this get another one. */
  async renameGuests(look: string, except: string, rename: (name: string) => string): Promise<void> {
    const guests = await this.db
      .selectFrom('people')
      .selectAll()
      .where('look', '=', look)
      .where('password', 'is', null)
      .where('id', '!=', except)
      .execute();
    for (const { id, name } of guests) await this.change(id, { name: rename(name), look: null });
  }

  async change(id: string, changes: Partial<Omit<PersonRow, 'id' | 'created'>>): Promise<void> {
    await this.db.updateTable('people').set(changes).where('id', '=', id).execute();
  }

  /** Uses up a code of the second factor: false when it, or a later one, has been used before. */
  async takeStep(id: string, step: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('people')
      .set({ totp_step: step })
      .where('id', '=', id)
      .where((or) => or.or([or('totp_step', 'is', null), or('totp_step', '<', step)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Uses up a recovery code: false when the codes have changed since they were read. */
  async takeRecovery(id: string, before: string, after: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('people')
      .set({ recovery: after })
      .where('id', '=', id)
      .where('recovery', '=', before)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
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
