/**
 * A table in memory. Everything that reads or changes it waits in one queue, so that nobody ever sees what is not
 * yet stored: an action is tried on the match, appended to storage, and only then shown. When storing fails, the
 * copy in memory is thrown away and read anew.
 */
import { Refusal } from '@sandtable/engine';
import { stampOf } from '../clock.ts';
import { Denial } from '../denial.ts';
import type { Time, Trouble } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import { AlreadyTaken, encode, type StoredEvent } from '../storage/log.ts';
import type { News } from '../storage/storage.ts';
import type { BodyChange } from '../storage/tables.ts';
import { ACTIVE_EVERY_MS, isToBeNoted, isWorthNoting } from '../tables/attendance.ts';
import { type Head, isBotTurn, peopleAt, queueOf, type TableRecord } from '../tables/body.ts';
import { clocksFor } from './timekeeping.ts';
import { type Around, awaitedAt, callsAfter, callsNow, withRanOut } from '../tables/calls.ts';
import { ChatAtTable } from './chat.ts';
import { Foresight } from '../ledger/foresight.ts';
import { type Change, Ledger, type Open } from '../ledger/ledger.ts';
import { load, type Loaded } from './load.ts';
import { Showing } from './showing.ts';
import { type Watcher, Watchers } from './watchers.ts';

const ATTEMPTS = 5;

export class OpenTable {
  readonly id: string;
  readonly watchers = new Watchers();
  readonly chat: ChatAtTable;
  readonly foresight = new Foresight();
  private readonly showing: Showing;
  private readonly services: Services;
  /** Called when something has changed, after it was stored and shown. */
  private readonly whenChanged: (why: 'opened' | 'events' | 'body' | 'attended') => void;
  private open: Open | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private trouble: Trouble | undefined;
  private waiting = 0;
  /** The number of the last event that was shown to the watchers. */
  private shown = 0;
  /** When this process last told the lists of the people here that something has changed. */
  private listedAt = Number.NEGATIVE_INFINITY;
  lastUsed = Date.now();

  constructor(id: string, services: Services, whenChanged: OpenTable['whenChanged']) {
    this.id = id;
    this.services = services;
    this.whenChanged = whenChanged;
    this.chat = new ChatAtTable(id, services);
    this.showing = new Showing(id, services, this.watchers, this.chat);
  }

  /** True when nobody looks and nothing is under way. */
  get isIdle(): boolean {
    return this.watchers.size === 0 && this.waiting === 0;
  }

  /** Resolves when nothing waits in the queue any more. */
  async settled(): Promise<void> {
    while (this.waiting > 0) await this.tail;
  }

  /** Works with the table when everything before has been done. */
  inTurn<T>(work: (open: Open) => T | Promise<T>): Promise<T> {
    return this.queued(async () => work(await this.ready()));
  }

  /** While nothing can be stored, nobody waits to hear so once more. */
  private inTurnToStore<T>(work: (open: Open) => Promise<T>): Promise<T> {
    return this.queued(async () => {
      if (this.services.health.isFailing) throw new Denial('storage');
      return work(await this.ready());
    });
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    this.lastUsed = Date.now();
    const result = this.tail.then(async () => {
      try {
        return await work();
      } catch (error) {
        throw error instanceof AlreadyTaken ? new Denial('stale') : (this.storageFailed(error) ?? error);
      } finally {
        this.waiting--;
      }
    });
    this.tail = result.catch(() => undefined);
    return result;
  }

  /** Tries an action on the game, stores it, and then shows it. A refusal leaves no trace. `by` bots, nobody need be there. */
  play(
    action: (ledger: Ledger, record: TableRecord) => Change,
    by: 'people' | 'bots' = 'people',
  ): Promise<void> {
    return this.inTurnToStore(async () => {
      for (let attempt = 0; ; attempt++) {
        const open = await this.ready();
        if (open.ledger === undefined || open.record.status !== 'running') throw new Denial('not-running');
        const change = this.tried(open.ledger, open.record, action);
        try {
          await this.store(open, open.ledger, change, by);
          return;
        } catch (error) {
          // Another process was faster: look at what it did, and whether the action still makes sense.
          if (!(error instanceof AlreadyTaken) || attempt === ATTEMPTS) throw error;
        }
      }
    });
  }

  /** After a fault of our own or of the rules, the copy in memory is not trusted any more. */
  private tried(
    ledger: Ledger,
    record: TableRecord,
    action: (ledger: Ledger, record: TableRecord) => Change,
  ): Change {
    try {
      return action(ledger, record);
    } catch (error) {
      if (!(error instanceof Refusal) && !(error instanceof Denial)) this.open = undefined;
      throw error;
    }
  }

  /** Starts the game with the body that `make` gives it. */
  start(make: (record: TableRecord) => BodyChange): Promise<void> {
    return this.inTurnToStore(async (open) => {
      await this.storeBody(open, make);
      const game = this.services.shelf.find(open.record.game);
      if (game === undefined) throw new Denial('not-found');
      const { ledger, change } = Ledger.begin(game, open.record.body);
      await this.store(open, ledger, change);
      await this.showing.positions(open, this.trouble);
    });
  }

  /** Changes who sits where, proposals, orders. `make` may be called again when another process was faster. */
  changeBody(make: (record: TableRecord) => BodyChange): Promise<void> {
    return this.inTurnToStore((open) => this.storeBody(open, make));
  }

  async enter(watcher: Watcher): Promise<void> {
    await this.inTurn(async () => {
      const open = await this.upToDate();
      const before = this.watchers.present;
      watcher.place(open.record);
      this.watchers.add(watcher);
      await this.showing.position(open, watcher, this.trouble);
      if (this.isNews(open, watcher, before)) await this.showing.table(open);
      await this.noteLook(peopleAt(open.record.body).filter((person) => person === watcher.person));
      await this.attend(open, watcher.person);
    });
  }

  /** Whoever sees the table is not called at once. That it cannot be noted keeps nobody from looking. */
  private async noteLook(people: readonly string[]): Promise<void> {
    const { clock, noticeTimes, storage } = this.services;
    try {
      await storage.notices.looked(this.id, people, stampOf(clock.now() + noticeTimes.presentMs));
    } catch (error) {
      if (!storage.isFault(error)) throw error;
      this.services.health.report(error);
    }
  }

  private get around(): Around {
    const { clock, noticeTimes } = this.services;
    return { present: this.watchers.present, now: clock.now(), noticeTimes };
  }

  /** Somebody looks: bots who paused go on. */
  private async attend(open: Open, person: string | undefined): Promise<void> {
    const { record } = open;
    const now = new Date().toISOString();
    if (record.status === 'gathering' && person !== undefined)
      await this.services.storage.heldSeats.seen(this.id, [person], now);
    if (!isWorthNoting(record, this.watchers.present) || !isToBeNoted(record.attended, Date.now())) return;
    await this.services.storage.tables.attend([this.id], now);
    open.record = { ...record, attended: now };
    this.whenChanged('attended');
  }

  /** Whether it is to be noted again that somebody looks. */
  get isAttendedUnnoted(): boolean {
    const record = this.open?.record;
    return (
      record !== undefined &&
      this.watchers.size > 0 &&
      isWorthNoting(record, this.watchers.present) &&
      isToBeNoted(record.attended, Date.now())
    );
  }

  noteAttended(at: string): void {
    if (this.open?.record.status === 'gathering')
      void this.services.storage.heldSeats
        .seen(this.id, [...this.watchers.present], at)
        .catch(() => undefined);
    if (this.open !== undefined) this.open.record = { ...this.open.record, attended: at };
  }

  leave(watcher: Watcher): void {
    if (!this.watchers.has(watcher)) return;
    this.watchers.delete(watcher);
    this.lastUsed = Date.now();
    if (this.watchers.size === 0) return;
    this.inTurn(async (open) => {
      if (this.isNews(open, watcher, this.watchers.present)) await this.showing.table(open);
    }).catch(() => undefined);
  }

  /** Sends a watcher everything anew. */
  lookAgain(watcher: Watcher): Promise<void> {
    return this.inTurn(async (open) => {
      await this.showing.position(open, watcher, this.trouble);
    });
  }

  /** Another process has changed the table. Whoever has no copy and shows it to nobody need not know. */
  async hear(news: Extract<News, { table: string }>): Promise<void> {
    if (this.open === undefined && this.watchers.size === 0) return;
    switch (news.kind) {
      case 'talk':
        return this.chat.catchUp(this.watchers, await this.inTurn((open) => peopleAt(open.record.body)));
      case 'anew':
        return this.refresh();
      case 'events':
        return this.inTurn((open) => this.follow(open, news.stored));
      case 'body':
        return this.inTurn(async (open) => {
          this.takeBody(open, await this.services.storage.tables.find(this.id));
          await this.callAgain(open);
          await this.showing.reseat(open, this.trouble);
          await this.showing.table(open);
        });
    }
  }

  /**
   * Another process has changed who sits here while this one may have stored an answer: neither knew of the other.
   * Calls have names, so those that are made already are not made again.
   */
  private async callAgain({ record }: Open): Promise<void> {
    const calls = callsNow(record, this.around);
    if (calls.due.length > 0) await this.services.storage.notices.call(calls);
  }

  /** Looks whether another process has stored something of which the news is still on its way. */
  catchUp(): Promise<void> {
    return this.inTurn((open) => this.follow(open));
  }

  /**
   * Applies what another process has stored: the event that was told when it is the next one, otherwise those after
   * the last one known.
   */
  private async follow(open: Open, told?: StoredEvent): Promise<void> {
    const last = open.ledger?.lastEvent ?? 0;
    if (told !== undefined && told.number <= last) return;
    const events =
      told?.number === last + 1 ? [told] : await this.services.storage.log.eventsOf(this.id, last);
    for (const stored of events)
      if (!(await this.followed(open, stored))) {
        // A start, going back by consent: read as a whole, and shown from there.
        this.open = undefined;
        await this.ready();
        return;
      }
  }

  private async followed(open: Open, { number, at, event }: StoredEvent): Promise<boolean> {
    const { ledger } = open;
    if (ledger === undefined || !ledger.follow(number, event)) return false;
    const before = open.record;
    open.record = { ...before, ...headOf(before, ledger, at), ...(await this.clocksNow(before)) };
    // What was ended without an event stays ended, in whatever order that is heard.
    if (before.status === 'finished') open.record = { ...open.record, status: 'finished', turn: [] };
    this.shown = ledger.lastEvent;
    this.showing.update(open, event);
    if (open.record.status === 'finished') await this.showing.table(open);
    await this.noteShown(before, open.record);
    return true;
  }

  /** The clocks that another process has stored. */
  private async clocksNow({ body }: TableRecord): Promise<Pick<TableRecord, 'clocks'>> {
    const clocks = body.pace === undefined ? undefined : await this.services.storage.clocks.of(this.id);
    return clocks === undefined ? {} : { clocks };
  }

  /** The process that stored it did not know who looks here. */
  private async noteShown(before: TableRecord, after: TableRecord): Promise<void> {
    const { present } = this.watchers;
    if (present.size === 0) return;
    const known = awaitedAt(before);
    const told = after.status === 'finished' ? peopleAt(after.body) : awaitedAt(after);
    await this.noteLook(told.filter((person) => present.has(person) && !known.includes(person)));
  }

  private takeBody(open: Open, fresh: TableRecord | undefined): void {
    if (fresh === undefined) throw new Denial('not-found');
    const { ledger } = open;
    // What is played is known from the events, which may be ahead or behind.
    const isOver = ledger === undefined || fresh.status === 'finished';
    open.record = isOver ? fresh : { ...fresh, ...headOf(fresh, ledger, open.record.changed) };
  }

  /** Reads the table anew and shows everybody how it stands. */
  async refresh(): Promise<void> {
    await this.inTurn(async () => {
      this.open = undefined;
      const open = await this.ready();
      await this.callAgain(open);
      await this.showing.positions(open, this.trouble);
    });
  }

  setTrouble(trouble: Trouble | undefined): void {
    if (trouble === undefined && this.trouble === undefined) return;
    this.trouble = trouble;
    this.showTroubles();
  }

  get hasTrouble(): boolean {
    return this.trouble !== undefined;
  }

  showTroubles(): void {
    this.showing.troubles(this.open?.record, this.trouble);
  }

  private async ready(): Promise<Open> {
    if (this.open !== undefined) return this.open;
    const { shelf, storage, metrics } = this.services;
    const started = performance.now();
    const loaded = await load(storage, (id) => shelf.load(id), this.id);
    const open: Open = { record: loaded.record, ledger: loaded.ledger };
    if (loaded.ledger !== undefined && loaded.upgrade !== undefined)
      await this.upgrade(open, loaded.ledger, loaded);
    metrics.time('table_open_seconds', (performance.now() - started) / 1000);
    this.open = open;
    await this.showRest(open);
    this.whenChanged('opened');
    return open;
  }

  /** Whoever comes from another process has seen what it stored, even when the news has not arrived here yet. */
  private async upToDate(): Promise<Open> {
    const open = await this.ready();
    const { storage } = this.services;
    if (!storage.isShared) return open;
    const { revision } = open.record;
    await this.follow(open);
    const now = await this.ready();
    const fresh = await storage.tables.find(this.id);
    if (fresh?.revision !== revision) this.takeBody(now, fresh);
    return now;
  }

  /** Shows what has been stored since something was shown last: by another process, or when it was not clear. */
  private async showRest(open: Open): Promise<void> {
    const last = open.ledger?.lastEvent ?? 0;
    const since = this.shown;
    this.shown = last;
    if (this.watchers.size === 0 || last === since) return;
    if (since === 0) {
      await this.showing.positions(open, this.trouble);
      return;
    }
    const events = await this.services.storage.log.eventsOf(this.id, since);
    // Those in between may have gone into a digest.
    if (events[0]?.number !== since + 1) await this.showing.positions(open, this.trouble);
    else for (const { event } of events) this.showing.update(open, event);
  }

  /** Stores what newer rules have changed, and tells people when a turn had to be taken back. */
  private async upgrade(open: Open, ledger: Ledger, { upgrade, record }: Loaded): Promise<void> {
    if (upgrade === undefined) return;
    const { backTo, from } = upgrade;
    const versions = { from: record.version, to: ledger.game.version };
    await this.storeBody(open, ({ body }) => ({
      body: {
        ...body,
        ...(from === undefined ? {} : { from: { ...from, answers: [] } }),
        ...(backTo === undefined ? {} : { upgraded: { moment: backTo, ...versions } }),
      },
    }));
    const nothing: Change = { event: { kind: 'answers', answers: [], lines: [] }, rests: { add: [] } };
    await this.store(open, ledger, backTo === undefined ? nothing : ledger.fallBack());
  }

  private async store(
    open: Open,
    ledger: Ledger,
    change: Change,
    by: 'people' | 'bots' = 'people',
  ): Promise<void> {
    const { clock, metrics, storage } = this.services;
    const time = clock.now();
    const now = stampOf(time);
    const isListed = time - this.listedAt < ACTIVE_EVERY_MS;
    const plain = headOf(open.record, ledger, now);
    const backTo =
      change.event.kind === 'rewind' && change.event.by === undefined ? change.event.to : undefined;
    const stand = { body: open.record.body, turn: plain.turn, moment: plain.moment };
    const clocks = await clocksFor(
      this.services,
      open.record,
      backTo === undefined ? stand : { ...stand, backTo },
    ).catch((error: unknown) => this.letGo(error));
    const head: Head = {
      ...plain,
      ...(by === 'people' ? { attended: now } : {}),
      ...(clocks === undefined
        ? {}
        : {
            clocks: clocks.clocks,
            ...(clocks.due === undefined ? {} : { due: clocks.due }),
            isBotTurn: isBotTurn(open.record.body, plain.turn, clocks.clocks),
          }),
    };
    const calls = callsAfter(open.record, { ...open.record, ...head }, this.around);
    const started = performance.now();
    try {
      await storage.log.append({
        table: this.id,
        number: ledger.lastEvent + 1,
        head: isListed ? head : { ...head, active: now },
        queue: queueOf(open.record),
        ...(calls === undefined ? {} : { calls }),
        ...encode(change.event, change.rests),
      });
    } catch (error) {
      this.letGo(error);
    }
    metrics.time('store_seconds', (performance.now() - started) / 1000);
    metrics.count('events_stored');
    if (!isListed) this.listedAt = time;
    ledger.lastEvent++;
    open.record = { ...open.record, ...head };
    open.ledger = ledger;
    this.open = open;
    this.shown = ledger.lastEvent;
    this.showing.update(open, change.event);
    this.setTrouble(undefined);
    if (head.status === 'finished') await this.showing.table(open);
    this.whenChanged('events');
  }

  /** What the copy in memory has done is not stored. */
  private letGo(error: unknown): never {
    this.open = undefined;
    throw error;
  }

  private async storeBody(open: Open, make: (record: TableRecord) => BodyChange): Promise<void> {
    const { tables, wire } = this.services.storage;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const change = make(open.record);
      const { status, ending, body } = change;
      const after: TableRecord = {
        ...open.record,
        body,
        revision: open.record.revision + 1,
        ...(status === undefined ? {} : { status, turn: [] }),
        ...(ending === undefined ? {} : { ending }),
      };
      const clocks =
        after.status === 'running' ? await clocksFor(this.services, open.record, after, change) : undefined;
      const paced: TableRecord = clocks === undefined ? after : { ...after, clocks: clocks.clocks };
      const calls = withRanOut(
        callsAfter(open.record, paced, this.around),
        this.id,
        change.ranOut ?? [],
        this.services.clock.now(),
      );
      const stored: BodyChange = {
        ...change,
        ...(clocks === undefined ? {} : { clocks }),
        ...(calls === undefined ? {} : { calls }),
      };
      if (await tables.change(open.record, stored)) {
        open.record = change.attended === undefined ? paced : { ...paced, attended: change.attended };
        await wire.tell({ table: this.id, kind: 'body' });
        // Somebody else may sit there now.
        if (this.trouble?.kind === 'bot') this.setTrouble(undefined);
        await this.showing.reseat(open, this.trouble);
        await this.showing.table(open);
        this.whenChanged('body');
        return;
      }
      const fresh = await tables.find(this.id);
      if (fresh === undefined) throw new Denial('not-found');
      open.record = fresh;
    }
    throw new Denial('stale');
  }

  /** When the database itself failed: what to tell instead. */
  private storageFailed(error: unknown): Denial | undefined {
    if (!this.services.storage.isFault(error)) return undefined;
    this.open = undefined;
    this.services.health.report(error);
    return new Denial('storage');
  }

  /** Somebody who sits here has come or gone: not only opened or closed another window. */
  private isNews(open: Open, watcher: Watcher, others: ReadonlySet<string>): boolean {
    const { person } = watcher;
    return person !== undefined && !others.has(person) && peopleAt(open.record.body).includes(person);
  }
}

function headOf(record: TableRecord, { match, game }: Ledger, changed: Time): Head {
  const { result, turn } = match;
  return {
    version: game.version,
    status: result === undefined ? 'running' : 'finished',
    changed,
    moment: match.seq,
    turn,
    isBotTurn: isBotTurn(record.body, turn, record.clocks),
    ...(result === undefined ? {} : { ending: { kind: 'played', result } }),
  };
}
