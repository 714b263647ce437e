/** Tables, their members and invitations. */
import type { Setting } from '@sandtable/engine';
import type { Kysely, Selectable } from 'kysely';
import {
  hasOpenSeat,
  isBotTurn,
  type Place,
  peopleAt,
  type TableBody,
  type TableRecord,
} from '../tables/body.ts';
import type { Ending } from '../protocol/index.ts';
import type { Database, TableRow } from './rows.ts';

export type TableList = 'mine' | 'open' | 'running' | 'finished';

/** Changes that are not events: people sit down, agree, stop. */
export interface BodyChange {
  readonly body: TableBody;
  readonly status?: 'finished';
  readonly ending?: Ending;
}

const LISTED = [
  'tables.id',
  'game',
  'version',
  'status',
  'private',
  'has_open_seat',
  'is_bot_turn',
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

  constructor(db: Kysely<Database>) {
    this.db = db;
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
    else query = query.where('private', '=', 0);
    if (list === 'open') query = query.where('has_open_seat', '=', 1).where('status', '!=', 'finished');
    if (list === 'running' || list === 'finished') query = query.where('status', '=', list);
    return (await query.execute()).map((row) => fromRow({ ...row, attachments: null }));
  }

  /** Running tables at which a bot has had to answer since before then. */
  async waitingForBots(before: string): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'running')
      .where('is_bot_turn', '=', 1)
      .where('changed', '<', before)
      .execute();
    return rows.map((row) => row.id);
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
    body: { ...body, setting: { ...body.setting, ...attachments } as Setting },
  };
}
