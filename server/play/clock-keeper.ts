/**
 * Does what was agreed for somebody whose time has run out. When a clock runs out is an index of the database: tables
 * at which nothing is due cost nothing. What is due is done once, however many processes look.
 */
import { stampOf } from '../clock.ts';
import { Denial } from '../denial.ts';
import type { Services } from '../services.ts';
import type { BodyChange } from '../storage/tables.ts';
import { AlreadyTaken } from '../storage/log.ts';
import { peopleAt, sitterOf, type TableRecord } from '../tables/body.ts';
import { leftOf } from '../tables/clocks.ts';
import { reseated } from '../tables/consent.ts';
import type { Open } from '../ledger/ledger.ts';
import type { OpenTable } from './open-table.ts';
import { timesNow } from './timekeeping.ts';

const MOST_AT_ONCE = 200;

export class ClockKeeper {
  private readonly services: Services;
  private readonly tableOf: (id: string) => OpenTable;
  private readonly lookMs: number;
  private stopLooking = (): void => undefined;
  private looking: Promise<void> | undefined;

  constructor(services: Services, tableOf: (id: string) => OpenTable, lookMs: number) {
    this.services = services;
    this.tableOf = tableOf;
    this.lookMs = lookMs;
  }

  start(): void {
    this.stopLooking = this.services.clock.every(this.lookMs, () => this.look());
  }

  async stop(): Promise<void> {
    this.stopLooking();
    await this.looking;
  }

  look(): Promise<void> {
    this.looking ??= this.doDue()
      .catch((error: unknown) => this.complain(error))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private async doDue(): Promise<void> {
    const { clock, storage } = this.services;
    for (const id of await storage.clocks.due(stampOf(clock.now()), MOST_AT_ONCE))
      await this.runOut(this.tableOf(id)).catch((error: unknown) => this.complain(error, id));
  }

  private complain(error: unknown, table?: string): void {
    // Another process, or the person, was faster.
    if (error instanceof AlreadyTaken || (error instanceof Denial && error.code === 'stale')) return;
    this.services.logger.warn({ err: error, table }, 'a clock could not be looked after');
  }

  private async runOut(table: OpenTable): Promise<void> {
    await table.catchUp();
    const { record, pass } = await table.inTurn((open) => ({ record: open.record, pass: passAt(open) }));
    const end = record.body.pace?.end;
    const seats = this.seatsOut(record);
    if (seats.length > 0) this.services.metrics.count('clocks_run_out', end?.does);
    for (const seat of seats)
      if (end?.does === 'pass' && pass !== undefined) {
        await table.play((ledger, now) => {
          if (!this.seatsOut(now).includes(seat)) throw new Denial('stale');
          return ledger.give([{ seat, option: pass }], now.body);
        }, 'people');
        return;
      }
    // Marks who is out, and notes when the next clock runs out: later than was thought, after a gap.
    await table.changeBody((now): BodyChange => {
      if (now.status !== 'running') throw new Denial('stale');
      const out = this.seatsOut(now);
      const people = out.flatMap((seat) => {
        const chair = sitterOf(now.body, seat);
        return chair?.kind === 'person' ? [chair.person] : [];
      });
      const attended =
        out.length > 0 ? { attended: stampOf(this.services.clock.now()), ranOut: [...new Set(people)] } : {};
      if (end?.does !== 'seat') return { body: now.body, ...attended };
      const { player } = end;
      const body = out.reduce((before, seat) => reseated(before, seat, { kind: 'bot', player }), now.body);
      // As when the last of them gives up.
      if (out.length > 0 && peopleAt(body).length === 0)
        return { body, status: 'finished', ending: { kind: 'abandoned' }, ...attended };
      return { body, ...attended };
    });
  }

  /** People who have no time left at this moment and have not been dealt with. */
  private seatsOut({ clocks, body, turn, status }: TableRecord): readonly string[] {
    if (clocks === undefined || status !== 'running') return [];
    const times = timesNow(this.services);
    return turn.filter((seat) => {
      const clock = clocks.seats[seat];
      const isPerson = sitterOf(body, seat)?.kind === 'person';
      return isPerson && clock?.since !== undefined && clock.out !== true && leftOf(clock, times) <= 0;
    });
  }
}

/** What the pending question is declined with, where that is possible. */
function passAt({ ledger }: Open): string | undefined {
  return ledger?.match.declines.pass;
}
