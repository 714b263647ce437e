/** What the parts of a running server share. */
import type { Names } from './accounts/names.ts';
import type { Budget } from './budget.ts';
import type { Concurrency } from './concurrency.ts';
import type { Clock } from './clock.ts';
import type { Pool } from './threads/pool.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Mutes } from './play/mutes.ts';
import type { Health } from './storage/health.ts';
import type { Limits } from './settings.ts';
import type { Shelf } from './shelf.ts';
import type { Storage } from './storage/storage.ts';
import type { Uptime } from './uptime.ts';
import type { NoticeTimes } from './tables/calls.ts';

export interface Services {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly pool: Pool;
  readonly names: Names;
  readonly metrics: Metrics;
  readonly health: Health;
  readonly mutes: Mutes;
  readonly logger: Logger;
  readonly limits: Limits;
  readonly clock: Clock;
  /** How long people get to see for themselves before they are called, and the like. */
  readonly noticeTimes: NoticeTimes;
  readonly uptime: Uptime;
  /** The work people and addresses may have done for them. */
  readonly work: Budget;
  /** New tables and new seats, one after the other for each address: a limit is counted before the next comes. */
  readonly gathering: Concurrency;
  /** The bytes of documents they may bring. */
  readonly imports: Budget;
  /** Makes the secret key of a table's dice. */
  readonly newKey: () => string;
}
