/**
 * Lists of tables. A page costs about as much as there is on it, however many tables somebody has: every list is read
 * along an index of its own, and stops when the page is full.
 */
import { type Kysely, sql } from 'kysely';
import { ACTIVE_EVERY_MS } from '../tables/attendance.ts';
import type { TableRecord } from '../tables/body.ts';
import type { Database } from './rows.ts';
import { fromRow, LISTED } from './table-rows.ts';

export type TableList = 'mine' | PublicList;
export type PublicList = 'open' | 'running' | 'finished';

/** Written out, not as parameters: only so an index over these alone is used. */
const PUBLIC: Readonly<Record<PublicList, ReturnType<typeof sql<boolean>>>> = {
  open: sql<boolean>`has_open_seat = 1 and private = 0 and status <> 'finished'`,
  running: sql<boolean>`private = 0 and status = 'running'`,
  finished: sql<boolean>`private = 0 and status = 'finished'`,
};

/** Rows of an index read at once, and how many times for one page. */
const CHUNK = 100;
const MOST_CHUNKS = 20;
/** Most tables of one owner, and of one address, on one page of a public list. */
export const MOST_OF_OWNER = 5;
const MOST_OF_SOURCE = 10;

/** A table as an index knows it. */
interface Entry {
  readonly id: string;
  readonly changed: string;
}

export class Lists {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  /** Those changed last first; without the documents attached to their settings. */
  async page(
    list: TableList,
    person: string | undefined,
    before: string,
    most: number,
  ): Promise<readonly TableRecord[]> {
    const entries =
      list === 'mine' ? await this.mine(person ?? '', before, most) : await this.public(list, before, most);
    if (entries.length === 0) return [];
    const ids = entries.map(({ id }) => id);
    const rows = await this.db.selectFrom('tables').select(LISTED).where('id', 'in', ids).execute();
    const order = new Map(ids.map((id, i) => [id, i]));
    return rows
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .map((row) => fromRow({ ...row, attachments: null }));
  }

  /** One owner or one address has only so many places on a page: nobody's tables push all others off it. */
  private async public(list: PublicList, before: string, most: number): Promise<readonly Entry[]> {
    const kept: Entry[] = [];
    const counts = new Map<string, number>();
    const hasRoom = (key: string, limit: number) => (counts.get(key) ?? 0) < limit;
    let cursor = before;
    for (let chunk = 0; chunk < MOST_CHUNKS; chunk++) {
      const rows = await this.publicQuery(list, cursor).execute();
      for (const { id, changed, owner_id, source } of rows) {
        const places = [`owner ${owner_id}`, ...(source === null ? [] : [`source ${source}`])];
        const [owner = '', address] = places;
        if (!hasRoom(owner, MOST_OF_OWNER)) continue;
        if (address !== undefined && !hasRoom(address, MOST_OF_SOURCE)) continue;
        for (const key of places) counts.set(key, (counts.get(key) ?? 0) + 1);
        kept.push({ id, changed });
        if (kept.length === most) return kept;
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < CHUNK) break;
      cursor = last.changed;
    }
    return kept;
  }

  /** For a test that looks which index it takes. */
  publicQuery(list: PublicList, before: string) {
    return this.db
      .selectFrom('tables')
      .select(['id', 'changed', 'owner_id', 'source'])
      .where(PUBLIC[list])
      .where('changed', '<', before)
      .orderBy('changed', 'desc')
      .limit(CHUNK);
  }

  /**
   * Read by `members.active`, which may be a minute behind `changed`: a table that is not yet read can only have
   * changed so much later than the last one that was.
   */
  private async mine(person: string, before: string, most: number): Promise<readonly Entry[]> {
    let found: Entry[] = [];
    let cursor = { active: before, id: '' };
    for (let chunk = 0; chunk < MOST_CHUNKS; chunk++) {
      const rows = await this.mineQuery(person, cursor).execute();
      found.push(...rows.filter(({ changed }) => changed < before));
      found = found.toSorted((a, b) => (a.changed < b.changed ? 1 : -1)).slice(0, most);
      const last = rows.at(-1);
      if (last === undefined || rows.length < CHUNK) break;
      const latest = Date.parse(last.active) + ACTIVE_EVERY_MS;
      if (found.length === most && Date.parse(found.at(-1)?.changed ?? '') >= latest) break;
      cursor = last;
    }
    return found;
  }

  /** For a test that looks which index it takes. */
  mineQuery(person: string, cursor: { readonly active: string; readonly id: string }) {
    return this.db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select(['tables.id', 'tables.changed', 'members.active'])
      .where('members.person_id', '=', person)
      .where(sql<boolean>`(members.active, members.table_id) < (${cursor.active}, ${cursor.id})`)
      .orderBy('members.active', 'desc')
      .orderBy('members.table_id', 'desc')
      .limit(CHUNK);
  }
}
