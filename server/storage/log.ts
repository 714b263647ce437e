/**
 * The events of tables and their resting states. Appends of many tables are gathered into one transaction, so
 * that one synchronous write to the disk serves them all; each is acknowledged only after that write.
 */
import type { Position } from '@sandtable/engine';
import type { Kysely, Transaction } from 'kysely';
import type { Head, TableEvent } from '../tables/body.ts';
import type { Database } from './rows.ts';
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

export interface Append {
  readonly table: string;
  /** Counts the table's events from 1. */
  readonly number: number;
  readonly event: TableEvent;
  readonly head: Head;
  readonly rests: RestChanges;
}

export interface StoredEvent {
  readonly number: number;
  readonly event: TableEvent;
}

/** Another process has already written an event with this number. */
export class AlreadyTaken extends Error {
  override readonly name = 'AlreadyTaken';
}

interface Waiting {
  readonly append: Append;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Most appends in one transaction. */
const BATCH = 256;

export class Log {
  private readonly db: Kysely<Database>;
  private readonly engine: Pick<Engine, 'isTaken' | 'isSilence' | 'alongside'>;
  private waiting: Waiting[] = [];
  private isWriting = false;

  constructor(db: Kysely<Database>, engine: Log['engine']) {
    this.db = db;
    this.engine = engine;
  }

  /** Resolves when the event is durable. Throws AlreadyTaken when another one has its number. */
  append(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      if (this.isWriting) return;
      this.isWriting = true;
      // One turn of the event loop lets other tables join the transaction.
      setImmediate(() => void this.writeAll());
    });
  }

  async eventsOf(table: string, after = 0): Promise<readonly StoredEvent[]> {
    const rows = await this.db
      .selectFrom('events')
      .select(['seq', 'body'])
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map((row) => ({ number: row.seq, event: JSON.parse(row.body) as TableEvent }));
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

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      try {
        await this.write(batch.map((entry) => entry.append));
        for (const entry of batch) entry.resolve();
      } catch (error) {
        await this.writeEach(batch, error);
      }
    }
    this.isWriting = false;
  }

  /**
   * After a failure each append gets a transaction of its own, so that one cannot fail the others. Nobody waits
   * for a silent database twice.
   */
  private async writeEach(batch: readonly Waiting[], failure: unknown): Promise<void> {
    const isFinal = batch.length === 1 || this.engine.isSilence(failure);
    for (const entry of batch) {
      try {
        if (isFinal) throw failure;
        await this.write([entry.append]);
        entry.resolve();
      } catch (error) {
        const { table, number } = entry.append;
        entry.reject(
          this.engine.isTaken(error) ? new AlreadyTaken(`event ${number} of table ${table}`) : error,
        );
      }
    }
  }

  private async write(appends: readonly Append[]): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('events')
        .values(
          appends.map(({ table, number, event, head }) => ({
            table_id: table,
            seq: number,
            at: head.changed,
            body: JSON.stringify(event),
          })),
        )
        .execute();
      for (const append of appends) {
        await writeHead(transaction, append);
        await writeRests(transaction, append);
      }
      await this.engine.alongside?.(transaction, appends);
    });
  }
}

/** A table that another process has ended stays ended: its secrets are out. */
async function writeHead(transaction: Transaction<Database>, { table, number, head }: Append): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('tables')
    .set({
      version: head.version,
      status: head.status,
      changed: head.changed,
      moment: head.moment,
      turn: JSON.stringify(head.turn),
      is_bot_turn: Number(head.isBotTurn),
      ending: head.ending === undefined ? null : JSON.stringify(head.ending),
    })
    .where('id', '=', table)
    .where('status', '!=', 'finished')
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new AlreadyTaken(`event ${number} of table ${table}, which has ended`);
}

async function writeRests(transaction: Transaction<Database>, { table, rests }: Append): Promise<void> {
  const { above, below, add } = rests;
  if (above !== undefined)
    await transaction.deleteFrom('rests').where('table_id', '=', table).where('moment', '>', above).execute();
  if (below !== undefined)
    await transaction.deleteFrom('rests').where('table_id', '=', table).where('moment', '<', below).execute();
  for (const rest of add) {
    const body = JSON.stringify(rest);
    await transaction
      .insertInto('rests')
      .values({ table_id: table, moment: rest.seq, body })
      .onConflict((conflict) => conflict.columns(['table_id', 'moment']).doUpdateSet({ body }))
      .execute();
  }
}
