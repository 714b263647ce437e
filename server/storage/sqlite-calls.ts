/** Calls into SQLite, in the transaction of what makes them due or void. */
import type { Database as Sqlite } from 'better-sqlite3';
import type { CallChanges } from '../tables/calls.ts';

/** To be called inside a transaction on the same connection. */
export function sqliteCaller(sqlite: Sqlite): (changes: CallChanges) => void {
  const settle = sqlite.prepare(
    'delete from notices where table_id = ? and person_id = ? and kind = ? and subject = ?',
  );
  // Once for every channel of the person; for most people that is none.
  const call = sqlite.prepare(
    `insert into notices (id, channel_id, person_id, table_id, kind, subject, created, due)
      select id || '.' || @table || '.' || @kind || '.' || @subject, id, person_id, @table, @kind, @subject,
        @at, @due
      from notice_channels where person_id = @person and confirmed = 1
      on conflict (id) do nothing`,
  );
  return ({ table, at, due, settled }) => {
    for (const { person, kind, subject } of settled) settle.run(table, person, kind, subject);
    // A number would be written with a point in a name.
    for (const { subject, ...one } of due) call.run({ table, at, subject: BigInt(subject), ...one });
  };
}
