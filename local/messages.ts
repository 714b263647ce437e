/** What a page and the worker that keeps its tables say to each other. */
import type { Api, Refused } from '@sandtable/server/protocol';

/** A request as the protocol has it (docs/protocol.md): its route, and what goes in. */
export interface Request {
  readonly route: keyof Api;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}

/** From the page. `line`: a number of its own for each table, and seat, that it looks at. */
export type Up =
  | ({ readonly kind: 'request'; readonly id: number } & Request)
  | { readonly kind: 'open'; readonly line: number; readonly table: string; readonly as?: string }
  | { readonly kind: 'frame'; readonly line: number; readonly text: string }
  | { readonly kind: 'close'; readonly line: number };

/** To the page. */
export type Down =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  /** `lost`: whoever was to answer is gone; nobody knows what became of it. */
  | { readonly kind: 'refusal'; readonly id: number; readonly refused: Refused | 'lost' }
  | { readonly kind: 'opened'; readonly line: number }
  | { readonly kind: 'frame'; readonly line: number; readonly text: string }
  | { readonly kind: 'closed'; readonly line: number; readonly code: number };
