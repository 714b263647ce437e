/** Serves pages: their requests, and the lines on which they look at tables. One desk for all tabs of a browser. */
import { Connection, refusedFor, type Incoming, type Line } from '@sandtable/server/table';
import { type Host, ME } from './host.ts';
import type { Down, Up } from './messages.ts';
import { Router } from './router.ts';

/** As WebSockets say it of an end that nobody wanted. */
export const ABNORMAL = 1006;

type Tell = (down: Down) => void;

export class Desk {
  private readonly host: Host;
  private readonly router: Router;

  constructor(host: Host) {
    this.host = host;
    this.router = new Router(host);
  }

  /** A page; `tell` it what comes for it. */
  serve(tell: Tell): Client {
    return new Client(this.host, this.router, tell);
  }
}

export class Client {
  private readonly host: Host;
  private readonly router: Router;
  private readonly tell: Tell;
  private readonly lines = new Map<number, { readonly port: PortLine; readonly connection: Connection }>();

  constructor(host: Host, router: Router, tell: Tell) {
    this.host = host;
    this.router = router;
    this.tell = tell;
  }

  hear(up: Up): void {
    switch (up.kind) {
      case 'request':
        void this.answer(up);
        return;
      case 'open':
        void this.open(up);
        return;
      case 'frame':
        this.lines.get(up.line)?.connection.receive(new Text(up.text));
        return;
      case 'close':
        this.end(up.line);
        return;
    }
  }

  /** The page is gone. */
  leave(): void {
    for (const line of this.lines.keys()) this.end(line);
  }

  private async answer(up: Extract<Up, { kind: 'request' }>): Promise<void> {
    try {
      this.tell({ kind: 'answer', id: up.id, value: await this.router.answer(up) });
    } catch (error) {
      this.tell({ kind: 'refusal', id: up.id, refused: refusedFor(error) ?? this.ownFault(error, up.route) });
    }
  }

  private ownFault(error: unknown, route: string): { code: 'storage' | 'internal' } {
    const { storage, health, logger } = this.host.services;
    if (storage.isFault(error)) {
      health.report(error);
      return { code: 'storage' };
    }
    logger.error({ err: error, route }, 'a request failed');
    return { code: 'internal' };
  }

  private async open({ line, table, as }: Extract<Up, { kind: 'open' }>): Promise<void> {
    const { rooms, services } = this.host;
    const found = await services.storage.tables.find(table).catch(() => undefined);
    if (found === undefined) {
      this.tell({ kind: 'closed', line, code: ABNORMAL });
      return;
    }
    const port = new PortLine(line, this.tell, () => this.lines.delete(line));
    const who = { person: ME, source: ME, as };
    const connection = new Connection(port, who, rooms.get(table), rooms, services);
    this.lines.set(line, { port, connection });
    this.tell({ kind: 'opened', line });
    await connection.enter();
  }

  private end(line: number): void {
    const found = this.lines.get(line);
    this.lines.delete(line);
    found?.port.end();
    found?.connection.leave();
  }
}

class PortLine implements Line {
  isOpen = true;
  private readonly number: number;
  private readonly tell: Tell;
  private readonly over: () => void;

  constructor(number: number, tell: Tell, over: () => void) {
    this.number = number;
    this.tell = tell;
    this.over = over;
  }

  send(text: string): void {
    this.tell({ kind: 'frame', line: this.number, text });
  }

  close(code: number): void {
    if (!this.isOpen) return;
    this.end();
    this.over();
    this.tell({ kind: 'closed', line: this.number, code });
  }

  end(): void {
    this.isOpen = false;
  }
}

class Text implements Incoming {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  read(): string {
    return this.text;
  }

  front(length: number): string {
    return this.text.slice(0, length);
  }
}
