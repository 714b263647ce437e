/** The server's own secrets and marks, by name. */
import type { Kysely } from 'kysely';
import type { Database } from './rows.ts';

const ROOM = 32 * 1024;

export class Secrets {
  private readonly db: Kysely<Database>;
  private readonly known = new Map<string, string>();

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** The secret of this name, made when there is none yet. It never changes, so it is read once. */
  async provide(name: string, make: () => string): Promise<string> {
    const known = this.known.get(name);
    if (known !== undefined) return known;
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
    this.known.set(name, row.value);
    return row.value;
  }

  /** Writes as much as an event with a rest would need and takes it away again, to see whether there is room. */
  async touch(): Promise<void> {
    await this.mark(new Date().toISOString().padEnd(ROOM));
    await this.mark('');
  }

  private async mark(value: string): Promise<void> {
    await this.db
      .insertInto('secrets')
      .values({ name: 'alive', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
