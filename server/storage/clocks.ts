/** Clocks as they are stored, how people rest, and when the server was there. */
import { type Kysely, sql } from 'kysely';
import type { Time } from '../protocol/index.ts';
import type { Hours } from '../protocol/pace.ts';
import { type Clocks, leftOf } from '../tables/clocks.ts';
import type { Append } from './log.ts';
import type { Database, ServerRunRow } from './rows.ts';
import { LISTED, fromRow } from './table-rows.ts';
import type { TableRecord } from '../tables/body.ts';

/** Written out, not as a parameter: only so the index over these alone is used. */
const HAS_CLOCK = sql<boolean>`due is not null`;

/** The clocks that an event leaves behind, as they are stored. */
export function clocksIn({
  head,
}: Append):
  | { readonly version: number; readonly text: string; readonly due: string | null; readonly note: string }
  | undefined {
  const { clocks, due, changed, status } = head;
  if (clocks === undefined) return undefined;
  // What has run by then is taken off already.
  const times = { now: Date.parse(changed), down: [] };
  const left = Object.entries(clocks.seats).map(([seat, clock]) => [seat, leftOf(clock, times)]);
  return {
    version: clocks.version,
    text: JSON.stringify(clocks),
    due: status === 'finished' ? null : (due ?? null),
    note: JSON.stringify(Object.fromEntries(left)),
  };
}

/** What the clocks of a table showed when a moment came about. */
export interface ClockNote {
  readonly moment: number;
  readonly at: Time;
  readonly left: Readonly<Record<string, number>>;
}

export class StoredClocks {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Tables at which a clock may have run out, the longest first. */
  async due(now: string, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where(HAS_CLOCK)
      .where('due', '<=', now)
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async of(table: string): Promise<Clocks | undefined> {
    const row = await this.db
      .selectFrom('tables')
      .select('clocks')
      .where('id', '=', table)
      .executeTakeFirst();
    return row?.clocks == null ? undefined : (JSON.parse(row.clocks) as Clocks);
  }

  /** Running tables with clocks at which a person may sit. */
  async tablesOf(person: string): Promise<readonly TableRecord[]> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(LISTED)
      .where('members.person_id', '=', person)
      .where('status', '=', 'running')
      .where('clocks', 'is not', null)
      .execute();
    return rows.map((row) => fromRow({ ...row, attachments: null }));
  }

  async notesOf(table: string, from: number, to: number): Promise<readonly ClockNote[]> {
    const rows = await this.db
      .selectFrom('clock_notes')
      .select(['moment', 'at', 'body'])
      .where('table_id', '=', table)
      .where('moment', '>=', from)
      .where('moment', '<=', to)
      .orderBy('moment')
      .execute();
    return rows.map(({ moment, at, body }) => ({
      moment,
      at,
      left: JSON.parse(body) as ClockNote['left'],
    }));
  }

  async hoursOf(people: readonly string[]): Promise<ReadonlyMap<string, Hours>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('people_hours')
      .selectAll()
      .where('person_id', 'in', people)
      .execute();
    return new Map(rows.map(({ person_id, body }) => [person_id, JSON.parse(body) as Hours]));
  }

  async keepHours(person: string, hours: Hours): Promise<void> {
    const body = JSON.stringify(hours);
    await this.db
      .insertInto('people_hours')
      .values({ person_id: person, body })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ body }))
      .execute();
  }

  async forget(person: string): Promise<void> {
    await this.db.deleteFrom('people_hours').where('person_id', '=', person).execute();
  }

  async addRun(run: ServerRunRow): Promise<void> {
    await this.db.insertInto('server_runs').values(run).execute();
  }

  /** False when there is no such run any more. */
  async beat(id: string, at: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('server_runs')
      .set({ beat: at })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async runs(): Promise<readonly ServerRunRow[]> {
    return this.db.selectFrom('server_runs').selectAll().orderBy('began').execute();
  }

  async forgetRuns(before: string): Promise<void> {
    await this.db.deleteFrom('server_runs').where('beat', '<', before).execute();
  }

  /** The time of the database, which several servers share. */
  async now(): Promise<number> {
    const { rows } = await sql<{ now: number | string }>`select
      extract(epoch from clock_timestamp()) * 1000 as now`.execute(this.db);
    return Number(rows[0]?.now);
  }
}
