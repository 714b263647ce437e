/** Moderation at the command line: an act is written down, and a server that runs carries it out; or else the command. */
import { nameKey } from '../accounts/accounts.ts';
import { Names } from '../accounts/names.ts';
import { Denial } from '../denial.ts';
import { originOf } from '../source.ts';
import { carryOut, type Hands } from '../lobby/moderation-acts.ts';
import { openStorage } from '../storage/index.ts';
import type { ActKind } from '../storage/moderation-acts.ts';
import type { ModerationActRow } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';

export interface Wished {
  readonly kind: ActKind;
  /** The name of an account or the id of a person, an address, a table, or a table with the number of a line. */
  readonly subject: string;
  readonly reason: string;
  /** How long somebody is suspended; without it for good. */
  readonly days?: number;
}

export interface ActLine {
  readonly at: string;
  /** The moderator's name; undefined for the host. */
  readonly by: string | undefined;
  readonly kind: ActKind;
  readonly subject: string;
  readonly reason: string;
  readonly until: string | undefined;
  readonly result: string;
}

/** A server looks every second. */
const WAIT_MS = 2500;
const LOOK_MS = 50;
const DAY_MS = 24 * 3600 * 1000;
const MOST = 1000;

async function withStorage<T>(database: string, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage(database, true);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** Does it, and gives what was done. Throws Denial when there is no such thing. */
export function moderate(database: string, { kind, subject, reason, days }: Wished): Promise<string> {
  return withStorage(database, async (storage) => {
    const until = days === undefined ? null : new Date(Date.now() + days * DAY_MS).toISOString();
    const found = await subjectOf(storage, kind, subject);
    const act = await storage.acts.add({ by_id: null, kind, subject: found, reason, until });
    const ended = (await doneByServer(storage, act)) ?? (await doneHere(storage, act));
    if (ended.state === 'failed') throw new Denial('not-found', `There is no ${subject}.`);
    return ended.result ?? '';
  });
}

async function subjectOf(storage: Storage, kind: ActKind, subject: string): Promise<string> {
  switch (kind) {
    case 'suspend':
    case 'lift':
    case 'close-all': {
      const row =
        (await storage.people.findByNameKey(nameKey(subject))) ?? (await storage.people.find(subject));
      if (row === undefined) throw new Denial('not-found', `There is nobody called "${subject}".`);
      return row.id;
    }
    case 'suspend-address':
    case 'lift-address':
      return (await originOf(storage, subject)).source;
    case 'close':
    case 'delete-line':
    case 'delete-title':
      return subject;
  }
}

/** Undefined when no server has taken it: then none runs. */
async function doneByServer(
  storage: Storage,
  { id }: ModerationActRow,
): Promise<ModerationActRow | undefined> {
  for (const end = performance.now() + WAIT_MS; ; ) {
    const act = await storage.acts.find(id);
    if (act?.state === 'done' || act?.state === 'failed') return act;
    // One that was taken is carried out, however long that takes.
    if (act?.state !== 'taken' && performance.now() > end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

async function doneHere(storage: Storage, act: ModerationActRow): Promise<ModerationActRow> {
  if (!(await storage.acts.take(act))) return (await doneByServer(storage, act)) ?? act;
  try {
    const result = await carryOut(act, handsOn(storage));
    await storage.acts.end(act.id, 'done', result);
    return { ...act, state: 'done', result };
  } catch (error) {
    await storage.acts.end(act.id, 'failed', error instanceof Denial ? error.code : 'internal');
    if (!(error instanceof Denial)) throw error;
    return { ...act, state: 'failed', result: error.code };
  }
}

function handsOn(storage: Storage): Hands {
  const { tables, wire } = storage;
  return {
    storage,
    showAnew: (table) => wire.tell({ kind: 'anew', table }),
    signOut: (person) => wire.tell({ kind: 'sessions', person }),
    async changeTable(id, make) {
      for (;;) {
        const table = await tables.find(id);
        if (table === undefined) throw new Denial('not-found');
        // Somebody may have changed it meanwhile: then it is looked at again.
        if (await tables.change(table, make(table))) break;
      }
      await wire.tell({ table: id, kind: 'body' });
    },
  };
}

/** Newest first. */
export function moderationLog(database: string): Promise<readonly ActLine[]> {
  return withStorage(database, async (storage) => {
    const acts = await storage.acts.log(MOST);
    const nameOf = await new Names(storage.people).of(
      acts.flatMap(({ by_id, kind, subject }) => [by_id ?? '', isAboutPerson(kind) ? subject : '']),
    );
    return acts.map((act) => ({
      at: act.at,
      by: act.by_id === null ? undefined : nameOf(act.by_id).name,
      kind: act.kind,
      subject: (isAboutPerson(act.kind) && nameOf(act.subject).name) || act.subject,
      reason: act.reason,
      until: act.until ?? undefined,
      result: act.result ?? act.state,
    }));
  });
}

function isAboutPerson(kind: ActKind): boolean {
  return kind === 'suspend' || kind === 'lift' || kind === 'close-all';
}

/** Lets an account moderate, or no longer. */
export function setModerator(database: string, name: string, isModerator: boolean): Promise<void> {
  return withStorage(database, async ({ people }) => {
    const row = await people.findByNameKey(nameKey(name));
    if (row === undefined) throw new Denial('not-found', `There is no account "${name}".`);
    await people.change(row.id, { moderator: Number(isModerator) });
  });
}
