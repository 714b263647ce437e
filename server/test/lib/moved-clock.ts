/** A clock that stands still until it is moved. */
import type { Clock } from '../../clock.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

interface Work {
  readonly ms: number;
  readonly work: () => Promise<void>;
  next: number;
}

export class MovedClock implements Clock {
  private time: number;
  private readonly works = new Set<Work>();

  /** Far ahead: nothing that follows the system's own clock happens meanwhile. */
  constructor(at = '2099-03-02T12:00:00.000Z') {
    this.time = Date.parse(at);
  }

  now(): number {
    return this.time;
  }

  every(ms: number, work: () => Promise<void>): () => void {
    const entry = { ms, work, next: this.time + ms };
    this.works.add(entry);
    return () => this.works.delete(entry);
  }

  /** Resolves when everything is done that falls due, once. */
  async advance(ms: number): Promise<void> {
    this.time += ms;
    const due = [...this.works].filter(({ next }) => next <= this.time);
    for (const entry of due) entry.next = this.time + entry.ms;
    await Promise.all(due.map(({ work }) => work()));
  }
}
