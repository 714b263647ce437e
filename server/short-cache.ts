/** A short-lived cache; concurrent callers share one computation. */

const MOST = 100;

export class ShortCache<T> {
  private readonly ms: number;
  private readonly known = new Map<string, { readonly made: Promise<T>; readonly until: number }>();

  constructor(ms: number) {
    this.ms = ms;
  }

  get(key: string, make: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const known = this.known.get(key);
    if (known !== undefined && known.until > now) return known.made;
    if (this.known.size >= MOST) this.known.clear();
    const made = make();
    this.known.set(key, { made, until: now + this.ms });
    // Failures are not cached.
    made.catch(() => this.known.delete(key));
    return made;
  }
}
