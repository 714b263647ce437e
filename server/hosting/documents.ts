/** Tables as files, for the command line: the same documents the page exports and imports. */
import { Denial } from '../denial.ts';
import { load } from '../play/load.ts';
import { Rooms } from '../play/rooms.ts';
import { nameKey } from '../accounts/accounts.ts';
import { Names, personOf } from '../accounts/names.ts';
import { openServices } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { loadShelf } from '../shelf.ts';
import { openStorage } from '../storage/index.ts';
import { exportDocument, importDocument } from '../lobby/documents.ts';

/** The table as the text of a file: open after the end, sealed while it runs. */
export async function exportTable(settings: Settings, table: string): Promise<string> {
  const storage = await openStorage(settings.database);
  try {
    const shelf = await loadShelf(settings.shelf);
    const { record, ledger } = await load(storage, (id) => shelf.find(id), table);
    const names = new Names(storage.people);
    return `${JSON.stringify(await exportDocument({ storage, names }, { record, ledger }), null, 1)}\n`;
  } finally {
    await storage.close();
  }
}

/** Brings a file back as a table of the account with this name, and gives its id. */
export async function importTable(settings: Settings, document: string, owner: string): Promise<string> {
  const storage = await openStorage(settings.database);
  const services = await openServices({ ...settings, warmThreads: false }, storage);
  try {
    const row = await storage.people.findByNameKey(nameKey(owner));
    if (row === undefined) throw new Denial('not-found', `There is no account "${owner}".`);
    const rooms = new Rooms(services);
    const { id } = await importDocument(services, rooms, personOf(row), document);
    await rooms.settled();
    return id;
  } finally {
    services.health.stop();
    await services.pool.close();
    await storage.close();
  }
}
