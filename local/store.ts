/** Tables as a browser keeps them: what the databases of a server do, over a box of records. */
import {
  AlreadyTaken,
  type Append,
  type BodyChange,
  type ChatRow,
  isBotTurn,
  type Rest,
  type StoredEvent,
  type TableEvent,
  type TableRecord,
  type TableStore,
} from '@sandtable/server/table';
import { type Box, BoxFault, type Span, Taken, type Transaction } from './box.ts';

/** An event as it is kept: text, written once. */
interface EventRecord {
  readonly number: number;
  readonly at: string;
  readonly body: string;
}

const LAST = Number.MAX_SAFE_INTEGER;

const of = (table: string, from = 0, to = LAST): Span => ({ from: [table, from], to: [table, to] });

const eventOf = ({ number, at, body }: EventRecord): StoredEvent => ({
  number,
  at,
  event: JSON.parse(body) as TableEvent,
});

async function tableIn(transaction: Transaction, id: string): Promise<TableRecord | undefined> {
  return (await transaction.get('tables', id)) as TableRecord | undefined;
}

/** Whoever sits in this browser has all tables to themselves: nobody is counted, called or kept out. */
export class LocalStore implements TableStore {
  /** Another tab may have kept tables until just now. */
  readonly isShared = true;
  readonly jobs = undefined;
  private readonly box: Box;

  constructor(box: Box) {
    this.box = box;
  }

  readonly tables: TableStore['tables'] = {
    add: (record) => this.box.write(async (to) => to.put('tables', record.id, record)),
    find: (id) => this.box.read((from) => tableIn(from, id)),
    change: (record, change) => this.box.write((to) => changed(to, record, change)),
    attend: (ids, at) =>
      this.box.write(async (to) => {
        for (const id of ids) {
          const record = await tableIn(to, id);
          if (record !== undefined) to.put('tables', id, { ...record, attended: at });
        }
      }),
    attendedAt: async (id) => (await this.tables.find(id))?.attended,
    waitingForBots: async (before, attended) =>
      (await this.allTables()).filter(
        ({ status, body, turn, clocks, changed: at, attended: seen = '' }) =>
          status === 'running' && isBotTurn(body, turn, clocks) && at < before && seen > attended,
      ),
    isMember: async (table) => (await this.tables.find(table)) !== undefined,
    invitation: async () => undefined,
    gathering: async () => 0,
    runningWithBots: async () => 0,
  };

  readonly lists: TableStore['lists'] = {
    page: async (list, _person, before, most) =>
      list === 'mine'
        ? (await this.allTables())
            .filter(({ changed: at }) => at < before)
            .toSorted((a, b) => (a.changed < b.changed ? 1 : -1))
            .slice(0, most)
        : [],
  };

  readonly log: TableStore['log'] = {
    append: (append) => this.append(append),
    eventsOf: async (table, after, most) =>
      (await this.eventsOf(table, (after ?? 0) + 1)).slice(0, most).map(eventOf),
    pagesOf: (table) => this.pagesOf(table),
    restsOf: async (table) =>
      ((await this.box.read((from) => from.all('rests', of(table)))) as readonly string[]).map(
        (body) => JSON.parse(body) as Rest,
      ),
    // A game of one person is never so long that its log were slow to read.
    digest: async () => undefined,
  };

  readonly talk: TableStore['talk'] = {
    chatOf: async (table, most) =>
      ((await this.box.read((from) => from.all('chat', of(table)))) as readonly ChatRow[]).slice(-most),
    lineOf: async (table, number) =>
      (await this.box.read((from) => from.get('chat', [table, number]))) as ChatRow | undefined,
    lastOf: async (table) => (await this.talk.chatOf(table, 1))[0]?.number ?? 0,
    say: (line) =>
      this.box.write(async (to) => {
        const lines = (await to.all('chat', of(line.table_id))) as readonly ChatRow[];
        const number = (lines.at(-1)?.number ?? 0) + 1;
        await to.add('chat', [line.table_id, number], { seat: null, moment: null, ...line, number });
        return number;
      }),
    // Whoever talks to themselves has heard it.
    read: async () => undefined,
    readBy: () => Promise.resolve(LAST),
    unreadBy: async () => new Map(),
    note: (table, person, text) => this.box.write(async (to) => to.put('notes', [table, person], text)),
    noteOf: async (table, person) =>
      ((await this.box.read((from) => from.get('notes', [table, person]))) as string | undefined) ?? '',
  };

  readonly heldSeats: TableStore['heldSeats'] = { count: async () => 0, seen: async () => undefined };
  readonly documents: TableStore['documents'] = { bytesOf: async () => 0 };
  readonly moderation: TableStore['moderation'] = {
    mute: async () => undefined,
    unmute: async () => undefined,
    mutedBy: async () => [],
    report: async () => undefined,
    reportsBy: async () => 0,
  };
  readonly notices: TableStore['notices'] = {
    call: async () => undefined,
    looked: async () => undefined,
  };
  readonly clocks: TableStore['clocks'] = {
    due: async () => [],
    of: async (table) => (await this.tables.find(table))?.clocks,
    hoursOf: async () => new Map(),
    notesOf: async () => [],
  };
  readonly wire: TableStore['wire'] = { tell: async () => undefined };

  isFault(error: unknown): boolean {
    return error instanceof BoxFault;
  }

  isFull(error: unknown): boolean {
    return error instanceof BoxFault && error.isFull;
  }

  async ping(): Promise<void> {
    await this.box.write(async (to) => to.put('about', 'ping', new Date().toISOString()));
  }

  /** A table and all that was played and written at it. */
  async drop(table: string): Promise<void> {
    await this.box.write(async (to) => {
      to.delete('tables', table);
      for (const drawer of ['events', 'rests', 'chat'] as const) to.delete(drawer, of(table));
      to.delete('notes', { from: [table], to: [table, '\uffff'] });
    });
  }

  async allTables(): Promise<readonly TableRecord[]> {
    return (await this.box.read((from) => from.all('tables'))) as readonly TableRecord[];
  }

  private async eventsOf(table: string, from: number): Promise<readonly EventRecord[]> {
    const records = await this.box.read((transaction) => transaction.all('events', of(table, from)));
    return records as readonly EventRecord[];
  }

  private async *pagesOf(table: string): AsyncGenerator<readonly StoredEvent[]> {
    yield (await this.eventsOf(table, 1)).map(eventOf);
  }

  private async append(append: Append): Promise<void> {
    try {
      await this.box.write((to) => appended(to, append));
    } catch (error) {
      if (!(error instanceof Taken)) throw error;
      throw new AlreadyTaken(`event ${append.number} of table ${append.table}`);
    }
  }
}

/** The event, what it changes of the table, and the rests; all of it or nothing. */
async function appended(to: Transaction, { table, number, head, body, rests }: Append): Promise<void> {
  await to.add('events', [table, number], { number, at: head.changed, body } satisfies EventRecord);
  const record = await tableIn(to, table);
  if (record === undefined || record.status === 'finished') throw new Taken(`table ${table} has ended`);
  const { isBotTurn: _, due: __, active: ___, ...told } = head;
  to.put('tables', table, { ...record, ...told });
  if (rests.above !== undefined) to.delete('rests', of(table, rests.above + 1));
  if (rests.below !== undefined && rests.below > 0) to.delete('rests', of(table, 0, rests.below - 1));
  for (const rest of rests.add) to.put('rests', [table, rest.moment], rest.body);
}

/** False when somebody else was faster. */
async function changed(to: Transaction, seen: TableRecord, change: BodyChange): Promise<boolean> {
  const record = await tableIn(to, seen.id);
  const isSame =
    record?.revision === seen.revision &&
    record.status === seen.status &&
    (record.clocks?.version ?? 0) === (seen.clocks?.version ?? 0);
  if (record === undefined || !isSame) return false;
  const { body, status, ending, attended, clocks } = change;
  to.put('tables', seen.id, {
    ...record,
    body,
    revision: record.revision + 1,
    ...(status === undefined ? {} : { status, turn: [] }),
    ...(ending === undefined ? {} : { ending }),
    ...(attended === undefined ? {} : { attended }),
    ...(clocks === undefined ? {} : { clocks: clocks.clocks }),
  } satisfies TableRecord);
  return true;
}
