/** What a store of records can do. IndexedDB is one; tests have one in memory. */

/** The kinds of records, each with its keys. */
export const DRAWERS = ['tables', 'events', 'rests', 'chat', 'notes', 'about'] as const;
export type Drawer = (typeof DRAWERS)[number];

export type Key = string | readonly (string | number)[];

/** From the first key to the last, both included. */
export interface Span {
  readonly from: Key;
  readonly to: Key;
}

/** Everything in one piece: all of it is written, or nothing. */
export interface Transaction {
  get(drawer: Drawer, key: Key): Promise<unknown>;
  /** In the order of their keys. */
  all(drawer: Drawer, span?: Span): Promise<readonly unknown[]>;
  put(drawer: Drawer, key: Key, value: unknown): void;
  /** Throws `Taken` when the key is there already. */
  add(drawer: Drawer, key: Key, value: unknown): Promise<void>;
  delete(drawer: Drawer, key: Key | Span): void;
  /** All records of this kind. */
  clear(drawer: Drawer): void;
}

export interface Box {
  /** Nothing else may be awaited inside than the transaction itself. */
  read<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Resolves when everything is on the disk. */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

/** A record has this key already. */
export class Taken extends Error {
  override readonly name = 'Taken';
}

/** The store itself failed: no room, gone, not allowed. */
export class BoxFault extends Error {
  override readonly name = 'BoxFault';
  readonly isFull: boolean;

  constructor(cause: unknown, isFull: boolean) {
    super(isFull ? 'there is no room left' : 'nothing can be kept', { cause });
    this.isFull = isFull;
  }
}

export const isSpan = (key: Key | Span): key is Span => typeof key === 'object' && 'from' in key;
