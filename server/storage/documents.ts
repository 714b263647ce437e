/**
 * Documents attached to settings: card sets, positions. Each is kept once, by its hash, however many tables use it; and
 * for every table it is noted whose it is, so that nobody fills the disk.
 */
import { createHash } from 'node:crypto';
import type { Json } from '@sandtable/engine';
import { type Kysely, sql } from 'kysely';
import { type Attachments, byteLength } from '../tables/attachments.ts';
import type { TableRecord } from '../tables/body.ts';
import type { Database } from './rows.ts';
import type { Holder } from './held-seats.ts';

/** Stands in the column `attachments` of a table whose documents are kept here. */
export const KEPT_APART = '#';

interface Stored {
  readonly name: string;
  readonly hash: string;
  readonly body: string;
  readonly size: number;
}

function storedOf(attachments: Attachments): readonly Stored[] {
  return Object.entries(attachments).map(([name, document]) => {
    const body = JSON.stringify(document);
    const hash = createHash('sha256').update(body).digest('hex');
    return { name, hash, body, size: byteLength(body) };
  });
}

/** In the transaction that stores the table. */
export async function keepDocuments(
  db: Kysely<Database>,
  { id, owner, body, created }: TableRecord,
  attachments: Attachments,
): Promise<void> {
  const stored = storedOf(attachments);
  if (stored.length === 0) return;
  await db
    .insertInto('documents')
    .values(stored.map(({ hash, body: text, size }) => ({ hash, body: text, size, created })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { source = null, site = null } = body;
  await db
    .insertInto('document_uses')
    .values(stored.map(({ name, hash }) => ({ table_id: id, name, hash, owner_id: owner, source, site })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export class Documents {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  async of(table: string): Promise<Attachments> {
    const rows = await this.db
      .selectFrom('document_uses')
      .innerJoin('documents', 'documents.hash', 'document_uses.hash')
      .select(['name', 'body'])
      .where('table_id', '=', table)
      .orderBy('name')
      .execute();
    return Object.fromEntries(rows.map(({ name, body }) => [name, JSON.parse(body) as Json]));
  }

  /** Bytes of the documents that somebody's tables use, each counted once, and not those that `besides` has as well. */
  async bytesOf(holder: Holder, besides: Attachments = {}): Promise<number> {
    const uses = this.db.selectFrom('document_uses').select('hash').distinct();
    const own =
      'person' in holder
        ? uses.where('owner_id', '=', holder.person)
        : 'source' in holder
          ? uses.where('source', '=', holder.source)
          : uses.where('site', '=', holder.site);
    const known = storedOf(besides).map(({ hash }) => hash);
    let query = this.db
      .selectFrom('documents')
      .select((row) => row.fn.sum<number | string | null>('size').as('size'))
      .where('hash', 'in', own);
    if (known.length > 0) query = query.where('hash', 'not in', known);
    return Number((await query.executeTakeFirstOrThrow()).size ?? 0);
  }

  /** Those that no table uses any more. Gives how many. */
  async dropUnused(before: string): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('documents')
      .where('created', '<', before)
      .where(sql<boolean>`not exists (select 1 from document_uses where document_uses.hash = documents.hash)`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
