/** Who looks at a table, each from one viewpoint. */
import type { Viewer } from '@sandtable/engine';
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

  /** Sends everybody the text for their viewpoint; `write` gives one for each, in order. */
  byViewpoint(write: (viewpoints: readonly Viewer[]) => readonly string[]): void {
    const viewpoints: Viewer[] = [];
    for (const { as } of this.all) if (!viewpoints.includes(as)) viewpoints.push(as);
    const texts = write(viewpoints);
    for (const watcher of this.all) watcher.send(texts[viewpoints.indexOf(watcher.as)] ?? '');
  }

  /** Sends everybody the frame made for them as a person. */
  byPerson(make: (person: string | undefined) => ServerFrame): void {
    const texts = new Map<string | undefined, string>();
    for (const watcher of this.all) {
      const { person } = watcher;
      const text = texts.get(person) ?? JSON.stringify(make(person));
      texts.set(person, text);
      watcher.send(text);
    }
  }

  to(people: readonly string[], make: (person: string) => ServerFrame): void {
    for (const watcher of this.all)
      if (watcher.person !== undefined && people.includes(watcher.person))
        watcher.send(JSON.stringify(make(watcher.person)));
  }
}
