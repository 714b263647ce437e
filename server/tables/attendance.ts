/**
 * Bots play on while somebody is there. A table that everybody has left pauses at the bots' turn, and goes on when
 * somebody looks: nobody's forgotten games take the threads from those who play.
 */
import { hasBots, peopleAt, type TableRecord } from './body.ts';

/** One who plays alone against bots may close the page for so long. */
const ALONE_MS = 10 * 60 * 1000;
/** People who play together do so over days, each when it is their turn. */
const TOGETHER_MS = 24 * 60 * 60 * 1000;
/** A table is noted as attended when that is older than this. */
const NOTED_EVERY_MS = 60 * 1000;

/** Lists are told that something has changed this often, not with every answer. */
export const ACTIVE_EVERY_MS = 60_000;

/** The earliest time at which somebody may have been at a table that is not paused. */
export function longestAway(now: number): string {
  return new Date(now - TOGETHER_MS).toISOString();
}

/** Whether somebody has been there of late, who is not there now. */
export function isAttended(record: TableRecord, attended: string | undefined, now: number): boolean {
  if (attended === undefined) return false;
  const away = now - Date.parse(attended);
  return away < (peopleAt(record.body).length > 1 ? TOGETHER_MS : ALONE_MS);
}

/** Whether it matters that these people look at the table: its bots play on, or it waits for more people. */
export function isWorthNoting({ status, owner, body }: TableRecord, present: ReadonlySet<string>): boolean {
  if (status === 'running') return hasBots(body);
  if (status !== 'gathering') return false;
  return present.has(owner) || peopleAt(body).some((person) => present.has(person));
}

/** Whether to note that somebody is there now. */
export function isToBeNoted(attended: string | undefined, now: number): boolean {
  return attended === undefined || now - Date.parse(attended) > NOTED_EVERY_MS;
}
