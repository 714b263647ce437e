/** What the parts of a running server share. */
import type { Names } from './accounts/names.ts';
import type { Pool } from './bots/pool.ts';
import type { Logger } from './hosting/logger.ts';
import type { Metrics } from './hosting/metrics.ts';
import type { Weather } from './play/weather.ts';
import type { Shelf } from './shelf.ts';
import type { Storage } from './storage/storage.ts';

export interface Services {
  readonly storage: Storage;
  readonly shelf: Shelf;
  readonly pool: Pool;
  readonly names: Names;
  readonly metrics: Metrics;
  readonly weather: Weather;
  readonly logger: Logger;
  /** Makes the secret key of a table's dice. */
  readonly newKey: () => string;
}
