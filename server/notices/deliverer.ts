/**
 * Sends what is due. A channel is taken for a minute, so that no two processes send by it; what became of everything
 * is noted in one transaction. A process that dies in between leaves it to whoever looks next: nothing is lost, and
 * what may have been sent already is sent again under the same id.
 */
import type { Clock } from '../clock.ts';
import { stampOf } from '../clock.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { NoticeKind, NoticeWishes } from '../protocol/notices.ts';
import type { Attempt } from '../storage/notices.ts';
import type { NoticeChannelRow, NoticeRow } from '../storage/rows.ts';
import type { TableRecord } from '../tables/body.ts';
import { type CallChanges, type NoticeTimes, RAN_OUT, WARNING, warningAt } from '../tables/calls.ts';
import type { Span } from '../tables/hours.ts';
import type { Outcome, Sender, Ways } from './channels/sender.ts';
import type { Links } from './links.ts';
import { messageOf, type Told } from './message.ts';
import { GIVEN_UP_MS, pauseAfter } from './pauses.ts';
import { type Library, standingOf } from './telling.ts';
import { gapAfter, quietUntil, wishesFrom } from './wishes.ts';

/** A database of one process is looked at every second, one with a queue only for what the queue has lost. */
const LOOK_MS = { sqlite: 1000, postgres: 20_000 } as const;
const MOST_AT_ONCE = 8;
const MOST_CHANNELS = 200;

export interface DelivererParts extends Library {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly links: Links;
  readonly noticeTimes: NoticeTimes;
  /** The address people use, where the host has said it. */
  readonly origin: string | undefined;
  /** By kind of channel; undefined where this host cannot send by it. */
  readonly senders: Readonly<Record<NoticeChannelRow['kind'], Sender | undefined>>;
}

/** What was found out about the notices of a channel. */
interface Sorted {
  readonly told: { readonly row: NoticeRow; readonly told: Told }[];
  readonly dropped: string[];
  /** Still waited for, but not to be told. */
  readonly unwanted: string[];
  readonly postponed: { readonly id: string; readonly due: string }[];
  readonly calls: CallChanges[];
}

export class Deliverer {
  private readonly parts: DelivererParts;
  private stopLooking = (): void => undefined;
  private looking: Promise<void> | undefined;
  private readonly delivering = new Set<Promise<void>>();
  private isStopped = false;

  constructor(parts: DelivererParts) {
    this.parts = parts;
  }

  start(): void {
    const { clock, storage } = this.parts;
    this.stopLooking = clock.every(LOOK_MS[storage.kind], () => this.look());
    void this.look();
  }

  /** What is under way is finished. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.stopLooking();
    await this.looking;
    await Promise.all(this.delivering);
  }

  /** Looks for everything that is due, and sends it. */
  look(): Promise<void> {
    this.looking ??= this.sendDue()
      .catch((error: unknown) => this.complain(error))
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private async sendDue(): Promise<void> {
    const { clock, storage } = this.parts;
    const waiting = [...(await storage.notices.dueChannels(stampOf(clock.now()), MOST_CHANNELS))];
    const sendNext = async () => {
      for (let channel = waiting.pop(); channel !== undefined; channel = waiting.pop())
        await this.deliver(channel);
    };
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, sendNext));
  }

  /** Sends what is due by one channel. Never fails: what could not be done is tried again. */
  async deliver(channel: string): Promise<void> {
    if (this.isStopped) return;
    const delivering = this.tryToDeliver(channel).catch((error: unknown) => this.complain(error));
    this.delivering.add(delivering);
    await delivering;
    this.delivering.delete(delivering);
  }

  private complain(error: unknown): void {
    this.parts.logger.warn({ err: error }, 'notices could not be sent');
  }

  private async tryToDeliver(id: string): Promise<void> {
    const { clock, storage, noticeTimes } = this.parts;
    const now = clock.now();
    const channel = await storage.notices.take(id, stampOf(now), stampOf(now + noticeTimes.leaseMs));
    if (channel === undefined) return;
    const rows = await storage.notices.dueBy(id, stampOf(now));
    const wishes = wishesFrom(await storage.notices.wishesOf(channel.person_id));
    const quiet = quietUntil(now, wishes);
    if (quiet !== undefined) {
      const due = stampOf(quiet);
      await this.finish(channel, { postponed: rows.map((row) => ({ id: row.id, due })) });
      return;
    }
    const sorted = await this.sort(rows, channel, wishes, now);
    await this.send(channel, wishes, sorted);
  }

  /** What is still to be told, and what is not. */
  private async sort(
    rows: readonly NoticeRow[],
    { person_id }: NoticeChannelRow,
    wishes: NoticeWishes,
    now: number,
  ): Promise<Sorted> {
    const { storage } = this.parts;
    const off = await storage.notices.offAt(person_id, [...new Set(rows.map((row) => row.table_id))]);
    const sorted: Sorted = { told: [], dropped: [], unwanted: [], postponed: [], calls: [] };
    for (const row of rows) {
      const standing = await standingOf(this.parts, row, wishes, now);
      if (standing.kind === 'void') sorted.dropped.push(row.id);
      else if (standing.kind === 'later') sorted.postponed.push({ id: row.id, due: stampOf(standing.due) });
      else {
        if (row.kind === 'turn')
          sorted.calls.push(...warningsOf(row, standing.record, this.parts.uptime.gaps, now));
        if (isWanted(row, wishes, off)) sorted.told.push({ row, told: standing.told });
        else sorted.unwanted.push(row.id);
      }
    }
    return sorted;
  }

  private async send(channel: NoticeChannelRow, wishes: NoticeWishes, sorted: Sorted): Promise<void> {
    const { clock, metrics, storage, senders } = this.parts;
    // Somebody may have answered while this was put into words.
    const due = await storage.notices.areDue(sorted.told.map(({ row }) => row.id));
    const told = sorted.told.filter(({ row }) => due.has(row.id));
    const rest = { ...sorted, sent: sorted.unwanted };
    if (told.length === 0) {
      await this.finish(channel, rest);
      return;
    }
    const ids = told.map(({ row }) => `${row.id} ${row.created}`);
    const message = messageOf(
      ids,
      told.map((one) => one.told),
      wishes.language,
    );
    const sender = senders[channel.kind];
    const outcome: Outcome =
      sender === undefined
        ? { kind: 'failed', why: 'this host does not send by this channel' }
        : await sender.send(channel, message, this.waysOf(channel));
    metrics.count(outcome.kind === 'sent' ? 'notices_sent' : 'notices_failed', channel.kind);
    const rows = told.map(({ row }) => row);
    const now = clock.now();
    switch (outcome.kind) {
      case 'sent':
        await this.finish(channel, {
          ...rest,
          ...keptOf(rows, rest),
          next: now + gapAfter(wishes, this.parts.noticeTimes.gapMs),
          failures: 0,
        });
        return;
      case 'gone':
        await storage.notices.removeChannel(channel.id);
        return;
      case 'failed':
        await this.finish(channel, { ...rest, ...this.failed(channel, rows, outcome, rest.dropped, now) });
    }
  }

  private failed(
    channel: NoticeChannelRow,
    rows: readonly NoticeRow[],
    { why, after = 0 }: Extract<Outcome, { kind: 'failed' }>,
    dropped: readonly string[],
    now: number,
  ): Partial<Finished> {
    const failures = channel.failures + 1;
    const old = rows.filter((row) => now - Date.parse(row.created) > GIVEN_UP_MS).map((row) => row.id);
    const next = now + Math.max(pauseAfter(failures), after * 1000);
    this.parts.logger.info({ channel: channel.id, kind: channel.kind, why }, 'a notice was not taken');
    // Whoever has not heard that it is their turn is not warned yet.
    return { dropped: [...dropped, ...old], calls: [], next, failures, trouble: why.slice(0, 200) };
  }

  waysOf({ id, origin }: Pick<NoticeChannelRow, 'id' | 'origin'>): Ways {
    const { links, origin: said } = this.parts;
    const address = said ?? origin;
    return {
      origin: address,
      stop: (what) => {
        const action =
          what === 'all'
            ? ({ does: 'all' } as const)
            : 'kind' in what
              ? ({ does: 'kind', kind: what.kind } as const)
              : ({ does: 'table', table: what.table } as const);
        return `${address}/api/notices/stop?token=${links.token({ channel: id, action })}`;
      },
    };
  }

  private async finish(channel: NoticeChannelRow, done: Partial<Finished>): Promise<void> {
    const now = this.parts.clock.now();
    const { sent = [], dropped = [], postponed = [], calls = [] } = done;
    const { next, failures = channel.failures, trouble = null } = done;
    await this.parts.storage.notices.finish({
      channel: channel.id,
      at: stampOf(now),
      sent,
      dropped,
      postponed,
      calls,
      next: next === undefined ? channel.next_at : stampOf(next),
      failures,
      trouble: failures === 0 ? null : (trouble ?? channel.trouble),
    });
  }
}

type Finished = Pick<Attempt, 'sent' | 'dropped' | 'postponed' | 'calls' | 'failures' | 'trouble'> & {
  readonly next: number;
};

/** What happens once is forgotten when it is told; who is waited for is remembered, so as not to be called twice. */
function keptOf(
  rows: readonly NoticeRow[],
  rest: Pick<Attempt, 'sent' | 'dropped'>,
): Pick<Attempt, 'sent' | 'dropped'> {
  const isOnce = ({ kind, subject }: NoticeRow) =>
    kind === 'chat' || kind === 'over' || (kind === 'time' && subject === RAN_OUT);
  return {
    sent: [...rest.sent, ...rows.filter((row) => !isOnce(row)).map((row) => row.id)],
    dropped: [...rest.dropped, ...rows.filter(isOnce).map((row) => row.id)],
  };
}

function isWanted(row: NoticeRow, wishes: NoticeWishes, off: ReadonlyMap<string, string>): boolean {
  const kind = row.kind as NoticeKind;
  const here = JSON.parse(off.get(row.table_id) ?? '[]') as readonly NoticeKind[];
  return !wishes.off.includes(kind) && !here.includes(kind);
}

/** Whoever was told that it is their turn is told once more before they may be replaced. */
function warningsOf(
  row: NoticeRow,
  record: TableRecord,
  down: readonly Span[],
  now: number,
): readonly CallChanges[] {
  const warned = warningAt(record, row.person_id, down);
  if (warned === undefined) return [];
  const due = stampOf(Math.max(now, warned));
  const call = { person: row.person_id, kind: 'time', subject: WARNING, due } as const;
  return [{ table: record.id, at: stampOf(now), due: [call], settled: [] }];
}
