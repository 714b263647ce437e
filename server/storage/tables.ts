/** Tables, their members and invitations. */
import type { Setting } from '@sandtable/engine';
import { type Kysely, type Selectable, sql } from 'kysely';
import {
  hasBots,
  hasOpenSeat,
  isBotTurn,
  type Place,
  peopleAt,
  type TableBody,
  type TableRecord,
} from '../tables/body.ts';
import type { Ending } from '../protocol/index.ts';
import type { CallChanges } from '../tables/calls.ts';
import type { Database, TableRow } from './rows.ts';
import type { Engine } from './storage.ts';

export type TableList = 'mine' | 'open' | 'running' | 'finished';

/** Changes that are not events: people sit down, agree, stop. */
export interface BodyChange {
  readonly body: TableBody;
  readonly status?: 'finished';
  readonly ending?: Ending;
  /** Who is to be told of it, and who need not be any more. */
  readonly calls?: CallChanges;
}

/** Written out, not as parameters: only so an index over these alone is used. */
const OPEN_TABLES = sql<boolean>`has_open_seat = 1 and private = 0 and status <> 'finished'`;
const BOTS_TURN = sql<boolean>`is_bot_turn = 1 and status = 'running'`;

const BOT_TABLES = sql<boolean>`has_bots = 1 and status = 'running'`;

const LISTED = [
  'tables.id',
  'game',
  'version',
  'status',
  'private',
  'has_open_seat',
  'is_bot_turn',
  'has_bots',
  'source',
  'attended',
  'owner_id',
  'created',
  'changed',
  'moment',
  'turn',
  'ending',
  'revision',
  'body',
] as const;

export class Tables {
  private readonly db: Kysely<Database>;
  private readonly engine: Pick<Engine, 'call'>;

  constructor(db: Kysely<Database>, engine: Tables['engine']) {
    this.db = db;
    this.engine = engine;
  }

  async add(table: TableRecord): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('tables').values(toRow(table)).execute();
      await addMembers(transaction, table.id, table.body, [table.owner]);
      await addInvites(transaction, table.id, table.body.places);
    });
  }

  async find(id: string): Promise<TableRecord | undefined> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : fromRow(row);
  }

  /** Without the documents attached to their settings. */
  async list(list: TableList, person: string | undefined, before: string, most: number) {
    const rows = await this.listQuery(list, person, before, most).execute();
    return rows.map((row) => fromRow({ ...row, attachments: null }));
  }

  /** For a test that looks which index it takes. */
  listQuery(list: TableList, person: string | undefined, before: string, most: number) {
    let query = this.db
      .selectFrom('tables')
      .select(LISTED)
      .where('changed', '<', before)
      .orderBy('changed', 'desc')
      .limit(most);
    if (list === 'mine')
      query = query
        .innerJoin('members', 'members.table_id', 'tables.id')
        .where('members.person_id', '=', person ?? '');
    else if (list === 'open') query = query.where(OPEN_TABLES);
    else query = query.where('private', '=', 0);
    if (list === 'running' || list === 'finished') query = query.where('status', '=', list);
    return query;
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

  /** Tables of others that have not started, at which a person may have a seat. */
  async gatheringWith(person: string, most: number): Promise<readonly TableRecord[]> {
    const rows = await this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(LISTED)
      .where('members.person_id', '=', person)
      .where('status', '=', 'gathering')
      .where('owner_id', '!=', person)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => fromRow({ ...row, attachments: null }));
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
          ...documentsOf(body),
          revision: table.revision + 1,
          has_open_seat: Number(hasOpenSeat(body)),
          is_bot_turn: Number(change.status === undefined && isBotTurn(body, table.turn)),
          has_bots: Number(hasBots(body)),
          ...(change.status === undefined ? {} : { status: change.status, turn: '[]' }),
          ...(change.ending === undefined ? {} : { ending: JSON.stringify(change.ending) }),
        })
        .where('id', '=', table.id)
        .where('revision', '=', table.revision)
        .where('status', '=', table.status)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await addMembers(transaction, table.id, body, []);
      await addInvites(transaction, table.id, body.places);
      if (change.calls !== undefined) await this.engine.call(transaction, change.calls);
      return true;
    });
  }
}

async function addMembers(db: Kysely<Database>, table: string, body: TableBody, more: readonly string[]) {
  const people = new Set([...peopleAt(body), ...more]);
  if (people.size === 0) return;
  await db
    .insertInto('members')
    .values([...people].map((person) => ({ table_id: table, person_id: person })))
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

function toRow(table: TableRecord): TableRow {
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    status: table.status,
    private: Number(table.private),
    has_open_seat: Number(hasOpenSeat(table.body)),
    is_bot_turn: Number(isBotTurn(table.body, table.turn)),
    has_bots: Number(hasBots(table.body)),
    source: table.body.source ?? null,
    attended: table.attended ?? null,
    owner_id: table.owner,
    created: table.created,
    changed: table.changed,
    moment: table.moment,
    turn: JSON.stringify(table.turn),
    ending: table.ending === undefined ? null : JSON.stringify(table.ending),
    revision: table.revision,
    attachments: null,
    ...documentsOf(table.body),
  };
}

/** A body that names no documents does not say that there are none: they stay as they are. */
function documentsOf(body: TableBody): Pick<TableRow, 'body'> & Partial<Pick<TableRow, 'attachments'>> {
  const { attachments, ...setting } = body.setting;
  return {
    body: JSON.stringify({ ...body, setting }),
    ...(attachments === undefined ? {} : { attachments: JSON.stringify(attachments) }),
  };
}

function fromRow(row: Selectable<TableRow>): TableRecord {
  const body = JSON.parse(row.body) as TableBody;
  const attachments =
    row.attachments === null ? {} : { attachments: JSON.parse(row.attachments) as Setting['attachments'] };
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    status: row.status,
    private: row.private === 1,
    owner: row.owner_id,
    created: row.created,
    changed: row.changed,
    moment: row.moment,
    turn: JSON.parse(row.turn) as string[],
    ...(row.ending === null ? {} : { ending: JSON.parse(row.ending) as Ending }),
    revision: row.revision,
    ...(row.attended === null ? {} : { attended: row.attended }),
    body: { ...body, setting: { ...body.setting, ...attachments } as Setting },
  };
}
