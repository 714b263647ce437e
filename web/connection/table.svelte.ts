/** One table as it comes over the wire: the latest of everything, and the ways to act on it. */
import type { Aside, AskView, Blocked, Json, SeatId, StandingOrders, Viewer } from '@sandtable/engine';
import type {
  ChatLine,
  ClientFrame,
  Foreseen,
  PositionInfo,
  Proposal,
  Proposed,
  ServerFrame,
  TableInfo,
  Trouble,
} from '@sandtable/server/protocol';
import { RequestRefused, request } from './api.ts';
import { type Journal, noJournal, withLines } from './journal.ts';

/** A frame without the number that this side gives it. */
type Unnumbered<F> = F extends { id: number } ? Omit<F, 'id'> : never;

/** What was told about the ask of a position. */
interface Told<T> {
  readonly position: PositionInfo | undefined;
  readonly list: readonly T[];
}

interface Ahead extends Told<Foreseen> {
  readonly declined: AskView | undefined;
}

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (reason: RequestRefused) => void;
}

/** Whoever sits down this early for the first time has seen nothing yet. */
const EARLY = 150;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 10_000;
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

  private socket: WebSocket | undefined;
  private as: Viewer | undefined;
  private number = 0;
  private answers = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  /** What the questions that wait for an answer are about. */
  private readonly asked = new Map<number, PositionInfo>();
  private readonly waiting = new Map<number, Waiting>();

  constructor(id: string) {
    this.id = id;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Looks again, as whoever plays in this browser now. */
  renew(): void {
    this.socket?.close();
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
    this.sending = true;
    const answer = ++this.answers;
    try {
      await this.send({ type: 'answer', seat, ask: position.ask.number, options: [...options] });
    } finally {
      // The next one may be on its way already.
      if (answer === this.answers) this.sending = false;
    }
  }

  async aside(aside: string): Promise<void> {
    const { seat, position } = this;
    if (seat === undefined || position?.ask === undefined) return;
    await this.send({ type: 'aside', seat, ask: position.ask.number, aside });
  }

  async undo(count = 1): Promise<void> {
    const { seat, position } = this;
    if (seat === undefined || position === undefined) return;
    await this.send({ type: 'undo', seat, moment: position.moment, count });
    // What was answered for me is taken back with it.
    const { ask, undoStep } = this.position ?? {};
    if (this.orders.forced && ask?.options?.length === 1 && (undoStep ?? 0) > 0) await this.undo(undoStep);
  }

  async look(as: Viewer): Promise<void> {
    this.as = as;
    await this.send({ type: 'look', as });
  }

  /** Asks about the pending ask: why not something else, what cannot be taken back, what may be said. */
  async wonder(type: 'blocked' | 'foresee' | 'asides'): Promise<void> {
    const { seat, position } = this;
    if (seat === undefined || position?.ask === undefined) return;
    const answer = this.send({ type, seat, ask: position.ask.number });
    this.asked.set(this.number, position);
    await answer;
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
    if (this.seat === undefined) return;
    await this.send({ type: 'orders', seat: this.seat, forced: orders.forced, decline: [...orders.decline] });
    this.orders = orders;
  }

  async propose(proposal: Proposed): Promise<void> {
    await this.send({ type: 'propose', proposal });
  }

  async vote(proposal: number, yes: boolean): Promise<void> {
    await this.send({ type: 'vote', proposal, yes });
  }

  async resign(): Promise<void> {
    if (this.seat !== undefined) await this.send({ type: 'resign', seat: this.seat });
  }

  async say(text: string): Promise<void> {
    await this.send({ type: 'chat', text });
  }

  async read(): Promise<void> {
    const last = this.chat.at(-1);
    if (last === undefined || this.unread === 0) return;
    this.unread = 0;
    await this.send({ type: 'read', chat: last.number });
  }

  async write(note: string): Promise<void> {
    await this.send({ type: 'note', text: note });
    this.note = note;
  }

  async mute(person: string, muted: boolean): Promise<void> {
    await this.send({ type: 'mute', person, muted });
    this.muted = muted ? [...this.muted, person] : this.muted.filter((other) => other !== person);
    if (muted) this.chat = this.chat.filter(({ by }) => by.id !== person);
  }

  async report(person: string, text: string, chat: number | undefined): Promise<void> {
    await this.send({ type: 'report', person, text, ...(chat === undefined ? {} : { chat }) });
  }

  async retry(): Promise<void> {
    await this.send({ type: 'retry' });
  }

  private connect(): void {
    const address = new URL(`/ws/tables/${encodeURIComponent(this.id)}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    if (this.as !== undefined) address.searchParams.set('as', this.as);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener('message', (event: MessageEvent<string>) =>
      this.receive(JSON.parse(event.data) as ServerFrame),
    );
    let isOpened = false;
    socket.addEventListener('open', () => (isOpened = true));
    socket.addEventListener('close', ({ code }) => {
      if (code === SESSION_ENDED) this.isSignedOut = true;
      void this.lost(isOpened);
    });
  }

  private async lost(wasOpened: boolean): Promise<void> {
    this.giveUp(new RequestRefused('unreachable'));
    if (this.closed) return;
    if (!wasOpened && !(await this.isThere())) return;
    if (this.closed) return;
    this.status = this.table === undefined ? 'connecting' : 'lost';
    this.timer = setTimeout(() => this.connect(), this.pause);
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

  private send(frame: Unnumbered<ClientFrame>): Promise<void> {
    const socket = this.socket;
    if (socket === undefined || socket.readyState !== WebSocket.OPEN)
      return Promise.reject(new RequestRefused('unreachable'));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...frame, id }));
    });
  }

  /** Tells everybody who waits that there will be no answer. */
  private giveUp(reason: RequestRefused): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
    this.asked.clear();
  }

  private settle(id: number, refused?: RequestRefused): void {
    const waiting = this.waiting.get(id);
    if (waiting === undefined) return;
    this.waiting.delete(id);
    if (refused === undefined) waiting.resolve();
    else waiting.reject(refused);
  }

  private told<T>(id: number, list: readonly T[]): Told<T> {
    const position = this.asked.get(id);
    this.asked.delete(id);
    this.settle(id);
    return { position, list };
  }

  private receive(frame: ServerFrame): void {
    switch (frame.type) {
      case 'position':
        this.start(frame);
        return;
      case 'update':
        this.position = frame.position;
        // What comes next is the others' doing.
        if (this.sending) this.remember();
        // The new ask can be answered at once; it does not wait for `done`.
        this.sending = false;
        this.journal = withLines(this.journal, frame.lines, frame.keep);
        if (this.table !== undefined)
          this.table = {
            ...this.table,
            turn: frame.turn,
            changed: frame.changed,
            patience: patienceAfter(this.table, frame.changed),
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
      case 'blocked':
        this.blocked = this.told(frame.id, frame.blocked);
        return;
      case 'foreseen':
        this.foreseen = { ...this.told(frame.id, frame.foreseen), declined: frame.declined };
        return;
      case 'asides':
        this.asides = this.told(frame.id, frame.asides);
        return;
      case 'done':
        this.settle(frame.id);
        return;
      case 'refused': {
        // One that was not even read comes back without its number: it may be any of them.
        const refused = new RequestRefused(frame.code, frame);
        if (frame.id === undefined) this.giveUp(refused);
        else this.settle(frame.id, refused);
      }
    }
  }

  private start(frame: ServerFrame & { type: 'position' }): void {
    const isOther = this.position?.as !== frame.position?.as;
    this.status = 'open';
    if (frame.table.mine.length > 0) this.isSignedOut = false;
    this.pause = FIRST_PAUSE;
    this.table = frame.table;
    this.position = frame.position;
    this.journal = withLines(noJournal, frame.lines);
    this.orders = frame.orders;
    this.proposals = frame.proposals;
    this.chat = frame.chat;
    this.unread = frame.table.unread;
    this.note = frame.note;
    this.muted = frame.muted;
    this.troubles = frame.troubles;
    if (isOther) void this.recall();
  }

  // What has changed since my last decision is marked, also when I come back days later.

  private get key(): string {
    return `sandtable.seen.${this.id}.${this.seat ?? 'spectator'}`;
  }

  private remember(): void {
    if (this.position === undefined) return;
    this.previous = this.position.view;
    this.answered = this.position.moment;
    localStorage.setItem(this.key, String(this.position.moment));
  }

  private async recall(): Promise<void> {
    this.previous = undefined;
    this.answered = Number.MAX_SAFE_INTEGER;
    const { seat, position } = this;
    const early = (position?.moment ?? 0) < EARLY ? 0 : Number.NaN;
    const moment = Number(localStorage.getItem(this.key) ?? early);
    if (seat === undefined || position === undefined || !(moment < position.moment)) return;
    this.answered = moment;
    const query = { from: moment, to: moment, as: seat };
    const found = await request('GET /api/tables/:table/moments', { path: { table: this.id }, query }).catch(
      () => undefined,
    );
    if (this.seat === seat) this.previous ??= found?.moments[0]?.view;
  }
}

/** As long after the last change as it was before. */
function patienceAfter({ changed, patience }: TableInfo, now: string): string {
  return new Date(Date.parse(now) + Date.parse(patience) - Date.parse(changed)).toISOString();
}
