/** Health of the storage. While nothing can be stored the server says so, accepts nothing, and tries again. */
import type { Logger } from '../logger.ts';
import type { TableStore } from './table-store.ts';

const LOOK_AGAIN_MS = 500;

type Store = Pick<TableStore, 'isFull' | 'ping'>;

export class Health {
  private readonly storage: Store;
  private readonly logger: Pick<Logger, 'error' | 'info'>;
  private readonly whenChanged = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(storage: Store, logger: Health['logger']) {
    this.storage = storage;
    this.logger = logger;
  }

  get isFailing(): boolean {
    return this.timer !== undefined;
  }

  onChange(tell: () => void): void {
    this.whenChanged.add(tell);
  }

  /** Storing failed. */
  report(error: unknown): void {
    if (this.isStopped || this.timer !== undefined) return;
    const isFull = this.storage.isFull(error);
    this.logger.error({ err: error }, isFull ? 'storage fails: the disk is full' : 'storage fails');
    this.timer = setTimeout(() => void this.lookAgain(), LOOK_AGAIN_MS);
    this.tell();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.whenChanged.clear();
  }

  private async lookAgain(): Promise<void> {
    try {
      await this.storage.ping();
      if (this.isStopped) return;
      this.timer = undefined;
      this.logger.info('storage works again');
      this.tell();
    } catch {
      if (!this.isStopped) this.timer = setTimeout(() => void this.lookAgain(), LOOK_AGAIN_MS);
    }
  }

  private tell(): void {
    for (const tell of this.whenChanged) tell();
  }
}
