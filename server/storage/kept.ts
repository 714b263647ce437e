/** What the page keeps for a person, wherever they sign in. */
import type { Kysely } from 'kysely';
import type { Database } from './rows.ts';

export type KeptThings = Readonly<Record<string, string>>;

export class Kept {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async of(person: string): Promise<KeptThings> {
    const row = await this.db
      .selectFrom('kept')
      .select('body')
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row === undefined ? {} : (JSON.parse(row.body) as KeptThings);
  }

  async keep(person: string, things: KeptThings): Promise<void> {
    const body = JSON.stringify(things);
    await this.db
      .insertInto('kept')
      .values({ person_id: person, body })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ body }))
      .execute();
  }

  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('kept').where('person_id', '=', person).execute();
  }
}
