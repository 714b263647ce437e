/** A table at which somebody has done and taken back the same thing over and over. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../storage/index.ts';
import { alone } from '../lib/play.ts';
import { Client } from '../lib/client.ts';
import { Postgres } from '../lib/postgres.ts';
import { freshFolder, startServer } from '../lib/server.ts';

const postgres = new Postgres();
beforeAll(() => postgres.start());
afterAll(() => postgres.stop());

const UNDONE = 6000;

test.each([
  ['SQLite', () => Promise.resolve(join(freshFolder(), 'test.sqlite'))],
  ['PostgreSQL', () => postgres.fresh()],
])(
  '%s: a log of thousands of events is opened as it was, and is short from then on',
  async (_name, fresh) => {
    const database = await fresh();
    const first = await startServer({ database });
    const { ann, table } = await alone(first);
    const socket = await ann.sit(table, 'alder');
    await socket.must({
      type: 'aside',
      seat: 'alder',
      ask: socket.position?.ask?.number ?? 0,
      aside: 'gift',
    });
    const { lines, position } = await (await ann.sit(table, 'alder')).next('position');
    await first.stop();

    const storage = await openStorage(database);
    const events = await storage.log.eventsOf(table.id);
    const last = events.at(-1);
    if (last === undefined) throw new Error('nothing was stored');
    const back = { kind: 'rewind', to: (position?.moment ?? 1) - 1, by: 'alder', lines: [] };
    const rows = Array.from({ length: UNDONE }, (_, i) => ({
      table_id: table.id,
      seq: last.number + 1 + i,
      at: last.at,
      body: JSON.stringify(i % 2 === 0 ? back : last.event),
    }));
    for (let at = 0; at < UNDONE; at += 500)
      await storage.db
        .insertInto('events')
        .values(rows.slice(at, at + 500))
        .execute();

    const server = await startServer({ database });
    const again = new Client(server.address);
    again.cookie = ann.cookie;
    const seen = await (await again.sit(table, 'alder')).next('position');
    expect(seen.lines).toEqual(lines);
    expect(seen.position).toEqual(position);
    // It is digested beside everything else.
    const left = async () => (await storage.log.eventsOf(table.id)).length;
    while ((await left()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const undoer = await again.sit(table, 'alder');
    await undoer.must({ type: 'undo', seat: 'alder', moment: position?.moment ?? 0, count: 1 });
    await server.stop();

    const third = await startServer({ database });
    const later = new Client(third.address);
    later.cookie = ann.cookie;
    const after = await (await later.sit(table, 'alder')).next('position');
    expect(after.position?.moment).toBe((position?.moment ?? 0) - 1);
    expect(await left()).toBe(1);
    await storage.close();
  },
);
