/** Records in memory, for tests: a transaction works on a copy, which takes the place of what was there when it succeeds. */
import {
  type Box,
  type Drawer,
  DRAWERS,
  isSpan,
  type Key,
  type Span,
  Taken,
  type Transaction,
} from '../box.ts';

type Drawers = Readonly<Record<Drawer, Map<string, unknown>>>;

const textOf = (key: Key) => JSON.stringify(key);

/** As IndexedDB orders them: numbers before texts, one part after the other. */
function compare(a: Key, b: Key): number {
  if (typeof a === 'string' || typeof b === 'string') return String(a) < String(b) ? -1 : Number(a !== b);
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [x, y] = [a[i], b[i]];
    if (x === y) continue;
    if (x === undefined || y === undefined) return x === undefined ? -1 : 1;
    return typeof x === typeof y ? (x < y ? -1 : 1) : typeof x === 'number' ? -1 : 1;
  }
  return 0;
}

const isWithin = (key: Key, { from, to }: Span) => compare(key, from) >= 0 && compare(key, to) <= 0;

const emptied = () => Object.fromEntries(DRAWERS.map((name) => [name, new Map()])) as Drawers;

export class MemoryBox implements Box {
  private drawers: Drawers = emptied();
  private tail: Promise<unknown> = Promise.resolve();
  /** Thrown by the next write, as when there is no room. */
  fault: Error | undefined;
  writes = 0;

  read<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.inTurn(() => work(new Run(this.drawers)));
  }

  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      if (this.fault !== undefined) throw this.fault;
      const copy = emptied();
      for (const name of DRAWERS) for (const [key, value] of this.drawers[name]) copy[name].set(key, value);
      const result = await work(new Run(copy));
      this.drawers = copy;
      this.writes++;
      return result;
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work);
    this.tail = result.catch(() => undefined);
    return result;
  }
}

class Run implements Transaction {
  private readonly drawers: Drawers;

  constructor(drawers: Drawers) {
    this.drawers = drawers;
  }

  async get(drawer: Drawer, key: Key): Promise<unknown> {
    return structuredClone(this.drawers[drawer].get(textOf(key)));
  }

  async all(drawer: Drawer, span?: Span): Promise<readonly unknown[]> {
    return [...this.drawers[drawer]]
      .map(([text, value]) => ({ key: JSON.parse(text) as Key, value }))
      .filter(({ key }) => span === undefined || isWithin(key, span))
      .toSorted((a, b) => compare(a.key, b.key))
      .map(({ value }) => structuredClone(value));
  }

  put(drawer: Drawer, key: Key, value: unknown): void {
    this.drawers[drawer].set(textOf(key), structuredClone(value));
  }

  async add(drawer: Drawer, key: Key, value: unknown): Promise<void> {
    if (this.drawers[drawer].has(textOf(key))) throw new Taken(`there is ${textOf(key)}`);
    this.put(drawer, key, value);
  }

  clear(drawer: Drawer): void {
    this.drawers[drawer].clear();
  }

  delete(drawer: Drawer, key: Key | Span): void {
    if (!isSpan(key)) {
      this.drawers[drawer].delete(textOf(key));
      return;
    }
    for (const text of this.drawers[drawer].keys())
      if (isWithin(JSON.parse(text) as Key, key)) this.drawers[drawer].delete(text);
  }
}
