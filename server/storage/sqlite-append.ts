/** Events into SQLite by statements that are prepared once: this is what every answer waits for. */
import type { Database as Sqlite } from 'better-sqlite3';
import { AlreadyTaken, type Append } from './log.ts';

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
  const dropAbove = sqlite.prepare('delete from rests where table_id = ? and moment > ?');
  const dropBelow = sqlite.prepare('delete from rests where table_id = ? and moment < ?');
  const keepRest = sqlite.prepare(
    `insert into rests (table_id, moment, body) values (?, ?, ?)
      on conflict (table_id, moment) do update set body = excluded.body`,
  );
  return (appends) => {
    for (const append of appends) {
      const { table, number, body, head, rests } = append;
      insertEvent.run(table, number, head.changed, body);
      if (!updateHead(append)) throw new AlreadyTaken(`event ${number} of table ${table}, which has ended`);
      if (rests.above !== undefined) dropAbove.run(table, rests.above);
      if (rests.below !== undefined) dropBelow.run(table, rests.below);
      for (const rest of rests.add) keepRest.run(table, rest.moment, rest.body);
    }
  };
}
