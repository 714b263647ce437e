/** Lets a few do something costly at the same time and some more wait; who comes beyond that is turned away. */
import { Denial } from './denial.ts';
import { Turns, type Whose } from './turns.ts';

interface Waiting {
  readonly group: string;
  readonly enter: () => void;
}

export class Gate {
  private readonly atOnce: number;
  private readonly mostWaiting: number;
  /** Most that one group may have inside, so that nobody has to wait for all of another's to end. */
  private readonly mostOfOne: number;
  private inside = 0;
  private readonly insideOf = new Map<string, number>();
  private readonly turns = new Turns<Waiting>();

  constructor(atOnce: number, mostWaiting: number, mostOfOne = atOnce) {
    this.atOnce = atOnce;
    this.mostWaiting = mostWaiting;
    this.mostOfOne = mostOfOne;
  }

  get waiting(): number {
    return this.turns.size;
  }

  waitingOf(group: string): number {
    return this.turns.sizeOf(group);
  }

  /** `whose` work it is decides who waits how long: everybody's in turns. */
  async through<T>(work: () => Promise<T>, whose: Whose = ['']): Promise<T> {
    const [group = ''] = whose;
    if (this.inside < this.atOnce && this.mayEnter(group)) this.enter(group);
    else if (this.turns.size >= this.mostWaiting) throw new Denial('too-many');
    else await new Promise<void>((enter) => this.turns.add({ group, enter }, whose));
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
    const next = this.turns.next((other) => this.mayEnter(other));
    if (next === undefined) return;
    this.enter(next.group);
    next.enter();
  }
}
