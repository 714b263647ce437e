/** Reviews of tables that are over, made once and kept. */
import type { Kysely } from 'kysely';
import type { Review } from '../protocol/index.ts';
import type { Database } from './rows.ts';

export class Reviews {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async of(table: string): Promise<Review | undefined> {
    const row = await this.db
      .selectFrom('reviews')
      .select('body')
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row === undefined ? undefined : (JSON.parse(row.body) as Review);
  }

  async keep(table: string, review: Review): Promise<void> {
    const body = JSON.stringify(review);
    await this.db
      .insertInto('reviews')
      .values({ table_id: table, body })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ body }))
      .execute();
  }
}
