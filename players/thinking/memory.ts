/** The last few things worked out, by what they were worked out from. It saves time and can change nothing. */

const MOST = 16;

export class Memory<T> {
  private readonly kept = new Map<string, T>();

  keep(mark: string, make: () => T): T {
    const known = this.kept.get(mark);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(mark, made);
    return made;
  }
}
