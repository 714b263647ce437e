/** One WebSocket at one table: checks every frame before anything else sees it, and answers each. */
import type { Viewer } from '@sandtable/engine';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { Denial, refusedFor } from '../denial.ts';
import * as incoming from '../protocol/incoming.ts';
import type { ClientFrame } from '../protocol/incoming.ts';
import { FRAME_SHAPE, isWithin } from '../protocol/shape.ts';
import type { RefusedCode, ServerFrame } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import type { Limits } from '../settings.ts';
import { seatsOf, type TableRecord } from '../tables/body.ts';
import { mayLookFrom } from '../tables/viewpoint.ts';
import * as actions from './actions.ts';
import type { OpenTable } from './open-table.ts';
import type { Rooms } from './rooms.ts';
import type { Watcher } from './watchers.ts';

const CHECKS = {
  answer: Compile(incoming.AnswerFrame),
  aside: Compile(incoming.AsideFrame),
  undo: Compile(incoming.UndoFrame),
  look: Compile(incoming.LookFrame),
  blocked: Compile(incoming.BlockedFrame),
  foresee: Compile(incoming.ForeseeFrame),
  asides: Compile(incoming.AsidesFrame),
  orders: Compile(incoming.OrdersFrame),
  propose: Compile(incoming.ProposeFrame),
  vote: Compile(incoming.VoteFrame),
  resign: Compile(incoming.ResignFrame),
  chat: Compile(incoming.ChatFrame),
  read: Compile(incoming.ReadFrame),
  note: Compile(incoming.NoteFrame),
  retry: Compile(incoming.RetryFrame),
};

/** A client that does not read is cut off when this much waits for it. */
const MOST_UNSENT = 8 * 1024 * 1024;
/** Frames beyond the limit that are answered by a refusal; after that the connection is closed. */
const MOST_EXCESS = 500;

export const POLICY_VIOLATION = 1008;
/** Frames that wait to be handled; more are refused. */
const MOST_WAITING = 200;
/** What some frames count beyond one: they send much, reckon much or fill the disk. */
const EXTRA_COST: Partial<Record<ClientFrame['type'], number>> = { look: 4, foresee: 4, chat: 9, note: 9 };

/** Frames that ask about the pending ask and change nothing. */
type Question = Extract<ClientFrame, { type: 'blocked' | 'foresee' | 'asides' }>;

export class Connection implements Watcher {
  readonly person: string | undefined;
  readonly session: string | undefined;
  as: Viewer = 'spectator';
  private chosen: Viewer | undefined;
  private readonly socket: WebSocket;
  private readonly table: OpenTable;
  private readonly rooms: Rooms;
  private readonly services: Services;
  private readonly limits: Limits;
  private tail: Promise<void> = Promise.resolve();
  private allowance: number;
  private countedAt = performance.now();
  private excess = 0;
  private waiting = 0;

  constructor(
    socket: WebSocket,
    who: { person?: string | undefined; session?: string | undefined; as?: string | undefined },
    table: OpenTable,
    rooms: Rooms,
    services: Services,
    limits: Limits,
  ) {
    this.socket = socket;
    this.person = who.person;
    this.session = who.session;
    this.chosen = who.as;
    this.table = table;
    this.rooms = rooms;
    this.services = services;
    this.limits = limits;
    this.allowance = limits.frameBurst;
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('close', () => table.leave(this));
    socket.on('error', () => socket.terminate());
  }

  async enter(): Promise<void> {
    try {
      await this.table.enter(this);
      if (this.socket.readyState !== this.socket.OPEN) this.table.leave(this);
    } catch (error) {
      this.refuse(error, undefined);
      this.socket.close(POLICY_VIOLATION);
    }
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) this.socket.terminate();
    else this.socket.send(text);
  }

  place(record: TableRecord): boolean {
    const before = this.as;
    const mine = seatsOf(record.body, this.person);
    const wish = this.chosen ?? (before === 'spectator' ? undefined : before);
    if (wish !== undefined && mayLookFrom(record, mine, wish)) this.as = wish;
    else this.as = mine.find((seat) => record.turn.includes(seat)) ?? mine[0] ?? 'spectator';
    return this.as !== before;
  }

  private receive(data: WebSocket.RawData, isBinary: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    this.services.metrics.count('frames');
    if (!this.isAllowed() || this.waiting >= MOST_WAITING) {
      this.services.metrics.count('refused', 'too-many');
      if (++this.excess > MOST_EXCESS) this.socket.close(POLICY_VIOLATION, 'too many frames');
      else this.sendFrame({ type: 'refused', code: 'too-many' });
      return;
    }
    if (this.rooms.isStopping) {
      this.refuse(new Denial('stopping'), undefined);
      return;
    }
    const frame = isBinary ? undefined : readFrame(data);
    if (frame === undefined) {
      this.refuse(new Denial('malformed'), undefined);
      return;
    }
    this.allowance -= EXTRA_COST[frame.type] ?? 0;
    this.waiting++;
    this.tail = this.tail.then(async () => {
      await this.handle(frame);
      this.waiting--;
    });
  }

  /** Frames flow in at a steady rate, with some saved up for bursts. */
  private isAllowed(): boolean {
    const now = performance.now();
    const { frames, frameBurst } = this.limits;
    this.allowance = Math.min(frameBurst, this.allowance + ((now - this.countedAt) / 1000) * frames);
    this.countedAt = now;
    if (this.allowance < 1) return false;
    this.allowance--;
    return true;
  }

  private async handle(frame: ClientFrame): Promise<void> {
    const started = performance.now();
    try {
      if (frame.type === 'blocked' || frame.type === 'foresee' || frame.type === 'asides') {
        this.sendFrame(await this.tell(frame));
        return;
      }
      await this.act(frame);
      this.sendFrame({ type: 'done', id: frame.id });
      if (frame.type === 'answer') {
        this.services.metrics.count('answers', undefined, frame.options.length);
        this.services.metrics.time('answer_seconds', (performance.now() - started) / 1000);
      }
    } catch (error) {
      this.refuse(error, frame.id);
    }
  }

  private async act(frame: Exclude<ClientFrame, Question>): Promise<void> {
    const { table, services } = this;
    if (frame.type === 'look') return this.look(frame.as);
    const person = this.signedIn();
    switch (frame.type) {
      case 'answer':
        return actions.answer(table, person, frame);
      case 'aside':
        return actions.aside(table, person, frame);
      case 'undo':
        return actions.undo(table, person, frame);
      case 'orders':
        return actions.giveOrders(table, person, frame);
      case 'propose':
        return actions.makeProposal(table, person, frame.proposal, services);
      case 'vote':
        return actions.castVote(table, person, frame, services);
      case 'resign':
        return actions.resign(table, person, frame.seat, services);
      case 'chat':
        return actions.sayInChat(table, person, frame.text);
      case 'read':
        return actions.readChat(table, person, frame.chat);
      case 'note':
        return services.storage.talk.note(table.id, person, frame.text);
      case 'retry':
        return actions.retryBot(table, person, this.rooms);
    }
  }

  private async look(as: string): Promise<void> {
    await this.table.inTurn(({ record }) => {
      if (!mayLookFrom(record, seatsOf(record.body, this.person), as)) throw new Denial('not-yours');
      this.chosen = as;
      this.as = as;
    });
    await this.table.lookAgain(this);
  }

  /** What is asked about the pending ask, and told only on request. */
  private tell({ type, id, seat, ask }: Question): Promise<ServerFrame> {
    return this.table.inTurn(({ record, ledger }): ServerFrame => {
      if (!seatsOf(record.body, this.person).includes(seat)) throw new Denial('not-yours');
      if (ledger === undefined) throw new Denial('not-running');
      const { match } = ledger;
      if (match.number !== ask) throw new Denial('stale');
      switch (type) {
        case 'blocked':
          return { type, id, blocked: match.blocked(seat) };
        case 'foresee':
          return { type: 'foreseen', id, foreseen: this.table.foresight.of(ledger, seat) };
        case 'asides':
          return { type, id, asides: match.asides(seat) };
      }
    });
  }

  private signedIn(): string {
    if (this.person === undefined) throw new Denial('not-signed-in');
    return this.person;
  }

  private refuse(error: unknown, id: number | undefined): void {
    const refused = refusedFor(error) ?? this.ownFault(error);
    this.services.metrics.count('refused', refused.code);
    this.sendFrame({ type: 'refused', ...(id === undefined ? {} : { id }), ...refused });
  }

  private ownFault(error: unknown): { code: RefusedCode } {
    const { storage, health, logger } = this.services;
    if (storage.isFault(error)) {
      health.report(error);
      return { code: 'storage' };
    }
    logger.error({ err: error, table: this.table.id }, 'a frame failed');
    return { code: 'internal' };
  }

  private sendFrame(frame: ServerFrame): void {
    this.send(JSON.stringify(frame));
  }
}

function readFrame(data: WebSocket.RawData): ClientFrame | undefined {
  const text = (data as Buffer).toString();
  if (!isWithin(text, FRAME_SHAPE)) return undefined;
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof frame !== 'object' || frame === null || !('type' in frame)) return undefined;
  const { type } = frame;
  if (typeof type !== 'string' || !Object.hasOwn(CHECKS, type)) return undefined;
  return CHECKS[type as keyof typeof CHECKS].Check(frame) ? frame : undefined;
}
