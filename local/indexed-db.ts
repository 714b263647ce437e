/** Records in IndexedDB. A write is answered for when the browser says that it is on the disk. */
import {
  type Box,
  BoxFault,
  type Drawer,
  DRAWERS,
  isSpan,
  type Key,
  type Span,
  Taken,
  type Transaction,
} from './box.ts';

const NAME = 'sandtable';
const VERSION = 1;

/** What IndexedDB takes as a key. */
const keyOf = (key: Key): IDBValidKey => (typeof key === 'string' ? key : [...key]);
const rangeOf = ({ from, to }: Span) => IDBKeyRange.bound(keyOf(from), keyOf(to));

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('a request failed')));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.addEventListener('upgradeneeded', () => {
    for (const drawer of DRAWERS)
      if (!request.result.objectStoreNames.contains(drawer)) request.result.createObjectStore(drawer);
  });
  return done(request);
}

export class IndexedDbBox implements Box {
  private database: Promise<IDBDatabase> | undefined;

  read<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.run('readonly', work);
  }

  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.run('readwrite', work);
  }

  private async run<T>(
    mode: 'readonly' | 'readwrite',
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    try {
      const transaction = (await this.open()).transaction(DRAWERS, mode, { durability: 'strict' });
      const over = ended(transaction);
      const result = await work(new Run(transaction)).catch(async (error: unknown) => {
        cancel(transaction);
        await over.catch(() => undefined);
        throw error;
      });
      await over;
      return result;
    } catch (error) {
      throw faultFor(error);
    }
  }

  /** Opened again after the browser has closed it, as it does when somebody clears what sites keep. */
  private open(): Promise<IDBDatabase> {
    this.database ??= opened().then((database) => {
      const forget = () => (this.database = undefined);
      database.addEventListener('close', forget);
      database.addEventListener('versionchange', () => {
        database.close();
        forget();
      });
      return database;
    });
    this.database.catch(() => (this.database = undefined));
    return this.database;
  }
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('a transaction was given up')),
    );
  });
}

/** It may have ended by itself. */
function cancel(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // Over already.
  }
}

class Run implements Transaction {
  private readonly transaction: IDBTransaction;

  constructor(transaction: IDBTransaction) {
    this.transaction = transaction;
  }

  get(drawer: Drawer, key: Key): Promise<unknown> {
    return done<unknown>(this.store(drawer).get(keyOf(key)));
  }

  all(drawer: Drawer, span?: Span): Promise<readonly unknown[]> {
    return done<unknown[]>(this.store(drawer).getAll(span === undefined ? undefined : rangeOf(span)));
  }

  put(drawer: Drawer, key: Key, value: unknown): void {
    this.store(drawer).put(value, keyOf(key));
  }

  async add(drawer: Drawer, key: Key, value: unknown): Promise<void> {
    await done(this.store(drawer).add(value, keyOf(key)));
  }

  delete(drawer: Drawer, key: Key | Span): void {
    this.store(drawer).delete(isSpan(key) ? rangeOf(key) : keyOf(key));
  }

  clear(drawer: Drawer): void {
    this.store(drawer).clear();
  }

  private store(drawer: Drawer): IDBObjectStore {
    return this.transaction.objectStore(drawer);
  }
}

/** Errors of the browser become ours; what `work` threw stays what it is. */
function faultFor(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  if (error.name === 'ConstraintError') return new Taken('a record has this key', { cause: error });
  return new BoxFault(error, error.name === 'QuotaExceededError');
}
