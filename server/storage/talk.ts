/** Chat, what has been read of it, and private notes. */
import type { Kysely } from 'kysely';
import type { ChatRow, Database } from './rows.ts';
import type { Engine } from './storage.ts';

const ATTEMPTS = 5;

export class Talk {
  private readonly db: Kysely<Database>;
  private readonly engine: Pick<Engine, 'isTaken'>;

  constructor(db: Kysely<Database>, engine: Talk['engine']) {
    this.db = db;
    this.engine = engine;
  }

  /** The last lines, oldest first. */
  async chatOf(table: string, most: number): Promise<readonly ChatRow[]> {
    const rows = await this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }

  async chatBy(person: string): Promise<readonly ChatRow[]> {
    return this.db.selectFrom('chat').selectAll().where('person_id', '=', person).orderBy('at').execute();
  }

  /** Appends a line under the next number, which it returns. Tries again when another process took the number. */
  async say(line: Omit<ChatRow, 'number'>): Promise<number> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.append(line);
      } catch (error) {
        if (attempt === ATTEMPTS || !this.engine.isTaken(error)) throw error;
      }
    }
  }

  private async append(line: Omit<ChatRow, 'number'>): Promise<number> {
    return this.db.transaction().execute(async (transaction) => {
      const number = (await lastNumber(transaction, line.table_id)) + 1;
      await transaction
        .insertInto('chat')
        .values({ ...line, number })
        .execute();
      return number;
    });
  }

  async lastOf(table: string): Promise<number> {
    return lastNumber(this.db, table);
  }

  async read(table: string, person: string, number: number): Promise<void> {
    await this.db
      .insertInto('reads')
      .values({ table_id: table, person_id: person, number })
      .onConflict((conflict) => conflict.columns(['table_id', 'person_id']).doUpdateSet({ number }))
      .execute();
  }

  async readBy(table: string, person: string): Promise<number> {
    const row = await this.db
      .selectFrom('reads')
      .select('number')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row?.number ?? 0;
  }

  async note(table: string, person: string, text: string): Promise<void> {
    await this.db
      .insertInto('notes')
      .values({ table_id: table, person_id: person, text })
      .onConflict((conflict) => conflict.columns(['table_id', 'person_id']).doUpdateSet({ text }))
      .execute();
  }

  async noteOf(table: string, person: string): Promise<string> {
    const row = await this.db
      .selectFrom('notes')
      .select('text')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row?.text ?? '';
  }

  async notesBy(person: string): Promise<readonly { table_id: string; text: string }[]> {
    return this.db.selectFrom('notes').select(['table_id', 'text']).where('person_id', '=', person).execute();
  }

  /** Forgets what a person wrote and read. */
  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('notes').where('person_id', '=', person).execute();
    await this.db.deleteFrom('reads').where('person_id', '=', person).execute();
    await this.db.updateTable('chat').set({ text: '' }).where('person_id', '=', person).execute();
  }
}

async function lastNumber(db: Kysely<Database>, table: string): Promise<number> {
  const row = await db
    .selectFrom('chat')
    .select('number')
    .where('table_id', '=', table)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}
