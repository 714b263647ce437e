/**
 * Gathers what many write at about the same time into one transaction, so that one synchronous write to the disk
 * serves them all. Each is acknowledged only after that write.
 */
import type { Kysely, Transaction } from 'kysely';
import type { Append } from './log.ts';
import type { Database } from './rows.ts';
import type { Engine } from './storage.ts';

export type Work<T> = (transaction: Transaction<Database>) => Promise<T>;

/** Events are written together, with as few statements as the database allows; everything else one by one. */
type Wish = { readonly append: Append } | { readonly work: Work<unknown> };

interface Waiting {
  readonly wish: Wish;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Most wishes in one transaction. */
const BATCH = 256;

export class Batches {
  private readonly db: Kysely<Database>;
  private readonly engine: Pick<Engine, 'isFault' | 'append' | 'appendAlone'>;
  private waiting: Waiting[] = [];
  private isWriting = false;

  constructor(db: Kysely<Database>, engine: Batches['engine']) {
    this.db = db;
    this.engine = engine;
  }

  /** What waits to be written. */
  get length(): number {
    return this.waiting.length;
  }

  /** Resolves when what was written is durable. */
  write<T>(work: Work<T>): Promise<T> {
    return this.add({ work }) as Promise<T>;
  }

  async append(append: Append): Promise<void> {
    await this.add({ append });
  }

  private add(wish: Wish): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ wish, resolve, reject });
      if (this.isWriting) return;
      this.isWriting = true;
      // One turn of the event loop lets others join the transaction.
      setImmediate(() => void this.writeAll());
    });
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      try {
        const results = await this.writeTogether(batch.map(({ wish }) => wish));
        for (const [i, entry] of batch.entries()) entry.resolve(results[i]);
      } catch (error) {
        await this.writeEach(batch, error);
      }
    }
    this.isWriting = false;
  }

  /**
   * After a refusal each gets a transaction of its own, so that one cannot fail the others. A database that is full
   * or gone is not asked again for each.
   */
  private async writeEach(batch: readonly Waiting[], failure: unknown): Promise<void> {
    const isFinal = batch.length === 1 || this.engine.isFault(failure);
    for (const { wish, resolve, reject } of batch) {
      try {
        if (isFinal) throw failure;
        const [result] = await this.writeTogether([wish]);
        resolve(result);
      } catch (error) {
        reject(error);
      }
    }
  }

  private async writeTogether(wishes: readonly Wish[]): Promise<readonly unknown[]> {
    const appends = wishes.flatMap((wish) => ('append' in wish ? [wish.append] : []));
    const { appendAlone } = this.engine;
    if (appendAlone !== undefined && appends.length === wishes.length) {
      await appendAlone(appends);
      return [];
    }
    return this.db.transaction().execute(async (transaction) => {
      if (appends.length > 0) await this.engine.append(transaction, appends);
      const results: unknown[] = [];
      for (const wish of wishes) results.push('work' in wish ? await wish.work(transaction) : undefined);
      return results;
    });
  }
}
