/** Events into PostgreSQL: a few statements for all tables of a batch, however many they are. */
import { sql, type Transaction } from 'kysely';
import { clocksIn } from './clocks.ts';
import { AlreadyTaken, type Append } from './log.ts';
import type { Database } from './rows.ts';

export async function appendToPostgres(
  transaction: Transaction<Database>,
  appends: readonly Append[],
): Promise<void> {
  // In one order everywhere: two servers with the same tables must not wait for each other.
  const sorted = appends.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  await insertEvents(transaction, sorted);
  await updateHeads(transaction, sorted);
  await keepClocks(transaction, sorted);
  await noteActive(transaction, sorted);
  await dropRests(transaction, sorted);
  await keepRests(transaction, sorted);
}

async function insertEvents(transaction: Transaction<Database>, appends: readonly Append[]): Promise<void> {
  await sql`insert into events (table_id, seq, at, body) select * from unnest(
    ${appends.map(({ table }) => table)}::text[], ${appends.map(({ number }) => number)}::int[],
    ${appends.map(({ head }) => head.changed)}::text[],
    ${appends.map(({ body }) => body)}::text[])`.execute(transaction);
}

/** A table that another process has ended stays ended: its secrets are out. */
async function updateHeads(transaction: Transaction<Database>, appends: readonly Append[]): Promise<void> {
  const heads = appends.map(({ head }) => head);
  const { numAffectedRows } = await sql`update tables set version = head.version, status = head.status,
    changed = head.changed, moment = head.moment, turn = head.turn, is_bot_turn = head.is_bot_turn,
    ending = head.ending, attended = coalesce(head.attended, tables.attended)
    from unnest(${appends.map(({ table }) => table)}::text[], ${heads.map((head) => head.version)}::int[],
      ${heads.map((head) => head.status)}::text[], ${heads.map((head) => head.changed)}::text[],
      ${heads.map((head) => head.moment)}::int[], ${heads.map((head) => JSON.stringify(head.turn))}::text[],
      ${heads.map((head) => Number(head.isBotTurn))}::int[],
      ${heads.map((head) => (head.ending === undefined ? null : JSON.stringify(head.ending)))}::text[],
      ${heads.map((head) => head.attended ?? null)}::text[])
      as head(id, version, status, changed, moment, turn, is_bot_turn, ending, attended)
    where tables.id = head.id and tables.status != 'finished'`.execute(transaction);
  if (numAffectedRows === BigInt(appends.length)) return;
  const [first] = appends;
  throw new AlreadyTaken(`event ${first?.number} of table ${first?.table} or another: it has ended`);
}

async function keepClocks(transaction: Transaction<Database>, appends: readonly Append[]): Promise<void> {
  const paced = appends.flatMap((append) => {
    const clocks = clocksIn(append);
    return clocks === undefined ? [] : [{ ...clocks, table: append.table, head: append.head }];
  });
  if (paced.length === 0) return;
  const tables = paced.map(({ table }) => table);
  const { numAffectedRows } =
    await sql`update tables set clocks = one.clocks, clocked = one.version, due = one.due
    from unnest(${tables}::text[], ${paced.map(({ text }) => text)}::text[],
      ${paced.map(({ version }) => version)}::int[], ${paced.map(({ due }) => due)}::text[])
      as one(id, clocks, version, due)
    where tables.id = one.id and tables.clocked = one.version - 1`.execute(transaction);
  if (numAffectedRows !== BigInt(paced.length)) throw new AlreadyTaken(`the clocks of ${tables.join()}`);
  await sql`insert into clock_notes (table_id, moment, at, body) select * from unnest(
      ${tables}::text[], ${paced.map(({ head }) => head.moment)}::int[],
      ${paced.map(({ head }) => head.changed)}::text[], ${paced.map(({ note }) => note)}::text[])
    on conflict (table_id, moment) do update set at = excluded.at, body = excluded.body`.execute(transaction);
}

async function noteActive(transaction: Transaction<Database>, appends: readonly Append[]): Promise<void> {
  const due = appends.filter(({ head }) => head.active !== undefined);
  if (due.length === 0) return;
  await sql`update members set active = due.active
    from unnest(${due.map(({ table }) => table)}::text[], ${due.map(({ head }) => head.active ?? '')}::text[])
      as due(id, active)
    where members.table_id = due.id`.execute(transaction);
}

async function dropRests(transaction: Transaction<Database>, appends: readonly Append[]): Promise<void> {
  const dropping = appends.filter(({ rests }) => rests.above !== undefined || rests.below !== undefined);
  if (dropping.length === 0) return;
  await sql`delete from rests using unnest(${dropping.map(({ table }) => table)}::text[],
      ${dropping.map(({ rests }) => rests.above ?? null)}::int[],
      ${dropping.map(({ rests }) => rests.below ?? null)}::int[]) as dropped(id, above, below)
    where rests.table_id = dropped.id
      and (rests.moment > dropped.above or rests.moment < dropped.below)`.execute(transaction);
}

async function keepRests(transaction: Transaction<Database>, appends: readonly Append[]): Promise<void> {
  const kept = appends.flatMap(({ table, rests }) => rests.add.map((rest) => ({ table, rest })));
  if (kept.length === 0) return;
  await sql`insert into rests (table_id, moment, body) select * from unnest(
      ${kept.map(({ table }) => table)}::text[], ${kept.map(({ rest }) => rest.moment)}::int[],
      ${kept.map(({ rest }) => rest.body)}::text[])
    on conflict (table_id, moment) do update set body = excluded.body`.execute(transaction);
}
