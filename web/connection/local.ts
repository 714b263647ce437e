/** Tables in this browser: a worker plays, and the page speaks to it as to a server. */
import type { Viewer } from '@sandtable/engine';
import type { Down, Up } from '@sandtable/local/messages';
import { RequestRefused } from './refusal.ts';
import type { Asked, Hearing, Line, Transport } from './transport.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: RequestRefused) => void;
}

/** As browsers say it of a connection that was closed as it was meant to. */
const WELL = 1005;

class LocalTables implements Transport {
  private readonly worker = new Worker(new URL('../../local/worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private readonly lines = new Map<number, LocalLine>();
  private number = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Down>) => this.hear(data));
  }

  request(asked: Asked): Promise<unknown> {
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // What the page holds may be more than can be sent to a worker as it is.
      this.say(JSON.parse(JSON.stringify({ kind: 'request', id, ...asked })) as Up);
    });
  }

  open(table: string, as: Viewer | undefined, hearing: Hearing): Line {
    const line = ++this.number;
    const opened = new LocalLine(hearing, (up) => this.say({ ...up, line }));
    this.lines.set(line, opened);
    this.say({ kind: 'open', line, table, ...(as === undefined ? {} : { as }) });
    return opened;
  }

  private say(up: Up): void {
    this.worker.postMessage(up, []);
  }

  private hear(down: Down): void {
    switch (down.kind) {
      case 'answer':
        this.take(down.id)?.resolve(down.value);
        return;
      case 'refusal': {
        const { refused } = down;
        this.take(down.id)?.reject(
          refused === 'lost' ? new RequestRefused('unreachable') : new RequestRefused(refused.code, refused),
        );
        return;
      }
      case 'opened':
        this.lines.get(down.line)?.opened();
        return;
      case 'frame':
        this.lines.get(down.line)?.heard(down.text);
        return;
      case 'closed':
        this.lines.get(down.line)?.end(down.code);
        this.lines.delete(down.line);
        return;
    }
  }

  private take(id: number): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }
}

type Said = { readonly kind: 'frame'; readonly text: string } | { readonly kind: 'close' };

class LocalLine implements Line {
  isOpen = false;
  private isOver = false;
  private readonly hearing: Hearing;
  private readonly say: (said: Said) => void;

  constructor(hearing: Hearing, say: (said: Said) => void) {
    this.hearing = hearing;
    this.say = say;
  }

  opened(): void {
    if (this.isOver) return;
    this.isOpen = true;
    this.hearing.opened();
  }

  heard(text: string): void {
    if (!this.isOver) this.hearing.heard(text);
  }

  send(text: string): void {
    this.say({ kind: 'frame', text });
  }

  close(): void {
    if (this.isOver) return;
    this.say({ kind: 'close' });
    queueMicrotask(() => this.end(WELL));
  }

  end(code: number): void {
    if (this.isOver) return;
    this.isOver = true;
    this.isOpen = false;
    this.hearing.closed(code);
  }
}

let tables: LocalTables | undefined;

/** One worker for the whole page. */
export function local(): Transport {
  tables ??= new LocalTables();
  return tables;
}
