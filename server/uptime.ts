/**
 * When nobody could reach the server: no clock runs then. Every process notes where it began and, every few seconds,
 * that it is still there. What no process covers is a gap; so it needs nobody who noticed that a process died, and
 * a machine that slept, or a database that was away, makes a gap just as well.
 */
import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import { stampOf } from './clock.ts';
import type { Logger } from './logger.ts';
import type { Storage } from './storage/storage.ts';
import type { Span } from './tables/hours.ts';

export interface PaceTimes {
  /** How often a process notes that it is there. */
  readonly beatMs: number;
  /** How often it is looked whose time has run out. */
  readonly lookMs: number;
  /** What people get to come back after a gap. */
  readonly returnMs: number;
}

export const PACE_TIMES: PaceTimes = { beatMs: 5000, lookMs: 1000, returnMs: 60_000 };

/** A process that has been silent for so many beats was away. */
const MOST_MISSED = 3;
/** No clock runs longer without being written down: longer ago than any pause of a pace. */
const KEPT_MS = 800 * 24 * 3600 * 1000;

type Run = Span;

/** The gaps between runs, with the time to come back; the end of the last run is no gap yet. */
export function gapsBetween(runs: readonly Run[], returnMs: number): readonly Span[] {
  const gaps: Span[] = [];
  let covered: number | undefined;
  for (const { from, to } of runs.toSorted((a, b) => a.from - b.from)) {
    if (covered !== undefined && from > covered) gaps.push({ from: covered, to: from + returnMs });
    covered = Math.max(covered ?? to, to);
  }
  return gaps;
}

export class Uptime {
  /** Oldest first. */
  gaps: readonly Span[] = [];
  private readonly storage: Storage;
  private readonly clock: Clock;
  private readonly logger: Logger;
  private readonly times: PaceTimes;
  private run = '';
  private last = 0;
  private stopBeating = (): void => undefined;

  constructor(storage: Storage, clock: Clock, logger: Logger, times: PaceTimes) {
    this.storage = storage;
    this.clock = clock;
    this.logger = logger;
    this.times = times;
  }

  async start(): Promise<void> {
    await this.begin();
    await this.storage.clocks.forgetRuns(stampOf(this.clock.now() - KEPT_MS));
    this.stopBeating = this.clock.every(this.times.beatMs, () =>
      this.beat().catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the server could not note that it is there');
      }),
    );
  }

  async stop(): Promise<void> {
    this.stopBeating();
    if (this.run !== '') await this.beat().catch(() => undefined);
  }

  async beat(): Promise<void> {
    const now = this.clock.now();
    const wasAway = now - this.last > MOST_MISSED * this.times.beatMs;
    if (wasAway || !(await this.storage.clocks.beat(this.run, stampOf(now)))) await this.begin();
    else {
      this.last = now;
      await this.readGaps();
    }
  }

  private async begin(): Promise<void> {
    const now = this.clock.now();
    this.run = randomUUID();
    await this.storage.clocks.addRun({ id: this.run, began: stampOf(now), beat: stampOf(now) });
    this.last = now;
    await this.readGaps();
  }

  private async readGaps(): Promise<void> {
    const runs = await this.storage.clocks.runs();
    const spans = runs.map(({ began, beat }) => ({ from: Date.parse(began), to: Date.parse(beat) }));
    this.gaps = gapsBetween(spans, this.times.returnMs);
  }
}
