/** The moments of a game, fetched in stretches as somebody goes through them. */
import type { Viewer } from '@sandtable/engine';
import type { Moment } from '@sandtable/server/protocol';
import { request } from '../connection/api.ts';

const STRETCH = 25;

export class Moments {
  readonly table: string;
  first = $state(0);
  last = $state(0);
  /** Grows with every stretch that arrives, so that readers look again. */
  private arrived = $state(0);
  private as: Viewer | undefined;
  private known = new Map<number, Moment>();
  private asked = new Set<number>();

  constructor(table: string) {
    this.table = table;
  }

  /** Starts again from another viewpoint. */
  look(as: Viewer | undefined): void {
    this.as = as;
    this.known = new Map();
    this.asked = new Set();
    this.arrived++;
  }

  at(moment: number): Moment | undefined {
    return this.arrived < 0 ? undefined : this.known.get(moment);
  }

  /** Fetches what lies around a moment, and what comes next. */
  async need(moment: number): Promise<void> {
    await this.fetch(Math.floor(moment / STRETCH));
    if (moment % STRETCH > STRETCH / 2) await this.fetch(Math.floor(moment / STRETCH) + 1);
    else if (moment > 0) await this.fetch(Math.floor((moment - 1) / STRETCH));
  }

  private async fetch(stretch: number): Promise<void> {
    if (this.asked.has(stretch)) return;
    const { asked, known } = this;
    asked.add(stretch);
    const from = stretch * STRETCH;
    const query = { from, to: from + STRETCH - 1, ...(this.as === undefined ? {} : { as: this.as }) };
    try {
      const answer = await request('GET /api/tables/:table/moments', { path: { table: this.table }, query });
      for (const moment of answer.moments) known.set(moment.moment, moment);
      this.first = answer.first;
      this.last = answer.last;
      this.arrived++;
    } catch (error) {
      asked.delete(stretch);
      throw error;
    }
  }
}
