/** Everything the server remembers, behind one interface; SQLite and PostgreSQL lie behind it. */
import type { Kysely, Transaction } from 'kysely';
import type { CallChanges } from '../tables/calls.ts';
import { Batches } from './batches.ts';
import { StoredClocks } from './clocks.ts';
import { Documents } from './documents.ts';
import { HeldSeats } from './held-seats.ts';
import { Leftovers } from './leftovers.ts';
import { Lists } from './lists.ts';
import { Identities } from './identities.ts';
import { Kept } from './kept.ts';
import { type Append, Log, type StoredEvent } from './log.ts';
import { ModerationActs } from './moderation-acts.ts';
import { MutesAndReports } from './mutes-and-reports.ts';
import { Notices } from './notices.ts';
import { People } from './people.ts';
import type { Database } from './rows.ts';
import { Secrets } from './secrets.ts';
import type { TableStore } from './table-store.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

/** What one server process tells the others. */
export type News =
  /** With the event itself, unless it is too large to be told. */
  | { readonly kind: 'events'; readonly table: string; readonly stored?: StoredEvent }
  /** `anew`: something was deleted, and everybody is to be shown everything again. */
  | { readonly kind: 'body' | 'talk' | 'anew'; readonly table: string }
  /** One session of a person has ended, or all but one. */
  | { readonly kind: 'sessions'; readonly person: string; readonly ended?: string; readonly kept?: string };

/** Carries news between server processes that share a database. */
export interface Wire {
  /** As part of a transaction it is heard when that is committed. */
  tell(news: News, transaction?: Transaction<Database>): Promise<void>;
  /** Not called with this process's own news. `undefined`: the wire was cut, anything may have happened. */
  listen(hear: (news: News | undefined) => void): void;
}

/** Work that any of the processes sharing a database may take: bots' turns, and sending what is due. */
export interface Jobs {
  /** The more jobs `queue` has had of late, the more others go before; `later` it also waits. */
  add(table: string, queue: string, later?: boolean): Promise<void>;
  /** `deliver` is called with a channel when something is due there. */
  start(
    work: (table: string, queue: string) => Promise<void>,
    deliver?: (channel: string) => Promise<void>,
  ): Promise<void>;
  stop(): Promise<void>;
}

export interface Storage extends TableStore {
  readonly kind: 'sqlite' | 'postgres';
  /** The database itself, for backups. */
  readonly db: Kysely<Database>;
  readonly people: People;
  readonly tables: Tables;
  readonly lists: Lists;
  readonly heldSeats: HeldSeats;
  readonly documents: Documents;
  readonly leftovers: Leftovers;
  readonly log: Log;
  readonly talk: Talk;
  readonly moderation: MutesAndReports;
  readonly acts: ModerationActs;
  readonly secrets: Secrets;
  readonly notices: Notices;
  readonly clocks: StoredClocks;
  readonly kept: Kept;
  readonly identities: Identities;
  readonly wire: Wire;
  /** Events and lines that wait to be written. */
  readonly waiting: number;
  size(): Promise<Size>;
  close(): Promise<void>;
}

/** Bytes. */
export interface Size {
  readonly database?: number;
  /** Room left, where the database lies on this machine. */
  readonly free?: number;
}

/** What differs between the databases. */
export interface Engine {
  readonly kind: Storage['kind'];
  readonly wire: Wire;
  readonly jobs: Jobs | undefined;
  isTaken(error: unknown): boolean;
  isFault(error: unknown): boolean;
  isFull(error: unknown): boolean;
  append(transaction: Transaction<Database>, appends: readonly Append[]): Promise<void>;
  /** Calls, as part of a transaction. */
  call(transaction: Transaction<Database>, calls: CallChanges): Promise<void>;
  /** Events in a transaction of their own, resolved when they are durable; undefined where that is no quicker. */
  readonly appendAlone: ((appends: readonly Append[]) => Promise<void>) | undefined;
  size(): Promise<Size>;
  close(): Promise<void>;
}

export function storageOver(db: Kysely<Database>, engine: Engine): Storage {
  const secrets = new Secrets(db);
  const documents = new Documents(db);
  const batches = new Batches(db, engine);
  return {
    kind: engine.kind,
    isShared: engine.kind === 'postgres',
    db,
    people: new People(db),
    tables: new Tables(db, documents, engine),
    lists: new Lists(db),
    heldSeats: new HeldSeats(db),
    documents,
    leftovers: new Leftovers(db),
    log: new Log(db, batches, engine),
    talk: new Talk(db, batches, engine),
    moderation: new MutesAndReports(db),
    acts: new ModerationActs(db),
    secrets,
    notices: new Notices(db, engine),
    clocks: new StoredClocks(db),
    kept: new Kept(db),
    identities: new Identities(db),
    wire: engine.wire,
    jobs: engine.jobs,
    isFault: (error) => engine.isFault(error),
    isFull: (error) => engine.isFull(error),
    ping: () => secrets.touch(),
    get waiting() {
      return batches.length;
    },
    size: () => engine.size(),
    async close() {
      await engine.close();
      await db.destroy();
    },
  };
}
