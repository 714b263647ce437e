/** Events into SQLite by statements that are prepared once: this is what every answer waits for. */
import type { Database as Sqlite } from 'better-sqlite3';
import { AlreadyTaken, type Append } from './log.ts';

/** To be called inside a transaction on the same connection. */
export function sqliteAppender(sqlite: Sqlite): (appends: readonly Append[]) => void {
  const insertEvent = sqlite.prepare('insert into events (table_id, seq, at, body) values (?, ?, ?, ?)');
  // A table that another process has ended stays ended: its secrets are out.
  const updateHead = sqlite.prepare(
    `update tables set version = ?, status = ?, changed = ?, moment = ?, turn = ?, is_bot_turn = ?, ending = ?,
      attended = coalesce(?, attended) where id = ? and status != 'finished'`,
  );
  const dropAbove = sqlite.prepare('delete from rests where table_id = ? and moment > ?');
  const dropBelow = sqlite.prepare('delete from rests where table_id = ? and moment < ?');
  const keepRest = sqlite.prepare(
    `insert into rests (table_id, moment, body) values (?, ?, ?)
      on conflict (table_id, moment) do update set body = excluded.body`,
  );
  return (appends) => {
    for (const { table, number, body, head, rests } of appends) {
      insertEvent.run(table, number, head.changed, body);
      const { changes } = updateHead.run(
        head.version,
        head.status,
        head.changed,
        head.moment,
        JSON.stringify(head.turn),
        Number(head.isBotTurn),
        head.ending === undefined ? null : JSON.stringify(head.ending),
        head.attended ?? null,
        table,
      );
      if (changes !== 1) throw new AlreadyTaken(`event ${number} of table ${table}, which has ended`);
      if (rests.above !== undefined) dropAbove.run(table, rests.above);
      if (rests.below !== undefined) dropBelow.run(table, rests.below);
      for (const rest of rests.add) keepRest.run(table, rest.moment, rest.body);
    }
  };
}
