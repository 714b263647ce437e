/** Calls into PostgreSQL, in the transaction of what makes them due or void; a job wakes whoever is to send them. */
import { type Kysely, sql } from 'kysely';
import type { CallChanges } from '../tables/calls.ts';
import type { Database } from './rows.ts';

/** The queue's task that sends what is due by a channel. */
export const NOTICES = 'notices';

export async function callOnPostgres(
  db: Kysely<Database>,
  changes: readonly (CallChanges | undefined)[],
): Promise<void> {
  const known = changes.filter((change) => change !== undefined);
  await settle(
    db,
    known.flatMap(({ table, settled }) => settled.map((one) => ({ ...one, table }))),
  );
  await call(
    db,
    known.flatMap(({ table, at, due }) => due.map((one) => ({ ...one, table, at }))),
  );
}

type Of<K extends 'due' | 'settled'> = CallChanges[K][number] & { readonly table: string };

async function settle(db: Kysely<Database>, settled: readonly Of<'settled'>[]): Promise<void> {
  if (settled.length === 0) return;
  await sql`delete from notices using unnest(
      ${settled.map(({ table }) => table)}::text[], ${settled.map(({ person }) => person)}::text[],
      ${settled.map(({ kind }) => kind)}::text[], ${settled.map(({ subject }) => subject)}::int[])
      as gone(table_id, person_id, kind, subject)
    where notices.table_id = gone.table_id and notices.person_id = gone.person_id
      and notices.kind = gone.kind and notices.subject = gone.subject`.execute(db);
}

async function call(
  db: Kysely<Database>,
  due: readonly (Of<'due'> & { readonly at: string })[],
): Promise<void> {
  if (due.length === 0) return;
  await sql`with added as (
      insert into notices (id, channel_id, person_id, table_id, kind, subject, created, due)
      select channel.id || '.' || call.table_id || '.' || call.kind || '.' || call.subject, channel.id,
        call.person_id, call.table_id, call.kind, call.subject, call.created, call.due
      from unnest(${due.map(({ table }) => table)}::text[], ${due.map(({ person }) => person)}::text[],
        ${due.map(({ kind }) => kind)}::text[], ${due.map(({ subject }) => subject)}::int[],
        ${due.map(({ at }) => at)}::text[], ${due.map((one) => one.due)}::text[])
        as call(table_id, person_id, kind, subject, created, due)
      join notice_channels as channel on channel.person_id = call.person_id and channel.confirmed = 1
      on conflict (id) do nothing
      returning notices.id, notices.channel_id, notices.due)
    select graphile_worker.add_job(${NOTICES}, payload := json_build_object('channel', channel_id),
      job_key := id, run_at := due::timestamptz, max_attempts := 1) from added`.execute(db);
}
