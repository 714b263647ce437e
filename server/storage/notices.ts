/** Channels, what is to be told by them, and what people want to hear. */
import type { Kysely, Transaction } from 'kysely';
import type { CallChanges } from '../tables/calls.ts';
import type { Database, NoticeChannelRow, NoticeRow } from './rows.ts';
import type { Engine } from './storage.ts';

/** How an attempt to tell somebody ended. */
export interface Attempt {
  readonly channel: string;
  readonly at: string;
  /** Told: kept as long as they are waited for, so that they are not told again. */
  readonly sent: readonly string[];
  /** Void, or not wanted. */
  readonly dropped: readonly string[];
  readonly postponed: readonly { readonly id: string; readonly due: string }[];
  /** What follows from having been told. */
  readonly calls: readonly CallChanges[];
  /** Nothing goes there before. */
  readonly next: string;
  readonly failures: number;
  readonly trouble: string | null;
}

export class Notices {
  private readonly db: Kysely<Database>;
  private readonly engine: Pick<Engine, 'call' | 'kind'>;

  constructor(db: Kysely<Database>, engine: Notices['engine']) {
    this.db = db;
    this.engine = engine;
  }

  /** Calls by themselves, when what makes them due is stored already. */
  async call(calls: CallChanges): Promise<void> {
    await this.db.transaction().execute((transaction) => this.engine.call(transaction, calls));
  }

  /** Somebody looks at a table: they are called later, if at all, and need not hear that it is over. */
  async looked(table: string, people: readonly string[], until: string): Promise<void> {
    if (people.length === 0) return;
    await this.db
      .updateTable('notices')
      .set({ due: until })
      .where('table_id', '=', table)
      .where('person_id', 'in', people)
      .where('kind', '=', 'turn')
      .where('sent', 'is', null)
      .where('due', '<', until)
      .execute();
    await this.db
      .deleteFrom('notices')
      .where('table_id', '=', table)
      .where('person_id', 'in', people)
      .where('kind', '=', 'over')
      .execute();
  }

  /** Channels by which something is due that nobody sends at the moment. */
  async dueChannels(now: string, most: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('notices')
      .innerJoin('notice_channels', 'notice_channels.id', 'notices.channel_id')
      .select('notices.channel_id')
      .distinct()
      .where('notices.sent', 'is', null)
      .where('notices.due', '<=', now)
      .where('notice_channels.next_at', '<=', now)
      .where((or) => or.or([or('notice_channels.lease', 'is', null), or('notice_channels.lease', '<=', now)]))
      .limit(most)
      .execute();
    return rows.map((row) => row.channel_id);
  }

  /** Takes a channel, to send by it until then. Undefined when another process has it, or it is not time yet. */
  async take(channel: string, now: string, until: string): Promise<NoticeChannelRow | undefined> {
    return this.db
      .updateTable('notice_channels')
      .set({ lease: until })
      .where('id', '=', channel)
      .where('next_at', '<=', now)
      .where((or) => or.or([or('lease', 'is', null), or('lease', '<=', now)]))
      .returningAll()
      .executeTakeFirst();
  }

  /** What is to be told by a channel now, the oldest first. */
  async dueBy(channel: string, now: string): Promise<readonly NoticeRow[]> {
    return this.db
      .selectFrom('notices')
      .selectAll()
      .where('channel_id', '=', channel)
      .where('sent', 'is', null)
      .where('due', '<=', now)
      .orderBy('due')
      .orderBy('id')
      .execute();
  }

  /** Whether it is still to be told: an answer may have come meanwhile. */
  async areDue(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.db.selectFrom('notices').select('id').where('id', 'in', ids).execute();
    return new Set(rows.map((row) => row.id));
  }

  /** Lets go of a channel and notes what became of everything, all at once. */
  async finish(attempt: Attempt): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await this.lock(transaction, attempt);
      if (attempt.sent.length > 0)
        await transaction
          .updateTable('notices')
          .set({ sent: attempt.at })
          .where('id', 'in', attempt.sent)
          .execute();
      if (attempt.dropped.length > 0)
        await transaction.deleteFrom('notices').where('id', 'in', attempt.dropped).execute();
      for (const { id, due } of attempt.postponed)
        await transaction.updateTable('notices').set({ due }).where('id', '=', id).execute();
      for (const calls of attempt.calls) await this.engine.call(transaction, calls);
      const { next, failures, trouble } = attempt;
      await transaction
        .updateTable('notice_channels')
        .set({ lease: null, next_at: next, failures, trouble })
        .where('id', '=', attempt.channel)
        .execute();
    });
  }

  /** In the order in which answers settle them: nobody waits for each other in a circle. */
  private async lock(transaction: Transaction<Database>, attempt: Attempt): Promise<void> {
    const ids = [...attempt.sent, ...attempt.dropped, ...attempt.postponed.map(({ id }) => id)];
    if (this.engine.kind !== 'postgres' || ids.length === 0) return;
    await transaction
      .selectFrom('notices')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('table_id')
      .orderBy('id')
      .forUpdate()
      .execute();
  }

  async addChannel(channel: NoticeChannelRow): Promise<void> {
    await this.db.insertInto('notice_channels').values(channel).execute();
  }

  async channel(id: string): Promise<NoticeChannelRow | undefined> {
    return this.db.selectFrom('notice_channels').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async channelsOf(person: string): Promise<readonly NoticeChannelRow[]> {
    return this.db
      .selectFrom('notice_channels')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  async changeChannel(
    id: string,
    changes: Partial<Pick<NoticeChannelRow, 'target' | 'confirmed' | 'next_at' | 'failures' | 'trouble'>>,
  ): Promise<void> {
    await this.db.updateTable('notice_channels').set(changes).where('id', '=', id).execute();
  }

  /** With everything that was to be told by it. */
  async removeChannel(id: string, person?: string): Promise<void> {
    let query = this.db.deleteFrom('notice_channels').where('id', '=', id);
    if (person !== undefined) query = query.where('person_id', '=', person);
    await query.execute();
  }

  /** JSON; undefined when the person has chosen nothing. */
  async wishesOf(person: string): Promise<string | undefined> {
    const row = await this.db
      .selectFrom('notice_wishes')
      .select('body')
      .where('person_id', '=', person)
      .executeTakeFirst();
    return row?.body;
  }

  async wish(person: string, body: string): Promise<void> {
    await this.db
      .insertInto('notice_wishes')
      .values({ person_id: person, body })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ body }))
      .execute();
  }

  /** What a person wants to hear nothing of, by table: JSON. */
  async offAt(person: string, tables?: readonly string[]): Promise<ReadonlyMap<string, string>> {
    let query = this.db
      .selectFrom('notice_tables')
      .select(['table_id', 'off'])
      .where('person_id', '=', person);
    if (tables !== undefined) query = query.where('table_id', 'in', tables);
    const rows = tables?.length === 0 ? [] : await query.execute();
    return new Map(rows.map((row) => [row.table_id, row.off]));
  }

  /** `off` undefined: as everywhere. */
  async turnOff(person: string, table: string, off: string | undefined): Promise<void> {
    if (off === undefined) {
      await this.db
        .deleteFrom('notice_tables')
        .where('person_id', '=', person)
        .where('table_id', '=', table)
        .execute();
      return;
    }
    await this.db
      .insertInto('notice_tables')
      .values({ person_id: person, table_id: table, off })
      .onConflict((conflict) => conflict.columns(['person_id', 'table_id']).doUpdateSet({ off }))
      .execute();
  }

  /** Everything about how to reach somebody, and what they wanted to hear. */
  async forget(person: string): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      for (const name of ['notice_channels', 'notice_wishes', 'notice_tables'] as const)
        await transaction.deleteFrom(name).where('person_id', '=', person).execute();
    });
  }

  /** How many have named this address without its owner having said so. */
  async countUnconfirmed(target: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('notice_channels')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('confirmed', '=', 0)
      .where('target', '=', target)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Channels that nobody has confirmed since then. */
  async forgetUnconfirmed(before: string): Promise<void> {
    await this.db
      .deleteFrom('notice_channels')
      .where('confirmed', '=', 0)
      .where('created', '<', before)
      .execute();
  }
}
