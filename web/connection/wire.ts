/** One line to a table. Every frame that is sent is answered by one, or refused. */
import type { Viewer } from '@sandtable/engine';
import type { ClientFrame, ServerFrame } from '@sandtable/server/protocol';
import { RequestRefused } from './refusal.ts';
import { ABNORMAL, type Line, openLine } from './transport.ts';

/** A frame without the number that this side gives it. */
type Unnumbered<F> = F extends { id: number } ? Omit<F, 'id'> : never;

/** What answers a frame of ours, and what comes unasked. */
type Answer = Extract<ServerFrame, { type: 'asides' | 'blocked' | 'done' | 'foreseen' | 'refused' }>;
export type News = Exclude<ServerFrame, Answer>;

const isAnswer = (frame: ServerFrame): frame is Answer => frame.type === 'refused' || 'id' in frame;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: RequestRefused) => void;
}

interface Listener {
  /** Who hears nothing for so long from the beginning is tried anew, whether it opens or not. */
  readonly patience: number;
  readonly hear: (frame: News, wire: Wire) => void;
  readonly lost: (wire: Wire, code: number, wasOpened: boolean) => void;
}

/** A line on which nothing comes for so long after it was asked for a sign is dead. */
const DEAD_AFTER = 3_500;
/** It is asked after so much silence: while an answer is awaited, and while somebody merely looks. */
const SILENCE_WAITING = 1_000;
const SILENCE_LOOKING = 15_000;
const TICK = 500;

export class Wire {
  /** The viewpoint that was asked for; undefined: whichever the server thinks best. */
  readonly as: Viewer | undefined;
  private readonly line: Line;
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly lost: (code: number) => void;
  private readonly watch: ReturnType<typeof setInterval>;
  /** When something was heard last; the first frame may take long on a thin line. */
  private heard: number | undefined;
  /** When a sign was asked for that has not come. */
  private asked: number | undefined;
  private readonly begun = performance.now();
  private readonly patience: number;
  private isOver = false;

  constructor(table: string, as: Viewer | undefined, { patience, hear, lost }: Listener) {
    this.as = as;
    this.patience = patience;
    let isOpened = false;
    this.lost = (code) => {
      if (this.isOver) return;
      this.isOver = true;
      clearInterval(this.watch);
      this.giveUp(new RequestRefused('unreachable'));
      lost(this, code, isOpened);
    };
    this.watch = setInterval(() => this.listen(), TICK);
    this.line = openLine(table, as, {
      opened: () => (isOpened = true),
      heard: (text) => {
        if (this.isOver) return;
        this.heard = performance.now();
        this.asked = undefined;
        const frame = JSON.parse(text) as ServerFrame;
        if (isAnswer(frame)) this.settle(frame);
        else hear(frame, this);
      },
      closed: (code) => this.lost(code),
    });
  }

  get isOpen(): boolean {
    return !this.isOver && this.line.isOpen;
  }

  /** True as long as nothing has come at all. */
  get isSilent(): boolean {
    return this.heard === undefined;
  }

  /** Asks for a sign of life, unless there was one just now or one is awaited already. */
  check(): void {
    const now = performance.now();
    if (!this.isOpen || this.heard === undefined || this.asked !== undefined) return;
    if (now - this.heard < SILENCE_WAITING) return;
    this.asked = now;
    this.line.send(JSON.stringify({ type: 'ping', id: ++this.number }));
  }

  /** There is no line any more, whatever the socket still hopes for. */
  drop(): void {
    this.line.close();
    this.lost(ABNORMAL);
  }

  close(): void {
    this.line.close();
  }

  send(frame: Unnumbered<ClientFrame>): Promise<Answer> {
    if (!this.isOpen) return Promise.reject(new RequestRefused('unreachable'));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.line.send(JSON.stringify({ ...frame, id }));
    });
  }

  private listen(): void {
    const now = performance.now();
    if (this.heard === undefined) {
      if (now - this.begun > this.patience) this.drop();
      return;
    }
    if (document.hidden) return;
    if (this.asked !== undefined) {
      if (now - this.asked > DEAD_AFTER) this.drop();
      return;
    }
    const patience = this.waiting.size > 0 ? SILENCE_WAITING : SILENCE_LOOKING;
    if (now - this.heard > patience) this.check();
  }

  private settle(frame: Answer): void {
    if (frame.type !== 'refused') {
      this.take(frame.id)?.resolve(frame);
      return;
    }
    const refused = new RequestRefused(frame.code, frame);
    // One that was not even read comes back without its number: it may be any of them.
    if (frame.id === undefined) this.giveUp(refused);
    else this.take(frame.id)?.reject(refused);
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** Tells everybody who waits that there will be no answer. */
  private giveUp(reason: RequestRefused): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }
}
