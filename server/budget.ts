/** A rate limit: so much a second, with a burst saved up. Each process counts for itself. */

interface Bucket {
  left: number;
  /** When `left` was reckoned. */
  at: number;
}

export type Clock = () => number;
const milliseconds: Clock = () => performance.now();

/** Who is not heard from for long has everything saved up again and need not be remembered. */
const MOST_REMEMBERED = 10_000;

export class Buckets {
  private readonly rate: number;
  private readonly burst: number;
  private readonly clock: Clock;
  private readonly known = new Map<string, Bucket>();

  constructor(rate: number, burst: number, clock = milliseconds) {
    this.rate = rate;
    this.burst = burst;
    this.clock = clock;
  }

  left(name: string): number {
    const now = this.clock();
    const known = this.known.get(name);
    if (known === undefined) return this.burst;
    known.left = Math.min(this.burst, known.left + ((now - known.at) / 1000) * this.rate);
    known.at = now;
    return known.left;
  }

  /** Takes more than is left, too: then the rest is owed. */
  take(name: string, cost: number): void {
    const left = this.left(name) - cost;
    if (this.known.size >= MOST_REMEMBERED && !this.known.has(name)) this.forget();
    this.known.set(name, { left, at: this.clock() });
  }

  private forget(): void {
    for (const name of this.known.keys()) if (this.left(name) >= this.burst) this.known.delete(name);
  }
}

export interface Who {
  /** Undefined for somebody who is not signed in: all those behind one address count as one. */
  readonly person: string | undefined;
  /** The address, or of IPv6 the network. */
  readonly source: string;
}

/** A household or a school has more than one person. */
const PEOPLE_BEHIND_AN_ADDRESS = 4;

/** One budget for a person, and one for everybody behind an address, over all their sockets and requests. */
export class Budget {
  private readonly burst: number;
  private readonly people: Buckets;
  private readonly addresses: Buckets;

  /** Of one person, a second and at once. */
  constructor(rate: number, burst: number, clock = milliseconds) {
    this.burst = burst;
    this.people = new Buckets(rate, burst, clock);
    this.addresses = new Buckets(rate * PEOPLE_BEHIND_AN_ADDRESS, burst * PEOPLE_BEHIND_AN_ADDRESS, clock);
  }

  /** Takes the cost when both have something left. */
  spend(who: Who, cost: number): boolean {
    if (this.people.left(nameOf(who)) <= 0 || this.addresses.left(who.source) <= 0) return false;
    this.charge(who, cost);
    return true;
  }

  /** Whether an address has nothing left, whoever it is there. */
  isSpent(source: string): boolean {
    return this.addresses.left(source) <= 0;
  }

  /** Takes what turned out to be the cost only afterwards. */
  charge(who: Who, cost: number): void {
    this.people.take(nameOf(who), cost);
    this.addresses.take(who.source, cost);
  }

  /** Whether somebody goes on and on without having anything left: what they owe grows by what they try. */
  isOverdrawn(who: Who): boolean {
    return this.people.left(nameOf(who)) < -this.burst;
  }
}

function nameOf({ person, source }: Who): string {
  return person ?? `anybody at ${source}`;
}
