/** The events of tables and their resting states. */
import type { Position } from '@sandtable/engine';
import type { Kysely } from 'kysely';
import type { Head, TableEvent } from '../tables/body.ts';
import type { CallChanges } from '../tables/calls.ts';
import type { Time } from '../protocol/index.ts';
import type { Batches } from './batches.ts';
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

/** An event and its rests as they are stored: written as text once, wherever that costs least. */
export interface Encoded {
  /** TableEvent, JSON. */
  readonly body: string;
  readonly rests: Omit<RestChanges, 'add'> & {
    readonly add: readonly { readonly moment: number; readonly body: string }[];
  };
}

export function encode(event: TableEvent, rests: RestChanges): Encoded {
  const add = rests.add.map((rest) => ({ moment: rest.seq, body: JSON.stringify(rest) }));
  return { body: JSON.stringify(event), rests: { ...rests, add } };
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

export class Log {
  private readonly db: Kysely<Database>;
  private readonly batches: Batches;
  private readonly engine: Pick<Engine, 'isTaken'>;

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

  async eventsOf(table: string, after = 0): Promise<readonly StoredEvent[]> {
    const rows = await this.db
      .selectFrom('events')
      .select(['seq', 'at', 'body'])
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map((row) => ({ number: row.seq, at: row.at, event: JSON.parse(row.body) as TableEvent }));
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
