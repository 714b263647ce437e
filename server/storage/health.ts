/** Whether things can be stored. When they cannot, the server says so, accepts nothing, and looks again until it is over. */
import type { Logger } from '../logger.ts';
import type { Storage } from './storage.ts';

const LOOK_AGAIN_MS = 500;

export class Health {
  private readonly storage: Storage;
  private readonly logger: Logger;
  private readonly whenChanged = new Set<() => void>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(storage: Storage, logger: Logger) {
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
