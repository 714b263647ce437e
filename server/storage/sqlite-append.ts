/** Events into SQLite by statements that are prepared once: this is what every answer waits for. */
import { close, fdatasync, open } from 'node:fs';
import { promisify } from 'node:util';
import type { Database as Sqlite } from 'better-sqlite3';
import { clocksIn } from './clocks.ts';
import { AlreadyTaken, type Append } from './log.ts';
import { sqliteCaller } from './sqlite-calls.ts';

const openFile = promisify(open);
const closeFile = promisify(close);
/** Brings what was written to an open file to the disk. */
export const toDisk: (file: number) => Promise<void> = promisify(fdatasync);

/** To be called inside a transaction on the same connection. */
export function sqliteAppender(sqlite: Sqlite): (appends: readonly Append[]) => void {
  const insertEvent = sqlite.prepare('insert into events (table_id, seq, at, body) values (?, ?, ?, ?)');
  // Nearly always: what stays as it is is not named, or every index over it would be written again.
  const goOn = sqlite.prepare(
    `update tables set version = ?, changed = ?, moment = ?, turn = ?, is_bot_turn = ?,
      attended = coalesce(?, attended) where id = ? and status = 'running'`,
  );
  // A table that another process has ended stays ended: its secrets are out.
  const changeStatus = sqlite.prepare(
    `update tables set status = ?, ending = ? where id = ? and status != 'finished'`,
  );
  const updateHead = ({ table, head }: Append): boolean => {
    const { version, changed, moment, status, ending, attended = null } = head;
    const turn = JSON.stringify(head.turn);
    const isBotTurn = Number(head.isBotTurn);
    const update = () => goOn.run(version, changed, moment, turn, isBotTurn, attended, table).changes === 1;
    if (status === 'running' && update()) return true;
    // It starts: then it has to be told what is running now; or it ends.
    if (changeStatus.run('running', null, table).changes !== 1) return false;
    update();
    if (status === 'finished')
      changeStatus.run(status, ending === undefined ? null : JSON.stringify(ending), table);
    return true;
  };
  const noteActive = sqlite.prepare('update members set active = ? where table_id = ?');
  const dropAbove = sqlite.prepare('delete from rests where table_id = ? and moment > ?');
  const dropBelow = sqlite.prepare('delete from rests where table_id = ? and moment < ?');
  const keepRest = sqlite.prepare(
    `insert into rests (table_id, moment, body) values (?, ?, ?)
      on conflict (table_id, moment) do update set body = excluded.body`,
  );
  const keepClocks = sqlite.prepare(
    'update tables set clocks = ?, clocked = ?, due = ? where id = ? and clocked = ?',
  );
  const noteClocks = sqlite.prepare(
    `insert into clock_notes (table_id, moment, at, body) values (?, ?, ?, ?)
      on conflict (table_id, moment) do update set at = excluded.at, body = excluded.body`,
  );
  const call = sqliteCaller(sqlite);
  return (appends) => {
    for (const append of appends) {
      const { table, number, body, head, rests, calls } = append;
      insertEvent.run(table, number, head.changed, body);
      if (!updateHead(append)) throw new AlreadyTaken(`event ${number} of table ${table}, which has ended`);
      const clocks = clocksIn(append);
      if (clocks !== undefined) {
        const { version, text, due, note } = clocks;
        if (keepClocks.run(text, version, due, table, version - 1).changes !== 1)
          throw new AlreadyTaken(`the clocks of table ${table}`);
        noteClocks.run(table, head.moment, head.changed, note);
      }
      if (head.active !== undefined) noteActive.run(head.active, table);
      if (rests.above !== undefined) dropAbove.run(table, rests.above);
      if (rests.below !== undefined) dropBelow.run(table, rests.below);
      for (const rest of rests.add) keepRest.run(table, rest.moment, rest.body);
      if (calls !== undefined) call(calls);
    }
  };
}

/** What was written may be lost: the disk did not confirm it. */
export class NotOnDisk extends Error {
  override readonly name = 'NotOnDisk';

  constructor(cause: unknown) {
    super('the disk did not take what was written', { cause });
  }

  get isFull(): boolean {
    return (this.cause as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC';
  }
}

/**
 * Transactions of events alone. SQLite writes them to its log without waiting for the disk, which would hold up the
 * whole server, and the log is then brought to the disk beside everything else: just what SQLite does when it is fully
 * synchronous. Undefined where there is no such log.
 */
export function unhurriedAppender(sqlite: Sqlite, sync: typeof toDisk): UnhurriedAppender | undefined {
  if (sqlite.pragma('journal_mode', { simple: true }) !== 'wal') return undefined;
  const append = sqlite.transaction(sqliteAppender(sqlite));
  let log: Promise<number> | undefined;
  return {
    write(appends) {
      sqlite.pragma('synchronous = NORMAL');
      try {
        append.immediate(appends);
      } finally {
        sqlite.pragma('synchronous = FULL');
      }
    },
    async settle() {
      try {
        // For writing: Windows brings nothing to the disk that is open for reading only.
        log ??= openFile(`${sqlite.name}-wal`, 'r+');
        await sync(await log);
      } catch (error) {
        throw new NotOnDisk(error);
      }
    },
    async close() {
      if (log !== undefined) await closeFile(await log);
    },
  };
}

export interface UnhurriedAppender {
  /** Not inside a transaction. */
  readonly write: (appends: readonly Append[]) => void;
  /** Resolves when everything written so far is on the disk. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}
