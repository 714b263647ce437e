/** Bots' turns at one table, one after the other. A bot that fails hurts only its own table. */
import type { Answer } from '@sandtable/engine';
import type { BotReplies, BotTurn } from '../threads/tasks.ts';
import { Denial } from '../denial.ts';
import type { Services } from '../services.ts';
import { isAttended } from '../tables/attendance.ts';
import { botAt, type TableRecord, whoseBots } from '../tables/body.ts';
import type { Open } from '../ledger/ledger.ts';
import type { OpenTable } from './open-table.ts';

/** A turn to think about, and the last event before it: after it was taken back the same moment may come about otherwise. */
interface Due {
  readonly turn: BotTurn;
  readonly event: number;
  readonly record: TableRecord;
}

export class BotsAtTable {
  private readonly table: OpenTable;
  private readonly services: Services;
  private thinking: Promise<void> = Promise.resolve();
  private isDue = false;
  private pending = 0;

  constructor(table: OpenTable, services: Services) {
    this.table = table;
    this.services = services;
  }

  /** Lets the bots answer when it is their turn. Resolves when that is stored, or found not to be so. */
  think(): Promise<void> {
    if (this.isDue) return this.thinking;
    this.isDue = true;
    this.pending++;
    this.thinking = this.thinking.then(async () => {
      this.isDue = false;
      await this.thinkNow();
      this.pending--;
    });
    return this.thinking;
  }

  get isThinking(): boolean {
    return this.pending > 0;
  }

  private async thinkNow(): Promise<void> {
    if (this.table.hasTrouble) return;
    const { pool, metrics, logger } = this.services;
    let due: Due | undefined;
    try {
      due = await this.table.inTurn(dueAt);
      if (due === undefined) return;
      if (!(await this.isAttended(due.record))) {
        metrics.count('bots_paused');
        return;
      }
      const started = performance.now();
      const { replies, fault } = await pool.answerForBots(due.turn, whoseBots(due.record));
      metrics.time('bot_seconds', (performance.now() - started) / 1000);
      if (replies.length > 0) await this.give(due, replies);
      if (fault !== undefined) await this.failed(due, fault.detail, fault.seat);
    } catch (error) {
      // Whoever thinks when the server stops will think again after the next start.
      if (pool.isClosed) return;
      logger.warn({ err: error, table: this.table.id }, 'thinking failed');
      const detail = error instanceof Error ? error.message : String(error);
      if (due !== undefined) await this.failed(due, detail).catch(() => undefined);
    }
  }

  /** Somebody may look by way of another process: what all of them note is asked last. */
  private async isAttended(record: TableRecord): Promise<boolean> {
    const now = Date.now();
    if (this.table.watchers.size > 0 || isAttended(record, record.attended, now)) return true;
    return isAttended(record, await this.services.storage.tables.attendedAt(record.id), now);
  }

  /** Unless somebody has changed the game meanwhile. */
  private async give({ event }: Due, replies: BotReplies['replies']): Promise<void> {
    const answers = replies.map(
      ({ seat, option, why }): Answer => (why === undefined ? { seat, option } : { seat, option, why }),
    );
    try {
      await this.table.play((ledger, { body }) => {
        if (ledger.lastEvent !== event) throw new Denial('stale');
        return ledger.giveForBots(answers, body);
      }, 'bots');
    } catch (error) {
      if (!(error instanceof Denial) || error.code !== 'stale') throw error;
    }
  }

  /** Says so, unless the turn is another one by now: then that one is thought about. */
  private async failed({ turn, event }: Due, detail: string, seat?: string): Promise<void> {
    const now = await this.table.inTurn(dueAt);
    if (now === undefined) return;
    if (now.event !== event || JSON.stringify(now.turn.bots) !== JSON.stringify(turn.bots)) {
      void this.think();
      return;
    }
    const { metrics, logger } = this.services;
    metrics.count('bots_failed');
    logger.warn({ table: this.table.id, seat, detail }, 'a bot failed');
    // What went wrong in its head may be about its hand: that is for the log.
    this.table.setTrouble({ kind: 'bot', ...(seat === undefined ? {} : { seat }) });
  }
}

/** The turn bots have to take, if any. */
function dueAt({ record, ledger }: Open): Due | undefined {
  if (ledger === undefined || record.status !== 'running') return undefined;
  const bots: Record<string, string> = {};
  const forATurn: string[] = [];
  for (const { seat, chair } of record.body.places) {
    const player = botAt(record.body, record.clocks, seat);
    if (player === undefined) continue;
    bots[seat] = player;
    if (chair.kind !== 'bot') forATurn.push(seat);
  }
  if (!ledger.match.turn.some((seat) => bots[seat] !== undefined)) return undefined;
  const position = ledger.match.position() as BotTurn['position'];
  return { turn: { kind: 'bots', position, bots, forATurn }, event: ledger.lastEvent, record };
}
