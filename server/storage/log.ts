/** The events of tables and their resting states. */
import type { Position } from '@sandtable/engine';
import type { Kysely } from 'kysely';
import type { Head, TableEvent } from '../tables/body.ts';
import type { CallChanges } from '../tables/calls.ts';
import type { Time } from '../protocol/index.ts';
import type { Batches } from './batches.ts';
import type { Database, LogDigestRow } from './rows.ts';
import type { Engine } from './storage.ts';

/** A resting state: a position without answers since. */
export type Rest = Omit<Position, 'answers'>;

/** What an event changes of the stored rests. */
export interface RestChanges {
  readonly add: readonly Rest[];
  /** Rests after this moment are void: it was taken back. */
  readonly above?: number;
  /** Rests before this moment serve no undo any more. */
  readonly below?: number;
}

/** An event and its rests as they are stored: written as text once, wherever that costs least. */
export interface Encoded {
  /** TableEvent, JSON. */
  readonly body: string;
  readonly rests: Omit<RestChanges, 'add'> & {
    readonly add: readonly { readonly moment: number; readonly body: string }[];
  };
}

export function encode(event: TableEvent, rests: RestChanges): Encoded {
  const add = rests.add.map((rest) => ({ moment: rest.seq, body: JSON.stringify(withoutDocuments(rest)) }));
  return { body: JSON.stringify(event), rests: { ...rests, add } };
}

/** The table has the documents of its setting: they are not written again with every rest. */
function withoutDocuments(rest: Rest): Rest {
  if (rest.setting.attachments === undefined) return rest;
  const { attachments: _, ...setting } = rest.setting;
  return { ...rest, setting };
}

export interface Append extends Encoded {
  readonly table: string;
  /** Counts the table's events from 1. */
  readonly number: number;
  readonly head: Head;
  /** Whose bots it is counted for, when one of them has to answer. */
  readonly queue?: string;
  /** Who is to be told, and who need not be any more. */
  readonly calls?: CallChanges;
}

export interface StoredEvent {
  readonly number: number;
  readonly at: Time;
  readonly event: TableEvent;
}

/** Another process has already written an event with this number, or ended the table. */
export class AlreadyTaken extends Error {
  override readonly name = 'AlreadyTaken';
}

/** Events, and parts of a digest, that are read or written at once. */
const PAGE = 500;
const DIGEST_PAGE = 10;

/** A database in this process answers at once: everybody else gets their turn between the pages. */
function others(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export class Log {
  private readonly db: Kysely<Database>;
  private readonly batches: Batches;
  private readonly engine: Pick<Engine, 'isTaken' | 'kind'>;

  constructor(db: Kysely<Database>, batches: Batches, engine: Log['engine']) {
    this.db = db;
    this.batches = batches;
    this.engine = engine;
  }

  /** Resolves when the event is durable. Throws AlreadyTaken when another one has its number. */
  async append(append: Append): Promise<void> {
    try {
      await this.batches.append(append);
    } catch (error) {
      if (!this.engine.isTaken(error)) throw error;
      throw new AlreadyTaken(`event ${append.number} of table ${append.table}`);
    }
  }

  async eventsOf(table: string, after = 0, most?: number): Promise<readonly StoredEvent[]> {
    let query = this.db
      .selectFrom('events')
      .select(['seq', 'at', 'body'])
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq');
    if (most !== undefined) query = query.limit(most);
    const rows = await query.execute();
    return rows.map((row) => ({ number: row.seq, at: row.at, event: JSON.parse(row.body) as TableEvent }));
  }

  /**
   * The whole log from the beginning on, a page at a time: a digest of its first part, where there is one, and the
   * events since. Others get their turn between pages, however long it is.
   */
  async *pagesOf(table: string): AsyncGenerator<readonly StoredEvent[]> {
    let after = 0;
    for (let part = 0; ; part += DIGEST_PAGE) {
      const rows = await this.db
        .selectFrom('log_digests')
        .select(['upto', 'body'])
        .where('table_id', '=', table)
        .where('part', '>=', part)
        .where('part', '<', part + DIGEST_PAGE)
        .orderBy('part')
        .execute();
      yield rows.map(({ upto, body }) => ({ number: upto, at: '', event: JSON.parse(body) as TableEvent }));
      after = rows.at(-1)?.upto ?? after;
      if (rows.length < DIGEST_PAGE) break;
      await others();
    }
    for (;;) {
      const page = await this.eventsOf(table, after, PAGE);
      yield page;
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = last.number;
      await others();
    }
  }

  /** Keeps what is left of the first `upto` events in place of them. They are deleted a few at a time. */
  async digest(table: string, upto: number, parts: readonly TableEvent[]): Promise<void> {
    const rows: LogDigestRow[] = [];
    for (const [part, event] of parts.entries()) {
      rows.push({ table_id: table, part, upto, body: JSON.stringify(event) });
      if (part % DIGEST_PAGE === 0) await others();
    }
    const isKept = await this.db.transaction().execute(async (transaction) => {
      if (!(await this.isNewer(transaction, table, upto))) return false;
      await transaction.deleteFrom('log_digests').where('table_id', '=', table).execute();
      for (let at = 0; at < rows.length; at += DIGEST_PAGE)
        await transaction
          .insertInto('log_digests')
          .values(rows.slice(at, at + DIGEST_PAGE))
          .execute();
      return true;
    });
    if (isKept) await this.dropEvents(table, upto);
  }

  /** Another process may have digested more of the log, and deleted those events. */
  private async isNewer(transaction: Kysely<Database>, table: string, upto: number): Promise<boolean> {
    const row = transaction.selectFrom('tables').select('id').where('id', '=', table);
    if (this.engine.kind === 'postgres') await row.forUpdate().execute();
    const known = await transaction
      .selectFrom('log_digests')
      .select('upto')
      .where('table_id', '=', table)
      .limit(1)
      .executeTakeFirst();
    return known === undefined || known.upto < upto;
  }

  private async dropEvents(table: string, upto: number): Promise<void> {
    for (;;) {
      const last = await this.db
        .selectFrom('events')
        .select('seq')
        .where('table_id', '=', table)
        .where('seq', '<=', upto)
        .orderBy('seq')
        .offset(PAGE - 1)
        .limit(1)
        .executeTakeFirst();
      await this.db
        .deleteFrom('events')
        .where('table_id', '=', table)
        .where('seq', '<=', last?.seq ?? upto)
        .execute();
      if (last === undefined) return;
      await others();
    }
  }

  /** The last events, oldest first. */
  async lastEventsOf(table: string, most: number): Promise<readonly TableEvent[]> {
    const rows = await this.db
      .selectFrom('events')
      .select('body')
      .where('table_id', '=', table)
      .orderBy('seq', 'desc')
      .limit(most)
      .execute();
    return rows.reverse().map((row) => JSON.parse(row.body) as TableEvent);
  }

  /** Oldest first. */
  async restsOf(table: string): Promise<readonly Rest[]> {
    const rows = await this.db
      .selectFrom('rests')
      .select('body')
      .where('table_id', '=', table)
      .orderBy('moment')
      .execute();
    return rows.map((row) => JSON.parse(row.body) as Rest);
  }
}
