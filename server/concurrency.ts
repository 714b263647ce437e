/** Bounded concurrency with a bounded, fair queue; beyond that requests are refused. */
import { Denial } from './denial.ts';
import { FairQueue, type Whose } from './fair-queue.ts';

interface Waiting {
  readonly group: string;
  readonly enter: () => void;
}

export class Concurrency {
  private readonly atOnce: number;
  private readonly mostWaiting: number;
  /** Most that one group may have inside, so that nobody has to wait for all of another's to end. */
  private readonly mostOfOne: number;
  private inside = 0;
  private readonly insideOf = new Map<string, number>();
  private readonly queue = new FairQueue<Waiting>();

  constructor(atOnce: number, mostWaiting: number, mostOfOne = atOnce) {
    this.atOnce = atOnce;
    this.mostWaiting = mostWaiting;
    this.mostOfOne = mostOfOne;
  }

  get waiting(): number {
    return this.queue.size;
  }

  waitingOf(group: string): number {
    return this.queue.sizeOf(group);
  }

  /** Runs the work when there is room for it. `whose` it is decides its place in the queue. */
  async through<T>(work: () => Promise<T>, whose: Whose = ['']): Promise<T> {
    const [group = ''] = whose;
    if (this.inside < this.atOnce && this.mayEnter(group)) this.enter(group);
    else if (this.queue.size >= this.mostWaiting) throw new Denial('too-many');
    else await new Promise<void>((enter) => this.queue.add({ group, enter }, whose));
    try {
      return await work();
    } finally {
      this.leave(group);
    }
  }

  private mayEnter(group: string): boolean {
    return (this.insideOf.get(group) ?? 0) < this.mostOfOne;
  }

  private enter(group: string): void {
    this.inside++;
    this.insideOf.set(group, (this.insideOf.get(group) ?? 0) + 1);
  }

  private leave(group: string): void {
    this.inside--;
    const left = (this.insideOf.get(group) ?? 1) - 1;
    if (left === 0) this.insideOf.delete(group);
    else this.insideOf.set(group, left);
    const next = this.queue.next((other) => this.mayEnter(other));
    if (next === undefined) return;
    this.enter(next.group);
    next.enter();
  }
}
