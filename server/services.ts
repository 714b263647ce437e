/** What the parts of a running server share; and of that, what tables need wherever they are played. */
import type { Names } from './accounts/names.ts';
import type { Budget } from './budget.ts';
import type { Concurrency } from './concurrency.ts';
import type { Clock } from './clock.ts';
import type { Pool } from './threads/pool.ts';
import type { Thinker } from './threads/thinker.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Mutes } from './play/mutes.ts';
import type { Health } from './storage/health.ts';
import type { Limits } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Storage } from './storage/storage.ts';
import type { TableStore } from './storage/table-store.ts';
import type { Uptime } from './uptime.ts';
import type { NoticeTimes } from './tables/calls.ts';

/** All that tables need. Nothing of it wants a server: a browser has its own (docs/local.md). */
export interface Services {
  readonly storage: TableStore;
  readonly shelf: Shelf;
  readonly pool: Thinker;
  readonly names: Names;
  readonly metrics: Pick<Metrics, 'count' | 'gauge' | 'time'>;
  readonly health: Health;
  readonly mutes: Mutes;
  readonly logger: Pick<Logger, 'error' | 'info' | 'warn'>;
  readonly limits: Pick<Limits, 'botTables' | 'documentBytes' | 'gatheringTables' | 'heldTables'>;
  readonly clock: Clock;
  /** How long people get to see for themselves before they are called, and the like. */
  readonly noticeTimes: NoticeTimes;
  /** When nobody could be reached: no clock runs then. */
  readonly uptime: Pick<Uptime, 'gaps'>;
  /** The work people and addresses may have done for them. */
  readonly work: Pick<Budget, 'charge' | 'isOverdrawn' | 'isSpent' | 'spend'>;
  /** New tables and new seats, one after the other for each address: a limit is counted before the next comes. */
  readonly gathering: Concurrency;
  /** Makes the secret key of a table's dice. */
  readonly newKey: () => string;
  /** How a name looks: names that people would take for each other look the same. */
  readonly lookOf: (name: string) => string;
}

/** What a server has besides: a database, threads, and strangers. */
export interface ServerServices extends Services {
  readonly storage: Storage;
  readonly pool: Pool;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly limits: Limits;
  readonly uptime: Uptime;
  /** The bytes of documents people may bring. */
  readonly imports: Budget;
}
