/**
 * What a table needs to be remembered by. The databases of a server give it, and so does whatever a browser keeps
 * (docs/local.md). What is promised is the same everywhere: when `append` resolves, the event is durable; an event that
 * has its number already is `AlreadyTaken`; a change of the body at another revision is refused.
 */
import type { Documents } from './documents.ts';
import type { HeldSeats } from './held-seats.ts';
import type { Lists } from './lists.ts';
import type { Log } from './log.ts';
import type { MutesAndReports } from './mutes-and-reports.ts';
import type { Notices } from './notices.ts';
import type { StoredClocks } from './clocks.ts';
import type { Jobs, Wire } from './storage.ts';
import type { Tables } from './tables.ts';
import type { Talk } from './talk.ts';

export interface TableStore {
  /** True when other processes may write there, too. */
  readonly isShared: boolean;
  readonly tables: Pick<
    Tables,
    | 'add'
    | 'attend'
    | 'attendedAt'
    | 'change'
    | 'find'
    | 'gathering'
    | 'invitation'
    | 'isMember'
    | 'runningWithBots'
    | 'waitingForBots'
  >;
  readonly lists: Pick<Lists, 'page'>;
  readonly heldSeats: Pick<HeldSeats, 'count' | 'seen'>;
  readonly documents: Pick<Documents, 'bytesOf'>;
  readonly log: Pick<Log, 'append' | 'digest' | 'eventsOf' | 'pagesOf' | 'restsOf'>;
  readonly talk: Pick<
    Talk,
    'chatOf' | 'lastOf' | 'lineOf' | 'note' | 'noteOf' | 'read' | 'readBy' | 'say' | 'unreadBy'
  >;
  readonly moderation: Pick<MutesAndReports, 'mute' | 'mutedBy' | 'report' | 'reportsBy' | 'unmute'>;
  readonly notices: Pick<Notices, 'call' | 'looked'>;
  readonly clocks: Pick<StoredClocks, 'due' | 'hoursOf' | 'notesOf' | 'of'>;
  readonly wire: Pick<Wire, 'tell'>;
  /** Undefined when this process takes all bots' turns itself. */
  readonly jobs: Jobs | undefined;
  /** True for errors of the store itself: full, gone, out of order. */
  isFault(error: unknown): boolean;
  /** True when that is because there is no room left. */
  isFull(error: unknown): boolean;
  /** Throws when nothing can be written. */
  ping(): Promise<void>;
}
