/** All that a browser keeps of its tables, as one file: to have it somewhere else as well, and to bring it back. */
import { Denial, type Rest, type TableRecord } from '@sandtable/server/table';
import type { Drawer, Span } from './box.ts';
import type { Host } from './host.ts';

const FORMAT = 'sandtable-tables';

interface Numbered {
  readonly number: number;
}

interface Kept {
  readonly record: TableRecord;
  readonly events: readonly Numbered[];
  /** Rest, JSON. */
  readonly rests: readonly string[];
  readonly chat: readonly Numbered[];
}

export interface Backup {
  readonly format: typeof FORMAT;
  readonly version: 1;
  readonly tables: readonly Kept[];
}

const of = (table: string): Span => ({ from: [table, 0], to: [table, Number.MAX_SAFE_INTEGER] });

/** Of all tables, or of some; with everything that is hidden in them. */
export async function backupOf({ box, services }: Host, only?: readonly string[]): Promise<Backup> {
  const records = (await services.storage.allTables()).filter(({ id }) => only?.includes(id) !== false);
  const tables: Kept[] = [];
  for (const record of records)
    tables.push(
      await box.read(async (from) => {
        const drawer = async (name: Drawer) => from.all(name, of(record.id));
        return {
          record,
          events: (await drawer('events')) as readonly Numbered[],
          rests: (await drawer('rests')) as readonly string[],
          chat: (await drawer('chat')) as readonly Numbered[],
        };
      }),
    );
  return { format: FORMAT, version: 1, tables };
}

/** Undefined for a document of another kind. */
export function isBackup(text: string): Backup | undefined {
  try {
    const found = JSON.parse(text) as Partial<Backup> | null;
    return found?.format === FORMAT && Array.isArray(found.tables) ? (found as Backup) : undefined;
  } catch {
    return undefined;
  }
}

/** Brings tables back and gives one of them. What is here already stays as it is; what cannot be opened is let go. */
export async function restore(host: Host, { tables }: Backup): Promise<string> {
  const { storage } = host.services;
  let last: string | undefined;
  for (const kept of tables) {
    const id: unknown = kept.record?.id;
    if (typeof id !== 'string' || id.length > 64) throw new Denial('bad-document');
    if ((await storage.tables.find(id)) === undefined) await bring(host, id, kept);
    last = id;
  }
  if (last === undefined) throw new Denial('bad-document', 'There are no tables in this file.');
  return last;
}

async function bring({ box, services, rooms }: Host, id: string, kept: Kept): Promise<void> {
  try {
    await box.write(async (to) => {
      to.put('tables', id, kept.record);
      for (const event of kept.events) to.put('events', [id, event.number], event);
      for (const rest of kept.rests) to.put('rests', [id, (JSON.parse(rest) as Rest).seq], rest);
      for (const line of kept.chat) to.put('chat', [id, line.number], line);
    });
    // It is played through as far as it goes: a file may hold anything.
    await rooms.get(id).inTurn(() => undefined);
  } catch (error) {
    await services.storage.drop(id);
    if (services.storage.isFault(error)) throw error;
    throw new Denial('bad-document', error instanceof Error ? error.message : String(error));
  }
}
