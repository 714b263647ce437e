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

/** Set before the page is drawn. */
let chosen: Transport = server;

/** The worker is fetched by those who play with it. */
export async function choose(): Promise<void> {
  if (isLocal) chosen = (await import('./local.ts')).local();
}

export const reach: Transport['request'] = (asked) => chosen.request(asked);

export const openLine: Transport['open'] = (table, as, hearing) => chosen.open(table, as, hearing);

/** As browsers say it of a connection that ended without a word. */
export const ABNORMAL = 1006;
