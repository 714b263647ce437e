/**
 * Walking through what happened at a table while it goes on: the board shows an earlier moment, the decision stays what it
 * is. What others do is walked through at the pace that was chosen; nobody waits for it.
 */
import type { SeatId, Viewer } from '@sandtable/engine';
import type { Moment } from '@sandtable/server/protocol';
import type { TableLink } from '../connection/table.svelte.ts';
import type { Settings } from '../page/settings.ts';
import { Moments } from './moments.svelte.ts';
import { type Run, runsOf, type Step, stepsOf } from './steps.ts';

/** How long a step stays: a while to see, and a while for every letter to read, in milliseconds. */
const GLANCE = 550;
const LETTER = 11;
const SLOW = 2.4;
const LONGEST = 4000;
/** Of more than this only the end is told. */
const MOST = 90;

export class Walk {
  /** The moment of the step that is shown; undefined: now. */
  at = $state<number>();
  isPlaying = $state(false);
  private readonly link: TableLink;
  private readonly moments: Moments;
  private as: Viewer | undefined;
  /** Up to here everything has been on the board. */
  private seen = Number.MAX_SAFE_INTEGER;

  readonly steps: readonly Step[] = $derived.by(() => stepsOf(this.link.journal));
  /** What happened since my last decision. */
  readonly news: readonly Step[] = $derived.by(() =>
    this.steps.filter(({ moment }) => moment > Math.max(0, this.link.answered)).slice(-MOST),
  );
  readonly step: Step | undefined = $derived(this.steps.find(({ moment }) => moment === this.at));
  readonly place: number = $derived(this.steps.findIndex(({ moment }) => moment === this.at));
  /** The same, seat by seat; empty until it is known who decided. */
  readonly runs: readonly Run[] = $derived.by(() => {
    const runs = runsOf(this.news, (moment) => this.decidersBefore(moment));
    return runs.some(({ seats }) => seats.length === 0) ? [] : runs;
  });

  constructor(link: TableLink) {
    this.link = link;
    this.moments = new Moments(link.id);
  }

  /** What the board shows; the last one stays while the next is on its way. */
  shown(): { readonly moment: Moment; readonly before: Moment | undefined } | undefined {
    const { step, place } = this;
    if (step === undefined) return undefined;
    const moment = this.moments.at(step.moment);
    const before = this.steps[place - 1]?.moment ?? this.moments.first;
    return moment === undefined ? undefined : { moment, before: this.moments.at(before) };
  }

  /** Who brought a moment about; nobody while that is not known. */
  decidersBefore(moment: number): readonly SeatId[] {
    return this.link.decidersAt(moment - 1) ?? this.moments.at(moment - 1)?.ask?.seats ?? [];
  }

  /** Called with every position: others may have moved on, or something was taken back. */
  follow(pace: Settings['pace']): void {
    const { position, answered } = this.link;
    if (position === undefined) return;
    if (position.as !== this.as) {
      this.as = position.as;
      this.moments.look(position.as);
      this.stop();
    } else if (position.moment < this.seen) {
      this.moments.forget(position.moment);
      if ((this.at ?? 0) > position.moment) this.stop();
    } else if (position.moment > this.seen && this.at === undefined) {
      const since = Math.max(this.seen, answered === Number.MAX_SAFE_INTEGER ? -1 : answered);
      const first = this.steps.find(({ moment }) => moment > since);
      if (first !== undefined && pace !== 'once') this.show(first.moment, pace !== 'step');
    }
    this.seen = position.moment;
  }

  /** What cannot be told yet: who took the steps since my last decision. */
  get isUnsure(): boolean {
    return this.news.some(({ moment }) => this.decidersBefore(moment).length === 0);
  }

  /** Fetches what is needed to tell it. */
  async learn(): Promise<void> {
    const unsure = this.news.filter(({ moment }) => this.decidersBefore(moment).length === 0);
    for (const { moment } of unsure) await this.moments.reach(moment - 1, moment - 1);
  }

  show(moment: number, isPlaying = false): void {
    const step = this.steps.find((one) => one.moment >= moment) ?? this.steps.at(-1);
    this.at = step?.moment;
    this.isPlaying = isPlaying && step !== undefined;
    if (step !== undefined) void this.fetch(step.moment);
  }

  /** From the first step that is new to me, or from the latest one. */
  recap(isPlaying: boolean): void {
    const start = this.news[0] ?? this.steps.at(-1);
    if (start !== undefined) this.show(start.moment, isPlaying);
  }

  back(): void {
    const place = this.place < 0 ? this.steps.length : this.place;
    const step = this.steps[Math.max(0, place - 1)];
    if (step !== undefined) this.show(step.moment);
  }

  on(): void {
    const step = this.place < 0 ? undefined : this.steps[this.place + 1];
    if (step === undefined) this.stop();
    else this.show(step.moment, this.isPlaying);
  }

  stop(): void {
    this.at = undefined;
    this.isPlaying = false;
  }

  /** How long the step that is shown stays on the board. */
  time(pace: Settings['pace'], letters: number): number {
    const time = Math.min(LONGEST, GLANCE + letters * LETTER);
    return pace === 'slow' ? time * SLOW : time;
  }

  private async fetch(moment: number): Promise<void> {
    const place = this.steps.findIndex((step) => step.moment === moment);
    await this.moments.reach(this.steps[place - 1]?.moment ?? moment, moment);
    const next = this.steps[place + 1];
    if (next !== undefined) await this.moments.reach(moment, next.moment);
  }
}
