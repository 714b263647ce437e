/** Everything the server remembers, behind one interface; SQLite and PostgreSQL lie behind it. */
import type { Kysely, Transaction } from 'kysely';
import { type Append, Log } from './log.ts';
import { People } from './people.ts';
import type { Database } from './rows.ts';
import { Secrets } from './secrets.ts';
import { Tables } from './tables.ts';
import { Talk } from './talk.ts';

/** What one server process tells the others. */
export interface News {
  readonly table: string;
  readonly kind: 'events' | 'body' | 'talk';
}

/** Carries news between server processes that share a database. */
export interface Wire {
  tell(news: News): Promise<void>;
  /** Not called with this process's own news. `undefined`: the wire was cut, anything may have happened. */
  listen(hear: (news: News | undefined) => void): void;
}

/** Bots' turns that any of the processes sharing a database may take. */
export interface Jobs {
  add(table: string): Promise<void>;
  start(work: (table: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export interface Storage {
  readonly kind: 'sqlite' | 'postgres';
  /** The database itself, for backups. */
  readonly db: Kysely<Database>;
  readonly people: People;
  readonly tables: Tables;
  readonly log: Log;
  readonly talk: Talk;
  readonly secrets: Secrets;
  readonly wire: Wire;
  /** Undefined when this process takes all bots' turns itself. */
  readonly jobs: Jobs | undefined;
  /** True for errors of the database itself: full, gone, out of order. */
  isFault(error: unknown): boolean;
  /** Throws when nothing can be written. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What differs between the databases. */
export interface Engine {
  readonly kind: Storage['kind'];
  readonly wire: Wire;
  readonly jobs: Jobs | undefined;
  isTaken(error: unknown): boolean;
  isFault(error: unknown): boolean;
  /** True when the database gave no answer at all. */
  isSilence(error: unknown): boolean;
  alongside?(transaction: Transaction<Database>, appends: readonly Append[]): Promise<void>;
  close(): Promise<void>;
}

export function storageOver(db: Kysely<Database>, engine: Engine): Storage {
  const secrets = new Secrets(db);
  return {
    kind: engine.kind,
    db,
    people: new People(db),
    tables: new Tables(db),
    log: new Log(db, engine),
    talk: new Talk(db, engine),
    secrets,
    wire: engine.wire,
    jobs: engine.jobs,
    isFault: (error) => engine.isFault(error),
    ping: () => secrets.touch(),
    async close() {
      await engine.close();
      await db.destroy();
    },
  };
}
