/** A fair queue: addresses take turns, and so do the people behind one address. */

/** From the widest to the narrowest: an address, a person behind it. */
export type Whose = readonly string[];

export class FairQueue<T> {
  /** In the order of their next turn. */
  private readonly groups = new Map<string, FairQueue<T>>();
  private readonly items: T[] = [];
  private count = 0;

  get size(): number {
    return this.count;
  }

  sizeOf(group: string): number {
    return this.groups.get(group)?.size ?? 0;
  }

  add(item: T, whose: Whose): void {
    this.count++;
    const [group, ...rest] = whose;
    if (group === undefined) {
      this.items.push(item);
      return;
    }
    const known = this.groups.get(group) ?? new FairQueue<T>();
    this.groups.set(group, known);
    known.add(item, rest);
  }

  /** Whoever is next of those whose group `mayGo`; that group then waits for all others. */
  next(mayGo: (group: string) => boolean = () => true): T | undefined {
    for (const [group, turns] of this.groups) {
      if (!mayGo(group)) continue;
      const item = turns.next();
      this.groups.delete(group);
      if (turns.size > 0) this.groups.set(group, turns);
      this.count--;
      return item;
    }
    const item = this.items.shift();
    if (item !== undefined) this.count--;
    return item;
  }
}
