/** Who somebody is at the host's provider. */
import type { Kysely } from 'kysely';
import type { Database } from './rows.ts';

export class Identities {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async personOf(issuer: string, subject: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('identities')
      .select('person_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row?.person_id;
  }

  async add(issuer: string, subject: string, person: string): Promise<void> {
    await this.db.insertInto('identities').values({ issuer, subject, person_id: person }).execute();
  }

  async of(person: string): Promise<readonly { issuer: string; subject: string }[]> {
    return this.db
      .selectFrom('identities')
      .select(['issuer', 'subject'])
      .where('person_id', '=', person)
      .execute();
  }

  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('identities').where('person_id', '=', person).execute();
  }
}
