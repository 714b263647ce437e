/** Carries out what hosts and moderators decide, whether they say so on the page or at the command line. */
import { Denial } from '../denial.ts';
import type { ModerationActRow } from '../storage/rows.ts';
import type { Storage } from '../storage/storage.ts';
import type { BodyChange } from '../storage/tables.ts';
import type { TableRecord } from '../tables/body.ts';

/** What acts need of whoever carries them out: a server with open tables, or a command where none runs. */
export interface Hands {
  readonly storage: Storage;
  readonly changeTable: (id: string, make: (record: TableRecord) => BodyChange) => Promise<void>;
  /** Something was deleted at a table: everybody there sees everything anew. */
  readonly showAnew: (table: string) => Promise<void>;
  /** All sessions of a person have ended. */
  readonly signOut: (person: string) => Promise<void>;
}

const ABANDONED = { status: 'finished', ending: { kind: 'abandoned' } } as const;

/** What it did, in a few words. Throws Denial when there is no such thing. */
export function carryOut(act: ModerationActRow, hands: Hands): Promise<string> {
  switch (act.kind) {
    case 'suspend':
      return suspend(act, hands);
    case 'suspend-address':
      return ban(act, 'source', hands);
    case 'lift':
      return lift(act, 'person', hands);
    case 'lift-address':
      return lift(act, 'source', hands);
    case 'close':
      return closeOne(act.subject, hands);
    case 'close-all':
      return closeAll(act.subject, hands);
    case 'delete-line':
      return deleteLine(act.subject, hands);
    case 'delete-title':
      return deleteTitle(act.subject, hands);
  }
}

async function ban(act: ModerationActRow, kind: 'person' | 'source', { storage }: Hands): Promise<string> {
  const { subject, until, reason, at } = act;
  await storage.acts.ban({ kind, subject, until, reason, at });
  return until === null ? 'suspended' : `suspended until ${until}`;
}

async function suspend(act: ModerationActRow, hands: Hands): Promise<string> {
  const { people } = hands.storage;
  if ((await people.find(act.subject)) === undefined) throw new Denial('not-found');
  const told = await ban(act, 'person', hands);
  await people.endSessions(act.subject);
  await hands.signOut(act.subject);
  return told;
}

async function lift(
  { subject }: ModerationActRow,
  kind: 'person' | 'source',
  { storage }: Hands,
): Promise<string> {
  await storage.acts.lift(kind, subject);
  return 'lifted';
}

async function closeOne(id: string, { changeTable }: Hands): Promise<string> {
  let isOver = false;
  await changeTable(id, ({ body, status }) => {
    isOver = status === 'finished';
    return isOver ? { body } : { body, ...ABANDONED };
  });
  return isOver ? 'over already' : 'closed';
}

/** Tables that somebody has made and that are not over. */
async function closeAll(person: string, hands: Hands): Promise<string> {
  let count = 0;
  for await (const { id, owner, status } of hands.storage.tables.allOf(person)) {
    if (owner !== person || status === 'finished') continue;
    if ((await closeOne(id, hands)) === 'closed') count++;
  }
  return `${count} closed`;
}

async function deleteLine(subject: string, { storage, showAnew }: Hands): Promise<string> {
  const [table = '', number = ''] = subject.split('/');
  if (!(await storage.talk.blank(table, Number(number)))) throw new Denial('not-found');
  await showAnew(table);
  return 'deleted';
}

async function deleteTitle(id: string, { changeTable }: Hands): Promise<string> {
  await changeTable(id, (record) => {
    const { title: _, ...body } = record.body;
    return { body };
  });
  return 'deleted';
}
