/** One client at one table: checks every frame before anything else sees it, and answers each. */
import type { Viewer } from '@sandtable/engine';
import { Compile } from 'typebox/compile';
import type { Who } from '../budget.ts';
import { Denial, refusedFor } from '../denial.ts';
import * as incoming from '../protocol/incoming.ts';
import { type ClientFrame, MOST_ID } from '../protocol/incoming.ts';
import { FRAME_SHAPE, isWithin } from '../protocol/shape.ts';
import type { RefusedCode, ServerFrame } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import { seatsOf, type TableRecord } from '../tables/body.ts';
import { mayLookFrom } from '../tables/viewpoint.ts';
import * as actions from './actions.ts';
import { BAD_FRAME_COST, costOfSending, FRAME_COSTS } from './costs.ts';
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
  ping: Compile(incoming.PingFrame),
  retry: Compile(incoming.RetryFrame),
  mute: Compile(incoming.MuteFrame),
  report: Compile(incoming.ReportFrame),
};

/** The line to a client: a WebSocket of a server, or a port between a page and its worker. */
export interface Line {
  readonly isOpen: boolean;
  send(text: string): void;
  close(code: number, why?: string): void;
}

/** What came over a line, not read yet. */
export interface Incoming {
  /** All of it; undefined for what is no text. */
  read(): string | undefined;
  /** Its first signs. */
  front(length: number): string;
}

export const POLICY_VIOLATION = 1008;
/** Frames that wait to be handled; more are refused. */
const MOST_WAITING = 200;
/** What a frame costs that is refused because nothing is left: who goes on is closed when enough is owed. */
const REFUSAL_COST = 0.25;
/** An id may stand anywhere in a frame, but where nothing is read any more only its beginning is looked at. */
const ID_WITHIN = 200;

/** Frames that ask about the pending ask and change nothing. */
type Question = Extract<ClientFrame, { type: 'blocked' | 'foresee' | 'asides' }>;
/** What is handled one after the other. */
type Deed = Exclude<ClientFrame, { type: 'ping' }>;

export class Connection implements Watcher {
  readonly person: string | undefined;
  as: Viewer = 'spectator';
  private chosen: Viewer | undefined;
  private readonly line: Line;
  private readonly table: OpenTable;
  private readonly rooms: Rooms;
  private readonly services: Services;
  private readonly who: Who;
  private tail: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor(
    line: Line,
    who: Who & { readonly as: string | undefined },
    table: OpenTable,
    rooms: Rooms,
    services: Services,
  ) {
    this.line = line;
    this.who = { person: who.person, source: who.source };
    this.person = who.person;
    this.chosen = who.as;
    this.table = table;
    this.rooms = rooms;
    this.services = services;
  }

  async enter(): Promise<void> {
    try {
      await this.table.enter(this);
      if (!this.line.isOpen) this.leave();
    } catch (error) {
      this.refuse(error, undefined);
      this.line.close(POLICY_VIOLATION);
    }
  }

  /** The line is gone. */
  leave(): void {
    this.table.leave(this);
  }

  send(text: string): void {
    if (this.line.isOpen) this.line.send(text);
  }

  place(record: TableRecord): boolean {
    const before = this.as;
    const mine = seatsOf(record.body, this.person);
    const wish = this.chosen ?? (before === 'spectator' ? undefined : before);
    if (wish !== undefined && mayLookFrom(record, mine, wish)) this.as = wish;
    else this.as = mine.find((seat) => record.turn.includes(seat)) ?? mine[0] ?? 'spectator';
    return this.as !== before;
  }

  /** What is sent to somebody who asked for it is theirs to pay; what everybody is sent is nobody's. */
  sendAsked(text: string): void {
    this.services.work.charge(this.who, costOfSending(text.length));
    this.send(text);
  }

  receive(data: Incoming): void {
    if (!this.line.isOpen) return;
    const { work, metrics } = this.services;
    metrics.count('frames');
    if (!work.spend(this.who, 0) || this.waiting >= MOST_WAITING) {
      this.turnAway(data);
      return;
    }
    if (this.rooms.isStopping) {
      this.refuse(new Denial('stopping'), idAtFront(data));
      return;
    }
    const { frame, id } = readFrame(data);
    work.charge(this.who, frame === undefined ? BAD_FRAME_COST : FRAME_COSTS[frame.type]);
    if (frame === undefined) {
      this.refuse(new Denial('malformed'), id);
      return;
    }
    // It asks about the line only: a slow disk that an answer waits for is another matter.
    if (frame.type === 'ping') {
      this.sendFrame({ type: 'done', id: frame.id });
      return;
    }
    this.waiting++;
    this.tail = this.tail.then(async () => {
      await this.handle(frame);
      this.waiting--;
    });
  }

  /** Nothing is left of what this person, or everybody at this address, may have done for them. */
  private turnAway(data: Incoming): void {
    const { work } = this.services;
    work.charge(this.who, REFUSAL_COST);
    if (work.isOverdrawn(this.who)) {
      this.services.metrics.count('refused', 'too-many');
      this.line.close(POLICY_VIOLATION, 'too many frames');
    } else this.refuse(new Denial('too-many'), idAtFront(data));
  }

  private async handle(frame: Deed): Promise<void> {
    const started = performance.now();
    try {
      if (frame.type === 'blocked' || frame.type === 'foresee' || frame.type === 'asides') {
        this.sendAsked(JSON.stringify(await this.tell(frame)));
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

  private async act(frame: Exclude<Deed, Question>): Promise<void> {
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
        return actions.sayInChat(table, person, frame.text, this.as);
      case 'read':
        return actions.readChat(table, person, frame.chat);
      case 'note':
        return services.storage.talk.note(table.id, person, frame.text);
      case 'retry':
        return actions.retryBot(table, person, this.rooms);
      case 'mute':
        return actions.mute(table, person, frame, services);
      case 'report':
        return actions.report(table, person, frame, services);
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
          return { type: 'foreseen', id, ...this.table.foresight.of(ledger, seat) };
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

/** A frame; or, of what is none, the id it has all the same. */
interface Read {
  readonly frame: ClientFrame | undefined;
  readonly id: number | undefined;
}

const NO_FRAME: Read = { frame: undefined, id: undefined };

function readFrame(data: Incoming): Read {
  const text = data.read();
  if (text === undefined) return NO_FRAME;
  if (!isWithin(text, FRAME_SHAPE)) return { frame: undefined, id: idAtFront(data) };
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return NO_FRAME;
  }
  if (typeof frame !== 'object' || frame === null) return NO_FRAME;
  const id = 'id' in frame && isId(frame.id) ? frame.id : undefined;
  const type = 'type' in frame ? frame.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(CHECKS, type)) return { frame: undefined, id };
  return { frame: CHECKS[type as keyof typeof CHECKS].Check(frame) ? frame : undefined, id };
}

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id >= 0 && id <= MOST_ID;

function idAtFront(data: Incoming): number | undefined {
  const front = data.front(ID_WITHIN);
  const found = Number(/"id"\s*:\s*(\d{1,10})\b/.exec(front)?.[1] ?? Number.NaN);
  return isId(found) ? found : undefined;
}
