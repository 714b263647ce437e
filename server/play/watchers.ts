/** Who looks at a table, each from one viewpoint. */
import type { SeatId, Viewer } from '@sandtable/engine';
import type { ServerFrame } from '../protocol/index.ts';
import type { TableRecord } from '../tables/body.ts';

export interface Watcher {
  /** Undefined for somebody who is not signed in. */
  readonly person: string | undefined;
  readonly as: Viewer;
  /** Takes a viewpoint this person may have at the table. True when that is another one than before. */
  place(record: TableRecord): boolean;
  send(text: string): void;
  /** Sends what this one has asked for. */
  sendAsked(text: string): void;
}

export class Watchers {
  private readonly all = new Set<Watcher>();

  get size(): number {
    return this.all.size;
  }

  add(watcher: Watcher): void {
    this.all.add(watcher);
  }

  delete(watcher: Watcher): void {
    this.all.delete(watcher);
  }

  has(watcher: Watcher): boolean {
    return this.all.has(watcher);
  }

  [Symbol.iterator](): Iterator<Watcher> {
    return this.all[Symbol.iterator]();
  }

  /** The people who look. */
  get present(): ReadonlySet<string> {
    const people = new Set<string>();
    for (const { person } of this.all) if (person !== undefined) people.add(person);
    return people;
  }

  /** Sends everybody the frame made for their viewpoint; each is made and written once. */
  byViewpoint(make: (as: Viewer) => ServerFrame): void {
    this.grouped((watcher) => watcher.as, make);
  }

  /** Sends everybody the frame made for them as a person. */
  byPerson(make: (person: string | undefined) => ServerFrame): void {
    this.grouped((watcher) => watcher.person, make);
  }

  to(people: readonly string[], make: (person: string) => ServerFrame): void {
    for (const watcher of this.all)
      if (watcher.person !== undefined && people.includes(watcher.person))
        watcher.send(JSON.stringify(make(watcher.person)));
  }

  private grouped<K extends SeatId | undefined>(
    keyOf: (watcher: Watcher) => K,
    make: (key: K) => ServerFrame,
  ): void {
    const texts = new Map<K, string>();
    for (const watcher of this.all) {
      const key = keyOf(watcher);
      const text = texts.get(key) ?? JSON.stringify(make(key));
      texts.set(key, text);
      watcher.send(text);
    }
  }
}
