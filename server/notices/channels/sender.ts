/** What every channel does: it takes a message somewhere and says how that went. */
import type { NoticeChannelRow } from '../../storage/rows.ts';
import type { Message } from '../message.ts';
import { NotAllowed, post, type Posted } from './guarded-post.ts';

export type Outcome =
  | { readonly kind: 'sent' }
  /** Nothing will ever arrive there again. */
  | { readonly kind: 'gone' }
  /** To be tried again, not before `after` seconds where it said so. */
  | { readonly kind: 'failed'; readonly why: string; readonly after?: number };

/** Where a message's links lead. */
export interface Ways {
  /** The address people use. */
  readonly origin: string;
  /** Stops messages of this kind, of this table, or all, in one click. */
  stop(what: 'all' | { readonly kind: Message['told'][number]['kind'] } | { readonly table: string }): string;
}

export interface Sender {
  send(channel: NoticeChannelRow, message: Message, ways: Ways): Promise<Outcome>;
}

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Posts it; redirections are failures, for they may lead anywhere. */
export async function posted(
  what: Posted,
  allowed: readonly string[],
  patienceMs?: number,
): Promise<Outcome> {
  try {
    const { status, after } = await post(what, allowed, patienceMs);
    if (status >= 200 && status < 300) return { kind: 'sent' };
    if (GONE.has(status)) return { kind: 'gone' };
    return { kind: 'failed', why: `answered ${status}`, ...(after === undefined ? {} : { after }) };
  } catch (error) {
    if (error instanceof NotAllowed) return { kind: 'failed', why: error.message };
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}
