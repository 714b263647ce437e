/** One table as it comes over the wire: the latest of everything, and the ways to act on it. */
import type { Aside, AskView, Blocked, Json, SeatId, StandingOrders, Viewer } from '@sandtable/engine';
import type {
  ChatLine,
  Foreseen,
  PositionInfo,
  Proposal,
  Proposed,
  TableInfo,
  Trouble,
} from '@sandtable/server/protocol';
import { RequestRefused, request } from './api.ts';
import { type Journal, noJournal, withLines } from './journal.ts';
import { type News, Wire } from './wire.ts';

/** What was told about the ask of a position. */
interface Told<T> {
  readonly position: PositionInfo | undefined;
  readonly list: readonly T[];
}

/** An answer that left, and of which nothing was heard yet. */
interface Underway {
  readonly seat: SeatId;
  readonly ask: number;
  readonly prompt: string | undefined;
  readonly options: readonly string[];
}

interface Ahead extends Told<Foreseen> {
  readonly declined: AskView | undefined;
}

/** What one of my seats sees while another has the table: kept up to date, so that its turn needs no asking. */
interface Parked {
  readonly wire: Wire;
  readonly position: PositionInfo;
  readonly journal: Journal;
  readonly orders: StandingOrders;
}

/** Whoever sits down this early for the first time has seen nothing yet. */
const EARLY = 150;
/** Past moments are asked for when somebody stays with the question so long. */
const GLANCE = 150;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
/** So long the first frame of a connection may take; longer on a line that is so thin that it did not come in time. */
const FIRST_PATIENCE = 6_000;
const LONGEST_PATIENCE = 48_000;
/** The server closes a socket with this when the session behind it has ended. */
const SESSION_ENDED = 4401;

export class TableLink {
  readonly id: string;
  /** `lost` once a connection that stood is gone; `absent` when there is no such table for us. */
  status = $state<'connecting' | 'open' | 'lost' | 'absent'>('connecting');
  /** True when we look on only because our session has ended. */
  isSignedOut = $state(false);
  table = $state.raw<TableInfo>();
  position = $state.raw<PositionInfo>();
  /** The view after my last decision. */
  previous = $state.raw<Json>();
  /** The moment of my last decision: journal lines after it are new to me. */
  answered = $state(Number.MAX_SAFE_INTEGER);
  journal = $state.raw<Journal>(noJournal);
  orders = $state.raw<StandingOrders>({ forced: false, decline: [] });
  proposals = $state.raw<readonly Proposal[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  unread = $state(0);
  note = $state('');
  /** People whom I do not want to hear. */
  muted = $state.raw<readonly string[]>([]);
  troubles = $state.raw<readonly Trouble[]>([]);
  /** What was asked about an ask, and what was told. */
  blocked = $state.raw<Told<Blocked>>();
  foreseen = $state.raw<Ahead>();
  asides = $state.raw<Told<Aside>>();
  /** Which options cannot be taken back, once that is known. */
  readonly lasting = $derived(this.isFresh(this.foreseen) ? this.foreseen.list : []);
  /** What I would be asked next if I declined: null for nothing, undefined until it is known. */
  readonly declined = $derived(this.isFresh(this.foreseen) ? (this.foreseen.declined ?? null) : undefined);
  /** True from the moment an answer leaves until it is stored. */
  sending = $state(false);
  /** The answer that waits for the line to come back, and what became of it then. */
  kept = $state.raw<Underway>();
  fate = $state<'sent' | 'arrived' | undefined>();

  private wire: Wire;
  /** Who is to look: not yet whoever the position is for while that is on its way. */
  private as: Viewer | undefined;
  private readonly parked = new Map<Viewer, Parked>();
  /** By seat, the moment of its last decision and what it saw then. */
  private readonly seen = new Map<Viewer, { readonly moment: number; readonly view: Json }>();
  /** Who was to decide at the moments that came by. */
  private readonly deciders = new Map<number, readonly SeatId[]>();
  private answers = 0;
  private pause = FIRST_PAUSE;
  private patience = FIRST_PATIENCE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(id: string) {
    this.id = id;
    this.wire = this.connect();
    for (const [event, notice] of this.notices) addEventListener(event, notice);
  }

  close(): void {
    this.closed = true;
    for (const [event, notice] of this.notices) removeEventListener(event, notice);
    clearTimeout(this.timer);
    this.wire.close();
    this.unpark();
  }

  /** Looks again, as whoever plays in this browser now. */
  renew(): void {
    this.unpark();
    this.wire.close();
  }

  /** Who looks, and may act. */
  get seat(): SeatId | undefined {
    const as = this.position?.as;
    return as === undefined || as === 'spectator' ? undefined : as;
  }

  /** True when the seat we look from has to answer. */
  get isMine(): boolean {
    return this.table?.status === 'running' && this.position?.ask?.options !== undefined;
  }

  async answer(options: readonly string[]): Promise<void> {
    const { seat, position } = this;
    if (seat === undefined || position?.ask === undefined || this.sending) return;
    const { number: ask, prompt } = position.ask;
    this.fate = undefined;
    await this.deliver({ seat, ask, prompt: prompt?.key, options });
  }

  /** Waits no longer for the line: the answer is not sent. */
  forget(): void {
    this.kept = undefined;
    this.sending = false;
  }

  private async deliver(underway: Underway): Promise<void> {
    const { seat, ask, options } = underway;
    this.sending = true;
    const answer = ++this.answers;
    try {
      await this.wire.send({ type: 'answer', seat, ask, options: [...options] });
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.code !== 'unreachable' || this.closed) throw error;
      // Nobody knows whether it arrived: the table says so once it is there again.
      if (answer === this.answers && this.sending) this.kept = underway;
    } finally {
      // The next one may be on its way already.
      if (answer === this.answers && this.kept === undefined) this.sending = false;
    }
  }

  /** The line is back: what was not taken goes out again, to the very question it was given to and to no other. */
  private redeliver(): void {
    const { kept, position } = this;
    if (kept === undefined) return;
    this.forget();
    const isAsked =
      position?.as === kept.seat &&
      position.ask?.number === kept.ask &&
      position.ask.prompt?.key === kept.prompt &&
      kept.options.slice(0, 1).every((first) => position.ask?.options?.some(({ id }) => id === first));
    this.fate = isAsked ? 'sent' : 'arrived';
    if (isAsked) void this.deliver(kept);
  }

  async aside(aside: string): Promise<void> {
    const { seat, position } = this;
    if (seat === undefined || position?.ask === undefined) return;
    await this.wire.send({ type: 'aside', seat, ask: position.ask.number, aside });
  }

  async undo(count = 1): Promise<void> {
    const { seat, position } = this;
    if (seat === undefined || position === undefined) return;
    await this.wire.send({ type: 'undo', seat, moment: position.moment, count });
  }

  /** A seat that has looked before keeps its own wire: it is asked for nothing again. */
  look(as: Viewer): void {
    if (as === (this.as ?? this.position?.as)) return;
    this.as = as;
    if (this.parked.has(as)) this.takeOver();
    else {
      this.park();
      this.wire = this.connect();
    }
  }

  /** Who was to decide then, as far as that came by. */
  decidersAt(moment: number): readonly SeatId[] | undefined {
    return this.deciders.get(moment);
  }

  /** Asks about the pending ask: why not something else, what cannot be taken back, what may be said. */
  async wonder(type: 'blocked' | 'foresee' | 'asides'): Promise<void> {
    const { seat, position } = this;
    if (seat === undefined || position?.ask === undefined) return;
    const told = await this.wire.send({ type, seat, ask: position.ask.number });
    if (told.type === 'blocked') this.blocked = { position, list: told.blocked };
    if (told.type === 'asides') this.asides = { position, list: told.asides };
    if (told.type === 'foreseen') this.foreseen = { position, list: told.foreseen, declined: told.declined };
  }

  /** What cannot be taken back; asked for when it is not known yet. */
  async foresee(): Promise<readonly Foreseen[]> {
    if (!this.isFresh(this.foreseen)) await this.wonder('foresee');
    return this.isFresh(this.foreseen) ? this.foreseen.list : [];
  }

  /** True when what was told is about how things stand now. */
  isFresh<T extends Told<unknown>>(told: T | undefined): told is T {
    return told !== undefined && told.position === this.position;
  }

  async order(orders: StandingOrders): Promise<void> {
    const { seat } = this;
    if (seat === undefined) return;
    await this.wire.send({ type: 'orders', seat, forced: orders.forced, decline: [...orders.decline] });
    if (this.seat === seat) this.orders = orders;
  }

  async propose(proposal: Proposed): Promise<void> {
    await this.wire.send({ type: 'propose', proposal });
  }

  async vote(proposal: number, yes: boolean): Promise<void> {
    await this.wire.send({ type: 'vote', proposal, yes });
  }

  async resign(): Promise<void> {
    if (this.seat !== undefined) await this.wire.send({ type: 'resign', seat: this.seat });
  }

  async say(text: string): Promise<void> {
    await this.wire.send({ type: 'chat', text });
  }

  async read(): Promise<void> {
    const last = this.chat.at(-1);
    if (last === undefined || this.unread === 0) return;
    this.unread = 0;
    await this.wire.send({ type: 'read', chat: last.number });
  }

  async write(note: string): Promise<void> {
    await this.wire.send({ type: 'note', text: note });
    this.note = note;
  }

  async mute(person: string, muted: boolean): Promise<void> {
    await this.wire.send({ type: 'mute', person, muted });
    this.muted = muted ? [...this.muted, person] : this.muted.filter((other) => other !== person);
    if (muted) this.chat = this.chat.filter(({ by }) => by.id !== person);
  }

  async report(person: string, text: string, chat: number | undefined): Promise<void> {
    await this.wire.send({ type: 'report', person, text, ...(chat === undefined ? {} : { chat }) });
  }

  async retry(): Promise<void> {
    await this.wire.send({ type: 'retry' });
  }

  /** What the browser notices of the line, and when somebody is about to rely on it. */
  private readonly notices: readonly (readonly [event: string, notice: () => void])[] = [
    ['offline', () => this.wire.drop()],
    ['online', () => this.tryNow()],
    ['pointerdown', () => this.wire.check()],
    ['keydown', () => this.wire.check()],
    ['visibilitychange', () => this.wire.check()],
  ];

  private tryNow(): void {
    if (this.closed || this.wire.isOpen || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.wire = this.connect();
  }

  private connect(): Wire {
    return new Wire(this.id, this.as, {
      patience: this.patience,
      hear: (frame, wire) => {
        if (wire === this.wire) this.receive(frame);
        else this.receiveParked(frame, wire);
        this.takeOver();
      },
      lost: (wire, code, wasOpened) => {
        if (wire !== this.wire) {
          this.forgetParked(wire);
          return;
        }
        if (code === SESSION_ENDED) this.isSignedOut = true;
        if (wire.isSilent) this.patience = Math.min(this.patience * 2, LONGEST_PATIENCE);
        void this.lost(wasOpened);
      },
    });
  }

  private async lost(wasOpened: boolean): Promise<void> {
    if (this.closed) return;
    if (!wasOpened && !(await this.isThere())) return;
    if (this.closed) return;
    this.status = this.table === undefined ? 'connecting' : 'lost';
    this.timer = setTimeout(() => (this.wire = this.connect()), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** A socket that never opened does not say why; a request does. */
  private async isThere(): Promise<boolean> {
    try {
      await request('GET /api/tables/:table', { path: { table: this.id } });
      return true;
    } catch (error) {
      if (!(error instanceof RequestRefused) || !['not-found', 'not-yours'].includes(error.code)) return true;
      this.status = 'absent';
      return false;
    }
  }

  /** The seat that is to look gets the table once it knows as much as everybody. */
  private takeOver(): void {
    const { as } = this;
    const next = as === undefined ? undefined : this.parked.get(as);
    if (as === undefined || next === undefined || next.position.moment !== this.table?.moment) return;
    this.park();
    this.parked.delete(as);
    this.wire = next.wire;
    this.position = next.position;
    this.journal = next.journal;
    this.orders = next.orders;
    this.recall();
  }

  private park(): void {
    const { wire, position, journal, orders } = this;
    // A wire that is still to bring its first position has nothing to keep.
    const isKnown = position !== undefined && (wire.as ?? position.as) === position.as;
    if (isKnown && wire.isOpen) this.parked.set(position.as, { wire, position, journal, orders });
    else wire.close();
  }

  private receiveParked(frame: News, wire: Wire): void {
    const [as, parked] = [...this.parked].find(([, one]) => one.wire === wire) ?? [];
    if (as === undefined || parked === undefined) return;
    if (frame.type === 'update') {
      const journal = withLines(parked.journal, frame.lines, frame.keep);
      this.parked.set(as, { ...parked, position: frame.position, journal });
    } else if (frame.type === 'orders' && frame.seat === as)
      this.parked.set(as, { ...parked, orders: frame.orders });
    else if (frame.type === 'position') {
      const { position, lines, orders } = frame;
      if (position?.as === as)
        this.parked.set(as, { wire, position, journal: withLines(noJournal, lines), orders });
      // The seat is not mine any more.
      else wire.close();
    }
  }

  private forgetParked(wire: Wire): void {
    for (const [as, parked] of this.parked) if (parked.wire === wire) this.parked.delete(as);
  }

  private unpark(): void {
    for (const { wire } of this.parked.values()) wire.close();
    this.parked.clear();
  }

  private receive(frame: News): void {
    switch (frame.type) {
      case 'position':
        this.start(frame);
        return;
      case 'update':
        if (frame.keep !== undefined) this.forgetDeciders(frame.keep);
        this.arrive(frame.position);
        // What comes next is the others' doing.
        if (this.sending) this.remember();
        // The new ask can be answered at once; it does not wait for `done`.
        this.sending = false;
        this.kept = undefined;
        this.journal = withLines(this.journal, frame.lines, frame.keep);
        if (this.table !== undefined)
          this.table = {
            ...this.table,
            turn: frame.turn,
            changed: frame.changed,
            patience:
              frame.clocks === undefined
                ? patienceAfter(this.table, frame.changed)
                : patienceBy(frame.clocks, frame.changed),
            ...(frame.clocks === undefined ? {} : { clocks: frame.clocks }),
            moment: frame.position.moment,
          };
        return;
      case 'table':
        this.table = frame.table;
        this.proposals = frame.proposals;
        return;
      case 'chat':
        this.chat = [...this.chat, frame.line];
        this.unread = frame.unread;
        return;
      case 'orders':
        if (frame.seat === this.seat) this.orders = frame.orders;
        return;
      case 'troubles':
        this.troubles = frame.troubles;
        return;
    }
  }

  private start(frame: News & { type: 'position' }): void {
    const isOther = this.position?.as !== frame.position?.as;
    // A seat that is not mine any more is not looked from.
    if (this.as !== undefined) this.as = frame.position?.as;
    this.status = 'open';
    if (frame.table.mine.length > 0) this.isSignedOut = false;
    this.pause = FIRST_PAUSE;
    this.patience = FIRST_PATIENCE;
    this.table = frame.table;
    if (frame.position === undefined) this.position = undefined;
    else this.arrive(frame.position);
    this.journal = withLines(noJournal, frame.lines);
    this.orders = frame.orders;
    this.proposals = frame.proposals;
    this.chat = frame.chat;
    this.unread = frame.table.unread;
    this.note = frame.note;
    this.muted = frame.muted;
    this.troubles = frame.troubles;
    if (isOther) this.recall();
    this.redeliver();
  }

  private arrive(position: PositionInfo): void {
    this.position = position;
    if (position.ask !== undefined) this.deciders.set(position.moment, position.ask.seats);
  }

  private forgetDeciders(after: number): void {
    for (const moment of this.deciders.keys()) if (moment > after) this.deciders.delete(moment);
  }

  // What has changed since my last decision is marked, also when I come back days later.

  private get key(): string {
    return `sandtable.seen.${this.id}.${this.seat ?? 'spectator'}`;
  }

  private remember(): void {
    if (this.position === undefined) return;
    const { view, moment } = this.position;
    this.previous = view;
    this.answered = moment;
    if (this.seat !== undefined) this.seen.set(this.seat, { moment, view });
    localStorage.setItem(this.key, String(moment));
  }

  private recall(): void {
    this.previous = undefined;
    this.answered = Number.MAX_SAFE_INTEGER;
    const { seat, position } = this;
    if (seat === undefined || position === undefined) return;
    const early = position.moment < EARLY ? 0 : Number.NaN;
    const moment = Number(localStorage.getItem(this.key) ?? early);
    if (!(moment < position.moment)) return;
    this.answered = moment;
    const seen = this.seen.get(seat);
    if (seen?.moment === moment) this.previous = seen.view;
    else setTimeout(() => void this.lookBack(seat, moment), GLANCE);
  }

  private async lookBack(seat: SeatId, moment: number): Promise<void> {
    if (this.closed || this.seat !== seat || this.answered !== moment) return;
    const query = { from: moment, to: moment, as: seat };
    const found = await request('GET /api/tables/:table/moments', { path: { table: this.id }, query }).catch(
      () => undefined,
    );
    if (this.seat === seat && this.answered === moment) this.previous ??= found?.moments[0]?.view;
  }
}

/** As long after the last change as it was before. */
/** Where a pace was agreed, the others wait until the first clock runs out. */
function patienceBy(clocks: NonNullable<TableInfo['clocks']>, changed: string): string {
  const times = Object.values(clocks).flatMap(({ ends, out }) => (out === true ? [changed] : (ends ?? [])));
  return times.sort()[0] ?? '9999-01-01T00:00:00.000Z';
}

function patienceAfter({ changed, patience }: TableInfo, now: string): string {
  return new Date(Date.parse(now) + Date.parse(patience) - Date.parse(changed)).toISOString();
}
