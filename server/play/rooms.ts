/** The tables that are open in this process. */
import type { Services } from '../services.ts';
import type { News } from '../storage/storage.ts';
import { isAttended, longestAway } from '../tables/attendance.ts';
import { isBotTurn, queueOf } from '../tables/body.ts';
import { BotsAtTable } from './bots.ts';
import { OpenTable } from './open-table.ts';

/** A table nobody uses is closed after this long. */
const IDLE_MS = 60_000;
/** Bots' turns that nobody has taken after this long are taken up again: the process that had them may be gone. */
const OVERDUE_MS = 20_000;

/** Jobs of one address that may wait for a thread of this process. */
const MOST_WAITING = 2;

interface Room {
  readonly table: OpenTable;
  readonly bots: BotsAtTable;
}

export class Rooms {
  private readonly services: Services;
  private readonly rooms = new Map<string, Room>();
  private sweeper: ReturnType<typeof setInterval> | undefined;
  private overdue: ReturnType<typeof setInterval> | undefined;
  isStopping = false;

  constructor(services: Services) {
    this.services = services;
    services.health.onChange(() => this.tellHealth());
    services.metrics.gauge('tables_open', () => this.rooms.size);
    services.metrics.gauge('watchers', () => this.watching);
  }

  /** Takes up what was left when the last process ended. `deliver`: what to do when something is to be told. */
  async start(deliver?: (channel: string) => Promise<void>): Promise<void> {
    const { storage } = this.services;
    await storage.jobs?.start((table, queue) => this.takeJob(table, queue), deliver);
    await this.takeUpBots(0);
    this.sweeper = setInterval(() => {
      this.closeIdle();
      void this.noteAttended().catch(() => undefined);
    }, IDLE_MS / 4);
    if (storage.jobs !== undefined)
      this.overdue = setInterval(() => void this.takeUpBots(OVERDUE_MS).catch(() => undefined), OVERDUE_MS);
  }

  /** From now on nothing new is begun; what is under way is finished. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.sweeper);
    clearInterval(this.overdue);
    this.services.health.stop();
    await this.services.storage.jobs?.stop();
  }

  /** Resolves when everything that was under way is stored. */
  async settled(): Promise<void> {
    await Promise.all([...this.rooms.values()].map(({ table }) => table.settled()));
  }

  get(id: string): OpenTable {
    return this.room(id).table;
  }

  presentAt(id: string): ReadonlySet<string> {
    return this.rooms.get(id)?.table.watchers.present ?? new Set();
  }

  /** A bot that failed may try again. */
  retry(id: string): void {
    const { table, bots } = this.room(id);
    table.setTrouble(undefined);
    void bots.think();
  }

  get watching(): number {
    let count = 0;
    for (const { table } of this.rooms.values()) count += table.watchers.size;
    return count;
  }

  forEach(tell: (table: OpenTable) => void): void {
    for (const { table } of this.rooms.values()) tell(table);
  }

  private room(id: string): Room {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const { jobs } = this.services.storage;
    const table = new OpenTable(id, this.services, (why) => {
      // On a database shared with other processes a job says who thinks; events bring their own.
      if (jobs === undefined) void bots.think();
      else if (why === 'body' || why === 'attended') void this.addJob(table).catch(() => undefined);
    });
    const bots = new BotsAtTable(table, this.services);
    const room = { table, bots };
    this.rooms.set(id, room);
    return room;
  }

  /** The job may be here before the news of what made it. */
  private async takeJob(id: string, queue: string): Promise<void> {
    const { pool, storage } = this.services;
    // Enough of theirs wait for a thread here: this one does not keep others' jobs from being taken.
    if (pool.waitingOf(queue) >= MOST_WAITING) {
      await storage.jobs?.add(id, queue, true);
      return;
    }
    const { table, bots } = this.room(id);
    await table.catchUp();
    await bots.think();
  }

  private async addJob(table: OpenTable): Promise<void> {
    const queue = await table.inTurn(({ record }) =>
      isBotTurn(record.body, record.turn, record.clocks) ? queueOf(record) : undefined,
    );
    if (queue !== undefined) await this.services.storage.jobs?.add(table.id, queue);
  }

  private async takeUpBots(overdue: number): Promise<void> {
    const { storage } = this.services;
    const now = Date.now();
    const before = new Date(now - overdue).toISOString();
    for (const record of await storage.tables.waitingForBots(before, longestAway(now))) {
      if (!isAttended(record, record.attended, now)) continue;
      if (storage.jobs === undefined) void this.room(record.id).bots.think();
      else await storage.jobs.add(record.id, queueOf(record));
    }
  }

  /** People who look on and on keep their bots playing, in whatever process those think. */
  private async noteAttended(): Promise<void> {
    const now = new Date().toISOString();
    const attended = [...this.rooms.values()].filter(({ table }) => table.isAttendedUnnoted);
    await this.services.storage.tables.attend(
      attended.map(({ table }) => table.id),
      now,
    );
    for (const { table } of attended) table.noteAttended(now);
  }

  /** News of another process; undefined when the wire was cut, and anything may have happened. */
  hear(news: Extract<News, { table: string }> | undefined): void {
    if (news === undefined) {
      this.forEach((table) => void table.refresh().catch(() => undefined));
      return;
    }
    const room = this.rooms.get(news.table);
    if (room === undefined) return;
    room.table.hear(news).catch((error: unknown) => {
      this.services.logger.warn({ err: error, table: news.table }, 'could not follow another process');
    });
  }

  /** Says that storing fails; when it works again, shows everything anew. */
  private tellHealth(): void {
    const { isFailing } = this.services.health;
    for (const { table, bots } of this.rooms.values()) {
      table.showTroubles();
      if (isFailing) continue;
      table.setTrouble(undefined);
      void table.refresh().catch(() => undefined);
      void bots.think();
    }
  }

  private closeIdle(): void {
    const now = Date.now();
    for (const [id, { table, bots }] of this.rooms)
      if (table.isIdle && !bots.isThinking && now - table.lastUsed > IDLE_MS) this.rooms.delete(id);
  }
}
