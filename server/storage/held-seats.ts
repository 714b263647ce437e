/** Seats at tables of others that have not started: who holds them, from where, and when they were last there. */
import type { Kysely } from 'kysely';
import { type Origin, peopleAt, type TableBody, type TableRecord } from '../tables/body.ts';
import type { Database, HeldSeatRow } from './rows.ts';

/** Whose seats are counted. */
export type Holder = { readonly person: string } | { readonly source: string } | { readonly site: string };

export class HeldSeats {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** At how many tables somebody holds seats, not counting one. */
  async count(holder: Holder, except: string): Promise<number> {
    const query = this.db
      .selectFrom('held_seats')
      .select((count) => count.fn.count<number | string>('table_id').distinct().as('count'))
      .where('table_id', '!=', except);
    const { count } = await ('person' in holder
      ? query.where('person_id', '=', holder.person)
      : 'source' in holder
        ? query.where('source', '=', holder.source)
        : query.where('site', '=', holder.site)
    ).executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Somebody looks at the table at which they hold a seat. */
  async seen(table: string, people: readonly string[], at: string): Promise<void> {
    if (people.length === 0) return;
    await this.db
      .updateTable('held_seats')
      .set({ seen: at })
      .where('table_id', '=', table)
      .where('person_id', 'in', people)
      .execute();
  }

  /** Those of guests, or of accounts, who have not been there since then. */
  async unseenSince(time: string, who: 'guests' | 'accounts', most: number): Promise<readonly HeldSeatRow[]> {
    return this.db
      .selectFrom('held_seats')
      .innerJoin('people', 'people.id', 'held_seats.person_id')
      .selectAll('held_seats')
      .where('seen', '<', time)
      .where('password', who === 'guests' ? 'is' : 'is not', null)
      .orderBy('seen')
      .limit(most)
      .execute();
  }
}

/** People who hold a seat and did not make the table; nobody does once it starts. */
function holders(owner: string, body: TableBody): readonly string[] {
  return body.opening === undefined ? peopleAt(body).filter((person) => person !== owner) : [];
}

/** Brings the rows in line with a body that is stored in the same transaction. */
export async function holdSeats(
  db: Kysely<Database>,
  table: TableRecord,
  after: { readonly body: TableBody; readonly isOver: boolean; readonly origin?: Origin | undefined },
): Promise<void> {
  if (table.status !== 'gathering') return;
  const before = holders(table.owner, table.body);
  const held = after.isOver ? [] : holders(table.owner, after.body);
  const gone = before.filter((person) => !held.includes(person));
  const came = held.filter((person) => !before.includes(person));
  if (gone.length > 0)
    await db
      .deleteFrom('held_seats')
      .where('table_id', '=', table.id)
      .where('person_id', 'in', gone)
      .execute();
  if (came.length > 0) await insertHeld(db, table.id, came, after.origin);
}

async function insertHeld(
  db: Kysely<Database>,
  table: string,
  people: readonly string[],
  origin: Origin | undefined,
): Promise<void> {
  const seen = new Date().toISOString();
  const { source = null, site = null } = origin ?? {};
  await db
    .insertInto('held_seats')
    .values(people.map((person) => ({ table_id: table, person_id: person, source, site, seen })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** For a database of an earlier version, or one that was restored: the tables themselves say who holds what. */
export async function fillHeldSeats(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'owner_id', 'body'])
    .where('status', '=', 'gathering')
    .execute();
  for (const { id, owner_id, body } of rows) {
    const held = holders(owner_id, JSON.parse(body) as TableBody);
    if (held.length > 0) await insertHeld(db, id, held, undefined);
  }
}
