/** How the page reaches its tables: over the network, or in a worker of its own. The same requests and frames either way. */
import type { Viewer } from '@sandtable/engine';
import type { Api } from '@sandtable/server/protocol';
import { isLocal } from '../page/where.ts';
import { server } from './server.ts';

export interface Asked {
  readonly route: keyof Api;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

/** What is heard of a line to a table. */
export interface Hearing {
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  /** Said once; nothing comes any more. */
  readonly closed: (code: number) => void;
}

/** A line to a table. Frames are text. */
export interface Line {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** Throws RequestRefused. */
  request(asked: Asked): Promise<unknown>;
  open(table: string, as: Viewer | undefined, hearing: Hearing): Line;
}

/** The worker is fetched by those who play with it. */
const local = async (): Promise<Transport> => (await import('./local.ts')).local();

export async function reach(asked: Asked): Promise<unknown> {
  return (isLocal ? await local() : server).request(asked);
}

export function openLine(table: string, as: Viewer | undefined, hearing: Hearing): Line {
  return isLocal ? new LaterLine(local(), table, as, hearing) : server.open(table, as, hearing);
}

/** A line that opens once its transport is there. */
class LaterLine implements Line {
  private line: Line | undefined;
  private isClosed = false;

  constructor(transport: Promise<Transport>, table: string, as: Viewer | undefined, hearing: Hearing) {
    transport.then(
      (found) => {
        if (!this.isClosed) this.line = found.open(table, as, hearing);
      },
      () => hearing.closed(ABNORMAL),
    );
  }

  get isOpen(): boolean {
    return this.line?.isOpen === true;
  }

  send(text: string): void {
    this.line?.send(text);
  }

  close(): void {
    this.isClosed = true;
    this.line?.close();
  }
}

/** As browsers say it of a connection that ended without a word. */
export const ABNORMAL = 1006;
