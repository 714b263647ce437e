/** The server's own secrets and marks, by name. */
import type { Kysely } from 'kysely';
import type { Database } from './rows.ts';

export class Secrets {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** The secret of this name, made when there is none yet. */
  async provide(name: string, make: () => string): Promise<string> {
    await this.db
      .insertInto('secrets')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.db
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return row.value;
  }

  /** Writes a mark, to see whether writing works. */
  async touch(): Promise<void> {
    const value = new Date().toISOString();
    await this.db
      .insertInto('secrets')
      .values({ name: 'alive', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
