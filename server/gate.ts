/** Lets a few do something costly at the same time and some more wait; who comes beyond that is turned away. */
import { Denial } from './denial.ts';

export class Gate {
  private readonly atOnce: number;
  private readonly mostWaiting: number;
  private inside = 0;
  private readonly queue: (() => void)[] = [];

  constructor(atOnce: number, mostWaiting: number) {
    this.atOnce = atOnce;
    this.mostWaiting = mostWaiting;
  }

  get waiting(): number {
    return this.queue.length;
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside < this.atOnce) this.inside++;
    else if (this.queue.length >= this.mostWaiting) throw new Denial('too-many');
    else await new Promise<void>((resolve) => this.queue.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever waited longest takes the place.
      const next = this.queue.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
