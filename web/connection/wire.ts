/** One socket at a table. Every frame that is sent is answered by one, or refused. */
import type { Viewer } from '@sandtable/engine';
import type { ClientFrame, ServerFrame } from '@sandtable/server/protocol';
import { RequestRefused } from './api.ts';

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
  readonly hear: (frame: News, wire: Wire) => void;
  readonly lost: (wire: Wire, code: number, wasOpened: boolean) => void;
}

export class Wire {
  /** The viewpoint that was asked for; undefined: whichever the server thinks best. */
  readonly as: Viewer | undefined;
  private readonly socket: WebSocket;
  private number = 0;
  private readonly waiting = new Map<number, Waiting>();

  constructor(table: string, as: Viewer | undefined, { hear, lost }: Listener) {
    this.as = as;
    const address = new URL(`/ws/tables/${encodeURIComponent(table)}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    if (as !== undefined) address.searchParams.set('as', as);
    this.socket = new WebSocket(address);
    this.socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const frame = JSON.parse(data) as ServerFrame;
      if (isAnswer(frame)) this.settle(frame);
      else hear(frame, this);
    });
    let isOpened = false;
    this.socket.addEventListener('open', () => (isOpened = true));
    this.socket.addEventListener('close', ({ code }) => {
      this.giveUp(new RequestRefused('unreachable'));
      lost(this, code, isOpened);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  close(): void {
    this.socket.close();
  }

  send(frame: Unnumbered<ClientFrame>): Promise<Answer> {
    if (!this.isOpen) return Promise.reject(new RequestRefused('unreachable'));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...frame, id }));
    });
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
