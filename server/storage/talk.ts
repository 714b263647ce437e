/** Chat, what has been read of it, and private notes. Written in the same batches as what people answer. */
import { type Kysely, sql } from 'kysely';
import type { CallChanges } from '../tables/calls.ts';
import type { Batches } from './batches.ts';
import type { ChatRow, Database } from './rows.ts';
import type { Engine } from './storage.ts';

const ATTEMPTS = 5;

/** A line before it has a number. */
export type NewLine = Omit<ChatRow, 'number' | 'seat' | 'moment'> & Partial<Pick<ChatRow, 'seat' | 'moment'>>;

/** Who is told of a line, which has its number only when it is written. */
export type CallsByLine = (number: number) => CallChanges | undefined;

export class Talk {
  private readonly db: Kysely<Database>;
  private readonly batches: Batches;
  private readonly engine: Pick<Engine, 'isTaken' | 'wire' | 'call'>;

  constructor(db: Kysely<Database>, batches: Batches, engine: Talk['engine']) {
    this.db = db;
    this.batches = batches;
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

  async lineOf(table: string, number: number): Promise<ChatRow | undefined> {
    return this.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
  }

  /** What a person said, a page at a time, by table and number. */
  async pageBy(
    person: string,
    after: { readonly table_id: string; readonly number: number },
    most: number,
  ): Promise<readonly ChatRow[]> {
    return this.db
      .selectFrom('chat')
      .selectAll()
      .where('person_id', '=', person)
      .where(sql<boolean>`(table_id, number) > (${after.table_id}, ${after.number})`)
      .orderBy('table_id')
      .orderBy('number')
      .limit(most)
      .execute();
  }

  /**
   * Appends a line under the next number, which it returns; whoever says something has read it. Tries again when
   * another process took the number.
   */
  async say(line: NewLine, calls?: CallsByLine): Promise<number> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.append(line, calls);
      } catch (error) {
        if (attempt === ATTEMPTS || !this.engine.isTaken(error)) throw error;
      }
    }
  }

  private append(line: NewLine, calls: CallsByLine | undefined): Promise<number> {
    return this.batches.write(async (transaction) => {
      const number = (await lastNumber(transaction, line.table_id)) + 1;
      await transaction
        .insertInto('chat')
        .values({ seat: null, moment: null, ...line, number })
        .execute();
      await markRead(transaction, line.table_id, line.person_id, number);
      const called = calls?.(number);
      if (called !== undefined) await this.engine.call(transaction, called);
      await this.engine.wire.tell({ kind: 'talk', table: line.table_id }, transaction);
      return number;
    });
  }

  /** Deletes what a line says. False when there is none. */
  async blank(table: string, number: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('chat')
      .set({ text: '' })
      .where('table_id', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async lastOf(table: string): Promise<number> {
    return lastNumber(this.db, table);
  }

  async read(table: string, person: string, number: number): Promise<void> {
    await this.batches.write((transaction) => markRead(transaction, table, person, number));
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

  /** How many lines a person has not read, by table. */
  async unreadBy(person: string, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    // The last number of each table is looked up in the index, not counted.
    const last = sql<number | null>`(select max(number) from chat where chat.table_id = tables.id)`;
    const read = sql<number | null>`(select number from reads
      where reads.table_id = tables.id and reads.person_id = ${person})`;
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', last.as('last'), read.as('read')])
      .where('id', 'in', tables)
      .execute();
    return new Map(rows.map((row) => [row.id, Math.max(0, (row.last ?? 0) - (row.read ?? 0))]));
  }

  async note(table: string, person: string, text: string): Promise<void> {
    await this.batches.write((transaction) =>
      transaction
        .insertInto('notes')
        .values({ table_id: table, person_id: person, text })
        .onConflict((conflict) => conflict.columns(['table_id', 'person_id']).doUpdateSet({ text }))
        .execute(),
    );
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

  /** A person's notes, a page at a time, by table. */
  async notesBy(
    person: string,
    after: string,
    most: number,
  ): Promise<readonly { table_id: string; text: string }[]> {
    return this.db
      .selectFrom('notes')
      .select(['table_id', 'text'])
      .where('person_id', '=', person)
      .where('table_id', '>', after)
      .orderBy('table_id')
      .limit(most)
      .execute();
  }

  /** Forgets what a person wrote and read. */
  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('notes').where('person_id', '=', person).execute();
    await this.db.deleteFrom('reads').where('person_id', '=', person).execute();
    await this.db.updateTable('chat').set({ text: '' }).where('person_id', '=', person).execute();
  }
}

async function markRead(db: Kysely<Database>, table: string, person: string, number: number): Promise<void> {
  await db
    .insertInto('reads')
    .values({ table_id: table, person_id: person, number })
    .onConflict((conflict) => conflict.columns(['table_id', 'person_id']).doUpdateSet({ number }))
    .execute();
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
