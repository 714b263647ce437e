/** What the people who look at a table are sent. Called only with what is stored. */
import { type Line, type Match, mayRead, NO_ORDERS, type Viewer } from '@sandtable/engine';
import type { ServerFrame, Trouble } from '../protocol/index.ts';
import type { Services } from '../services.ts';
import { bystandersOf, seatsOf, type TableEvent, type TableRecord } from '../tables/body.ts';
import { waitingFor } from '../tables/consent.ts';
import { infoOf, type NameOf, peopleNamed, proposalsOf } from '../tables/info.ts';
import type { ChatAtTable } from './chat.ts';
import type { Ledger, Open } from '../ledger/ledger.ts';
import { aroundView, positionOf } from '../ledger/position.ts';
import { clocksShown } from './timekeeping.ts';
import { writtenTogether } from './shared-json.ts';
import type { Watcher, Watchers } from './watchers.ts';

type PositionFrame = Extract<ServerFrame, { type: 'position' }>;
type UpdateFrame = Extract<ServerFrame, { type: 'update' }>;

/** JSON. */
interface Seen {
  readonly position: string;
  readonly lines: string;
}

export class Showing {
  private readonly id: string;
  private readonly services: Services;
  private readonly watchers: Watchers;
  private readonly chat: ChatAtTable;
  private readonly seenFrom = new Map<Viewer, Seen>();
  /** The event and revision that `seenFrom` belongs to. */
  private seenAt = '';

  constructor(table: string, services: Services, watchers: Watchers, chat: ChatAtTable) {
    this.id = table;
    this.services = services;
    this.watchers = watchers;
    this.chat = chat;
  }

  /** Something was answered or taken back. Written for each viewpoint and let go: only what is asked for is kept. */
  update({ ledger, record }: Open, event: TableEvent): void {
    if (ledger === undefined || this.watchers.size === 0) return;
    const { match } = ledger;
    const bystanders = bystandersOf(record.body);
    const lines = new LinesFor(event.lines);
    const clocks = clocksShown(this.services, record);
    const rest: Omit<UpdateFrame, 'type' | 'position' | 'lines'> = {
      ...(event.kind === 'rewind' ? { keep: event.to } : {}),
      turn: record.turn,
      changed: record.changed,
      ...(clocks && { clocks }),
    };
    const end = JSON.stringify(rest).slice(1);
    this.watchers.byViewpoint((viewpoints) => {
      const views = viewsFor(match, viewpoints);
      return viewpoints.map((as, i) => {
        const around = JSON.stringify(aroundView(match, as, bystanders)).slice(0, -1);
        return `{"type":"update","position":${around},"view":${views[i]}},"lines":${lines.of(as)},${end}`;
      });
    });
  }

  /** Everything anew, for one who asked for it. */
  async position(open: Open, watcher: Watcher, trouble: Trouble | undefined): Promise<void> {
    watcher.sendAsked(await this.positionFrame(open, watcher, trouble));
  }

  /** Everything anew, for everybody. */
  async positions(open: Open, trouble: Trouble | undefined): Promise<void> {
    for (const watcher of this.watchers) watcher.send(await this.positionFrame(open, watcher, trouble));
  }

  /** Whoever got or lost a seat sees the table from there. */
  async reseat(open: Open, trouble: Trouble | undefined): Promise<void> {
    for (const watcher of this.watchers)
      if (watcher.place(open.record)) watcher.send(await this.positionFrame(open, watcher, trouble));
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
    open: Open,
    { person, as }: Watcher,
    trouble: Trouble | undefined,
  ): Promise<string> {
    const { record, ledger } = open;
    const nameOf = await this.services.names.of(peopleNamed(record));
    const isSeated = seatsOf(record.body, person).length > 0;
    if (person !== undefined) await this.chat.know(person);
    const note = person === undefined ? '' : await this.services.storage.talk.noteOf(this.id, person);
    const rest: Omit<PositionFrame, 'position' | 'lines'> = {
      type: 'position',
      table: this.info(record, person, nameOf),
      orders: (isSeated ? record.body.orders[as] : undefined) ?? NO_ORDERS,
      proposals: this.proposals(record, nameOf),
      chat: isSeated && person !== undefined ? await this.chat.last(person) : [],
      muted: person === undefined ? [] : [...this.services.mutes.of(person)],
      note,
      troubles: this.allTroubles(record, trouble),
    };
    const front = JSON.stringify(rest).slice(0, -1);
    if (ledger === undefined) return `${front},"lines":[]}`;
    const seen = this.seen(open, ledger, as);
    return `${front},"position":${seen.position},"lines":${seen.lines}}`;
  }

  /** What a viewpoint shows is written once for all who come in or look again, however often they ask. */
  private seen({ record }: Open, ledger: Ledger, as: Viewer): Seen {
    const moment = `${ledger.lastEvent}/${record.revision}`;
    if (moment !== this.seenAt) this.seenFrom.clear();
    this.seenAt = moment;
    const known = this.seenFrom.get(as);
    if (known !== undefined) return known;
    const position = JSON.stringify(positionOf(ledger.match, as, bystandersOf(record.body)));
    const seen = { position, lines: JSON.stringify(readable(ledger.lines, as)) };
    this.seenFrom.set(as, seen);
    return seen;
  }

  private info(record: TableRecord, person: string | undefined, nameOf: NameOf) {
    const unread = seatsOf(record.body, person).length > 0 ? this.chat.unreadBy(person) : 0;
    const clocks = clocksShown(this.services, record);
    const onlooker = { person, unread, ...(clocks && { clocks }) };
    return infoOf(record, onlooker, nameOf, this.watchers.present);
  }

  private proposals(record: TableRecord, nameOf: NameOf) {
    const now = Date.now();
    return proposalsOf(record, nameOf, (motion) => waitingFor(record, motion, this.watchers.present, now));
  }
}

/** Views as JSON, one for each viewpoint. */
function viewsFor(match: Match, viewpoints: readonly Viewer[]): readonly string[] {
  if (match.game.isOpen !== true) return writtenTogether(viewpoints.map((as) => match.view(as) as object));
  const view = JSON.stringify(match.view('spectator'));
  return viewpoints.map(() => view);
}

/** Lines as JSON for each viewer: written once when they are for everybody. */
class LinesFor {
  private readonly lines: readonly Line[];
  private readonly all: string | undefined;

  constructor(lines: readonly Line[]) {
    this.lines = lines;
    const isOpen = lines.every(({ only, except }) => only === undefined && except === undefined);
    this.all = isOpen ? JSON.stringify(lines) : undefined;
  }

  of(as: Viewer): string {
    return this.all ?? JSON.stringify(readable(this.lines, as));
  }
}

function readable(lines: readonly Line[], as: Viewer): readonly Line[] {
  return lines.filter((line) => mayRead(line, as));
}
