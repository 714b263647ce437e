/** The journal: what happened, as messages. Derived from the answers, so it is never stored. */
import type { SeatId, Viewer } from './contract.ts';
import type { Message } from './messages.ts';

export interface Line {
  /** Answers given when it was written. */
  readonly at: number;
  readonly message: Message;
  /** Only these seats may read it. */
  readonly only?: readonly SeatId[];
  /** Everybody but these may read it. */
  readonly except?: readonly SeatId[];
  /** The seat whose bot gives its reasons. */
  readonly why?: SeatId;
}

export function mayRead(line: Line, viewer: Viewer): boolean {
  if (line.only !== undefined) return line.only.includes(viewer);
  return line.except === undefined || !line.except.includes(viewer);
}
