/** What an operator does at the command line: look who is there, help somebody in, tidy up. */
import { randomBytes } from 'node:crypto';
import { nameKey } from '../accounts/accounts.ts';
import { forgetGuest } from '../storage/forget-guest.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { Denial } from '../denial.ts';
import { moderate } from './moderating.ts';
import { openStorage } from '../storage/index.ts';
import type { Storage } from '../storage/storage.ts';

export interface TableLine {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly isPrivate: boolean;
  readonly owner: string;
  /** Names, in no order that matters. */
  readonly people: readonly string[];
  readonly moment: number;
  readonly created: string;
  readonly changed: string;
  /** When the next clock runs out, where a pace was agreed. */
  readonly due?: string;
}

export interface NewPassword {
  readonly name: string;
  readonly password: string;
  /** Sign-in wants a code of a second factor, too. */
  readonly asksForCode: boolean;
}

export interface AccountLine {
  readonly name: string;
  readonly isGuest: boolean;
  readonly created: string;
  /** When somebody was last signed in; undefined when nobody is. */
  readonly seen: string | undefined;
  readonly tables: number;
}

const PASSWORD_BYTES = 12;

async function withStorage<T>(database: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage(database, true);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** All tables, those changed last first. */
export function listTables(database: string): Promise<readonly TableLine[]> {
  return withStorage(database, async ({ db }) => {
    const rows = await db
      .selectFrom('tables')
      .innerJoin('people', 'people.id', 'tables.owner_id')
      .select([
        'tables.id',
        'tables.game',
        'tables.status',
        'tables.private',
        'tables.moment',
        'tables.created',
        'tables.changed',
        'tables.due',
        'people.name as owner',
      ])
      .orderBy('tables.changed', 'desc')
      .execute();
    const members = await db
      .selectFrom('members')
      .innerJoin('people', 'people.id', 'members.person_id')
      .select(['members.table_id', 'people.name'])
      .execute();
    const names = new Map<string, string[]>();
    for (const { table_id, name } of members) names.set(table_id, [...(names.get(table_id) ?? []), name]);
    return rows.map((row) => ({
      id: row.id,
      game: row.game,
      status: row.status,
      isPrivate: row.private === 1,
      owner: row.owner,
      people: names.get(row.id) ?? [],
      moment: row.moment,
      created: row.created,
      changed: row.changed,
      ...(row.due === null ? {} : { due: row.due }),
    }));
  });
}

/** Accounts and guests, the newest last. People who have had themselves deleted are not there. */
export function listAccounts(database: string): Promise<readonly AccountLine[]> {
  return withStorage(database, async (storage) => {
    const { db } = storage;
    const rows = await db
      .selectFrom('people')
      .select(['id', 'name', 'name_key', 'created'])
      .where('name', '!=', '')
      .orderBy('created')
      .execute();
    const seen = await lastSeen(storage);
    const tables = await db
      .selectFrom('members')
      .select(({ fn }) => ['person_id', fn.countAll<number | string>().as('tables')])
      .groupBy('person_id')
      .execute();
    const counts = new Map(tables.map((row) => [row.person_id, Number(row.tables)]));
    return rows.map((row) => ({
      name: row.name,
      isGuest: row.name_key === null,
      created: row.created,
      seen: seen.get(row.id),
      tables: counts.get(row.id) ?? 0,
    }));
  });
}

async function lastSeen({ db }: Storage): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('sessions')
    .select(({ fn }) => ['person_id', fn.max('seen').as('seen')])
    .groupBy('person_id')
    .execute();
  return new Map(rows.map((row) => [row.person_id, row.seen]));
}

/** Gives an account a new password and signs it out everywhere. */
export function resetPassword(
  database: string,
  name: string,
  /** Sign-in asks for no code any more: for those who have lost what makes it, and the recovery codes. */
  liftsFactor: boolean,
): Promise<NewPassword> {
  return withStorage(database, async ({ people }) => {
    const row = await people.findByNameKey(nameKey(name));
    if (row === undefined) throw new Denial('not-found', `There is no account "${name}".`);
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const factor = liftsFactor ? { totp: null, totp_step: null, recovery: null } : {};
    await people.change(row.id, { password: await hashPassword(password), ...factor });
    await people.endSessions(row.id);
    return { name: row.name, password, asksForCode: row.totp !== null && !liftsFactor };
  });
}

/** Ends a table as if its people had given it up. False when it was over already. */
export async function closeTable(database: string, id: string, reason = ''): Promise<boolean> {
  return (await moderate(database, { kind: 'close', subject: id, reason })) === 'closed';
}

/** Forgets guests who have not been seen since then and sit at no table that is still played. Gives how many. */
export function forgetGuests(database: string, before: string, isTrial: boolean): Promise<number> {
  return withStorage(database, async (storage) => {
    const { db } = storage;
    const seen = await lastSeen(storage);
    const guests = await db
      .selectFrom('people')
      .select(['id', 'created'])
      .where('name_key', 'is', null)
      .where('name', '!=', '')
      .execute();
    const playing = await db
      .selectFrom('members')
      .innerJoin('tables', 'tables.id', 'members.table_id')
      .select('members.person_id')
      .where('tables.status', '!=', 'finished')
      .execute();
    const busy = new Set(playing.map((row) => row.person_id));
    const old = guests.filter(({ id, created }) => !busy.has(id) && (seen.get(id) ?? created) < before);
    if (isTrial) return old.length;
    for (const { id } of old) {
      await forgetGuest(storage, id);
    }
    return old.length;
  });
}
