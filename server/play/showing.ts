/** What the people who look at a table are sent. Called only with what is stored. */
import { type Line, mayRead, NO_ORDERS, type Viewer } from '@sandtable/engine';
import type { ServerFrame, Trouble } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import { bystandersOf, seatsOf, type TableEvent, type TableRecord } from '../tables/body.ts';
import { waitingFor } from '../tables/consent.ts';
import { infoOf, type NameOf, peopleNamed, proposalsOf } from '../tables/info.ts';
import type { ChatAtTable } from './chat.ts';
import type { Open } from '../ledger/ledger.ts';
import { positionOf } from '../ledger/position.ts';
import type { Watcher, Watchers } from './watchers.ts';

export class Showing {
  private readonly id: string;
  private readonly services: Services;
  private readonly watchers: Watchers;
  private readonly chat: ChatAtTable;

  constructor(table: string, services: Services, watchers: Watchers, chat: ChatAtTable) {
    this.id = table;
    this.services = services;
    this.watchers = watchers;
    this.chat = chat;
  }

  /** Something was answered or taken back. */
  update({ ledger, record }: Open, event: TableEvent): void {
    if (ledger === undefined || this.watchers.size === 0) return;
    this.watchers.byViewpoint((as) => ({
      type: 'update',
      position: positionOf(ledger.match, as, bystandersOf(record.body)),
      ...(event.kind === 'rewind' ? { keep: event.to } : {}),
      lines: readable(event.lines, as),
      turn: record.turn,
      changed: record.changed,
    }));
  }

  /** Everything anew, for one. */
  async position(open: Open, watcher: Watcher, trouble: Trouble | undefined): Promise<void> {
    watcher.send(JSON.stringify(await this.positionFrame(open, watcher, trouble)));
  }

  /** Everything anew, for everybody. */
  async positions(open: Open, trouble: Trouble | undefined): Promise<void> {
    for (const watcher of this.watchers) await this.position(open, watcher, trouble);
  }

  /** Whoever got or lost a seat sees the table from there. */
  async reseat(open: Open, trouble: Trouble | undefined): Promise<void> {
    for (const watcher of this.watchers)
      if (watcher.place(open.record)) await this.position(open, watcher, trouble);
  }

  /** People, presence, status or proposals changed. */
  async table({ record }: Open): Promise<void> {
    if (this.watchers.size === 0) return;
    const nameOf = await this.services.names.of(peopleNamed(record));
    const proposals = this.proposals(record, nameOf);
    this.watchers.byPerson((person) => ({
      type: 'table',
      table: this.info(record, person, nameOf),
      proposals,
    }));
  }

  troubles(record: TableRecord | undefined, trouble: Trouble | undefined): void {
    const troubles = this.allTroubles(record, trouble);
    this.watchers.byPerson(() => ({ type: 'troubles', troubles }));
  }

  private allTroubles(record: TableRecord | undefined, trouble: Trouble | undefined): readonly Trouble[] {
    const troubles: Trouble[] = trouble === undefined ? [] : [trouble];
    if (this.services.health.isFailing) troubles.push({ kind: 'storage' });
    // Said until somebody plays on.
    const upgraded = record?.body.upgraded;
    if (upgraded !== undefined && upgraded.moment === record?.moment)
      troubles.push({ kind: 'upgraded', detail: `${upgraded.from} -> ${upgraded.to}` });
    return troubles;
  }

  private async positionFrame(
    { record, ledger }: Open,
    { person, as }: Watcher,
    trouble: Trouble | undefined,
  ): Promise<ServerFrame> {
    const nameOf = await this.services.names.of(peopleNamed(record));
    const isSeated = seatsOf(record.body, person).length > 0;
    if (person !== undefined) await this.chat.know(person);
    const note = person === undefined ? '' : await this.services.storage.talk.noteOf(this.id, person);
    return {
      type: 'position',
      table: this.info(record, person, nameOf),
      ...(ledger === undefined ? {} : { position: positionOf(ledger.match, as, bystandersOf(record.body)) }),
      lines: ledger === undefined ? [] : readable(ledger.lines, as),
      orders: (isSeated ? record.body.orders[as] : undefined) ?? NO_ORDERS,
      proposals: this.proposals(record, nameOf),
      chat: isSeated ? await this.chat.last() : [],
      note,
      troubles: this.allTroubles(record, trouble),
    };
  }

  private info(record: TableRecord, person: string | undefined, nameOf: NameOf) {
    const unread = seatsOf(record.body, person).length > 0 ? this.chat.unreadBy(person) : 0;
    return infoOf(record, { person, unread }, nameOf, this.watchers.present);
  }

  private proposals(record: TableRecord, nameOf: NameOf) {
    const now = Date.now();
    return proposalsOf(record, nameOf, (motion) => waitingFor(record, motion, this.watchers.present, now));
  }
}

function readable(lines: readonly Line[], as: Viewer): readonly Line[] {
  return lines.filter((line) => mayRead(line, as));
}
