/** What people have told the host about each other. */
import { Names } from '../accounts/names.ts';
import type { Settings } from '../settings.ts';
import { openStorage } from '../storage/index.ts';

export interface Report {
  readonly at: string;
  readonly table: string;
  /** Names. */
  readonly by: string;
  readonly about: string;
  readonly text: string;
  /** What was said, when it is about a line of the chat. */
  readonly line?: string;
}

const MOST = 1000;

/** Newest first. */
export async function reportsTo(settings: Pick<Settings, 'database'>): Promise<readonly Report[]> {
  const storage = await openStorage(settings.database);
  try {
    const rows = await storage.moderation.reports(MOST);
    const nameOf = await new Names(storage.people).of(rows.flatMap((row) => [row.by_id, row.about_id]));
    return rows.map(({ at, table_id, by_id, about_id, text, line }) => ({
      at,
      table: table_id,
      by: nameOf(by_id).name,
      about: nameOf(about_id).name,
      text,
      ...(line === null ? {} : { line }),
    }));
  } finally {
    await storage.close();
  }
}
