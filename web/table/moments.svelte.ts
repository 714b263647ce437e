/** The moments of a game, fetched in stretches as somebody goes through them. */
import type { Viewer } from '@sandtable/engine';
import type { Moment, MomentClocks } from '@sandtable/server/protocol';
import { request } from '../connection/api.ts';

const STRETCH = 25;

export class Moments {
  readonly table: string;
  first = $state(0);
  last = $state(0);
  /** Grows with every stretch that arrives, so that readers look again. */
  private arrived = $state(0);
  private readonly clocks = new Map<number, MomentClocks>();
  private as: Viewer | undefined;
  private known = new Map<number, Moment>();
  /** What other viewpoints have seen. */
  private readonly others = new Map<Viewer | undefined, Map<number, Moment>>();
  /** What is on its way. */
  private asked = new Map<number, Promise<void>>();

  constructor(table: string) {
    this.table = table;
  }

  /** Goes on from another viewpoint. */
  look(as: Viewer | undefined): void {
    this.others.set(this.as, this.known);
    this.as = as;
    this.known = this.others.get(as) ?? new Map();
    this.asked = new Map();
    this.arrived++;
  }

  /** Everything after a moment was taken back. */
  forget(after: number): void {
    // What is still on its way from before writes into the old map.
    this.known = new Map([...this.known].filter(([moment]) => moment <= after));
    this.others.clear();
    this.asked = new Map();
    this.arrived++;
  }

  at(moment: number): Moment | undefined {
    return this.arrived < 0 ? undefined : this.known.get(moment);
  }

  /** What the clocks showed at a moment: the same for all who look. */
  clocksAt(moment: number): MomentClocks | undefined {
    return this.arrived < 0 ? undefined : this.clocks.get(moment);
  }

  /** Fetches what lies around a moment, and what comes next. */
  async need(moment: number): Promise<void> {
    await this.reach(moment, moment);
    const near = moment % STRETCH > STRETCH / 2 ? moment + STRETCH : moment - STRETCH;
    if (near <= this.last) await this.reach(Math.max(0, near), Math.max(0, near));
  }

  /** Fetches the stretches from one moment to another, as far as they are not known. */
  async reach(from: number, to: number): Promise<void> {
    const first = Math.max(from, this.first);
    for (let stretch = Math.floor(first / STRETCH); stretch <= Math.floor(to / STRETCH); stretch++) {
      const start = Math.max(first, stretch * STRETCH);
      const end = Math.min(to, (stretch + 1) * STRETCH - 1);
      if (!this.has(start, end)) await this.fetch(stretch);
    }
  }

  private has(from: number, to: number): boolean {
    for (let moment = from; moment <= to; moment++) if (!this.known.has(moment)) return false;
    return true;
  }

  private fetch(stretch: number): Promise<void> {
    const { asked } = this;
    const waiting = asked.get(stretch);
    if (waiting !== undefined) return waiting;
    const answer = this.load(stretch).finally(() => asked.delete(stretch));
    asked.set(stretch, answer);
    return answer;
  }

  private async load(stretch: number): Promise<void> {
    const { known } = this;
    const end = (stretch + 1) * STRETCH - 1;
    let from = stretch * STRETCH;
    while (from < end && known.has(from)) from++;
    const query = { from, to: end, ...(this.as === undefined ? {} : { as: this.as }) };
    const answer = await request('GET /api/tables/:table/moments', { path: { table: this.table }, query });
    for (const moment of answer.moments) known.set(moment.moment, moment);
    for (const clocks of answer.clocks ?? []) this.clocks.set(clocks.moment, clocks);
    this.first = answer.first;
    this.last = answer.last;
    this.arrived++;
  }
}
