/** Tables, their members and invitations. */
import { type Kysely, sql } from 'kysely';
import {
  hasBots,
  hasOpenSeat,
  isBotTurn,
  type Origin,
  type Place,
  peopleAt,
  type TableBody,
  type TableRecord,
} from '../tables/body.ts';
import type { Clocks } from '../tables/clocks.ts';
import type { Ending } from '../protocol/index.ts';
import { type Documents, KEPT_APART, keepDocuments } from './documents.ts';
import { type Holder, holdSeats } from './held-seats.ts';
import type { CallChanges } from '../tables/calls.ts';
import type { Database } from './rows.ts';
import { bodyText, fromRow, LISTED, toRow } from './table-rows.ts';
import type { Engine } from './storage.ts';

/** Changes that are not events: people sit down, agree, stop. */
export interface BodyChange {
  readonly body: TableBody;
  readonly status?: 'finished';
  readonly ending?: Ending;
  /** Where somebody who sits down comes from. */
  readonly origin?: Origin | undefined;
  /** Clocks after it, and when the next of them runs out. */
  readonly clocks?: { readonly clocks: Clocks; readonly due: string | undefined };
  /** The others have agreed that a seat gets more time. */
  readonly more?: { readonly seat: string; readonly ms: number };
  /** Somebody rests otherwise from now on. */
  readonly rests?: string;
  /** Whose time has run out. */
  readonly ranOut?: readonly string[];
  /** When bots are to play on, whether or not somebody looks. */
  readonly attended?: string;
  /** Who is to be told of it, and who need not be any more. */
  readonly calls?: CallChanges;
}

/** Written out, not as parameters: only so an index over these alone is used. */
const BOTS_TURN = sql<boolean>`is_bot_turn = 1 and status = 'running'`;

const GATHERING = sql<boolean>`status = 'gathering'`;
const BOT_TABLES = sql<boolean>`has_bots = 1 and status = 'running'`;

const PAGE = 200;

export class Tables {
  private readonly db: Kysely<Database>;
  private readonly documents: Documents;
  private readonly engine: Pick<Engine, 'call'>;
  /** Documents that were read from where they are kept: they need not be stored again with every change. */
  private readonly kept = new WeakSet<object>();

  constructor(db: Kysely<Database>, documents: Documents, engine: Tables['engine']) {
    this.db = db;
    this.documents = documents;
    this.engine = engine;
  }

  async add(table: TableRecord): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tables').values(toRow(table)).execute();
      await this.keepDocuments(transaction, table, table.body);
      await addMembers(transaction, table, table.body, [table.owner]);
      await addInvites(transaction, table.id, table.body.places);
    });
  }

  async find(id: string): Promise<TableRecord | undefined> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    if (row.attachments !== KEPT_APART) return fromRow(row);
    const attachments = await this.documents.of(id);
    this.kept.add(attachments);
    return fromRow(row, attachments);
  }

  private async keepDocuments(
    transaction: Kysely<Database>,
    table: TableRecord,
    { setting: { attachments } }: TableBody,
  ): Promise<void> {
    if (attachments === undefined || this.kept.has(attachments)) return;
    await keepDocuments(transaction, table, attachments);
    await transaction
      .updateTable('tables')
      .set({ attachments: KEPT_APART })
      .where('id', '=', table.id)
      .execute();
  }

  /** Everything a person has a part in, a page at a time, by id. */
  async pageOf(person: string, after: string, most: number): Promise<readonly TableRecord[]> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(LISTED)
      .where('members.person_id', '=', person)
      .where('members.table_id', '>', after)
      .orderBy('members.table_id')
      .limit(most)
      .execute();
    return rows.map((row) => fromRow({ ...row, attachments: null }));
  }

  /** The same, all of it: others get their turn between the pages. */
  async *allOf(person: string): AsyncGenerator<TableRecord> {
    for (let after = ''; ; ) {
      const page = await this.pageOf(person, after, PAGE);
      yield* page;
      const last = page.at(-1);
      if (last === undefined) return;
      after = last.id;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Running tables at which a bot has had to answer since before then, and somebody has been there after `attended`. */
  async waitingForBots(before: string, attended: string): Promise<readonly TableRecord[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(LISTED)
      .where(BOTS_TURN)
      .where('changed', '<', before)
      .where('attended', '>', attended)
      .execute();
    return rows.map((row) => fromRow({ ...row, attachments: null }));
  }

  /** How many running tables with bots a person, or everybody behind an address, has made. */
  async runningWithBots(by: { readonly owner: string } | { readonly source: string }): Promise<number> {
    const query = this.db
      .selectFrom('tables')
      .select((count) => count.fn.countAll<number | string>().as('count'))
      .where(BOT_TABLES);
    const { count } = await ('owner' in by
      ? query.where('owner_id', '=', by.owner)
      : query.where('source', '=', by.source)
    ).executeTakeFirstOrThrow();
    return Number(count);
  }

  /** How many tables that have not started somebody has made. */
  async gathering(holder: Holder): Promise<number> {
    const query = this.db
      .selectFrom('tables')
      .select((count) => count.fn.countAll<number | string>().as('count'))
      .where(GATHERING);
    const { count } = await ('person' in holder
      ? query.where('owner_id', '=', holder.person)
      : 'source' in holder
        ? query.where('source', '=', holder.source)
        : query.where('site', '=', holder.site)
    ).executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Tables of guests, or of accounts, that have not started and to which nobody has come since then. */
  async unattended(before: string, who: 'guests' | 'accounts', most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .innerJoin('people', 'people.id', 'tables.owner_id')
      .select('tables.id')
      .where(GATHERING)
      .where('attended', '<', before)
      .where('password', who === 'guests' ? 'is' : 'is not', null)
      .orderBy('attended')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Running tables at which a person may have a seat, those first that have waited longest. */
  async runningWith(person: string, most: number): Promise<readonly TableRecord[]> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(LISTED)
      .where('members.person_id', '=', person)
      .where('status', '=', 'running')
      .orderBy('changed')
      .limit(most)
      .execute();
    return rows.map((row) => fromRow({ ...row, attachments: null }));
  }

  /** Somebody looks at these tables. */
  async attend(ids: readonly string[], at: string): Promise<void> {
    if (ids.length === 0) return;
    await this.db.updateTable('tables').set({ attended: at }).where('id', 'in', ids).execute();
  }

  async attendedAt(id: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('tables').select('attended').where('id', '=', id).executeTakeFirst();
    return row?.attended ?? undefined;
  }

  async isMember(table: string, person: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('members')
      .select('table_id')
      .where('table_id', '=', table)
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  async invitation(token: string): Promise<{ table_id: string; seat: string } | undefined> {
    return this.db.selectFrom('invites').selectAll().where('token', '=', token).executeTakeFirst();
  }

  /** Replaces the body of a table that is still at this revision and status. False when somebody else was faster. */
  async change(table: TableRecord, change: BodyChange): Promise<boolean> {
    const { body } = change;
    return this.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('tables')
        .set({
          body: bodyText(body),
          revision: table.revision + 1,
          has_open_seat: Number(hasOpenSeat(body)),
          is_bot_turn: Number(
            change.status === undefined && isBotTurn(body, table.turn, change.clocks?.clocks ?? table.clocks),
          ),
          has_bots: Number(hasBots(body)),
          ...(change.status === undefined ? {} : { status: change.status, turn: '[]' }),
          ...(change.ending === undefined ? {} : { ending: JSON.stringify(change.ending) }),
          ...(change.attended === undefined ? {} : { attended: change.attended }),
          ...(change.status === undefined ? {} : { due: null }),
          ...(change.clocks === undefined
            ? {}
            : {
                clocks: JSON.stringify(change.clocks.clocks),
                clocked: change.clocks.clocks.version,
                due: change.clocks.due ?? null,
              }),
        })
        .where('id', '=', table.id)
        .where('revision', '=', table.revision)
        .where('status', '=', table.status)
        .where('clocked', '=', table.clocks?.version ?? 0)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await this.keepDocuments(transaction, table, body);
      await addMembers(transaction, table, body, []);
      await holdSeats(transaction, table, { ...change, isOver: change.status !== undefined });
      await addInvites(transaction, table.id, body.places);
      if (change.calls !== undefined) await this.engine.call(transaction, change.calls);
      return true;
    });
  }
}

async function addMembers(
  db: Kysely<Database>,
  { id, changed }: TableRecord,
  body: TableBody,
  more: readonly string[],
): Promise<void> {
  const people = new Set([...peopleAt(body), ...more]);
  if (people.size === 0) return;
  await db
    .insertInto('members')
    .values([...people].map((person) => ({ table_id: id, person_id: person, active: changed })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function addInvites(db: Kysely<Database>, table: string, places: readonly Place[]) {
  const invites = places.flatMap(({ seat, chair }) =>
    chair.kind === 'invited' ? [{ token: chair.token, table_id: table, seat }] : [],
  );
  if (invites.length === 0) return;
  await db
    .insertInto('invites')
    .values(invites)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
