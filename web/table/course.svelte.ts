/** How the game at a table went: what came by while one was there, and what was before as soon as somebody wants to see it. */
import type { PositionInfo } from '@sandtable/server/protocol';
import type { BoardModule } from '../boards/board.ts';
import { request } from '../connection/api.ts';
import type { TableLink } from '../connection/table.svelte.ts';
import { coarseFirst, type Sample, sampleOf, spread, withPast, withSample } from './samples.ts';

/** So many moments of the past show how it went; the first few of them give an outline. */
const MOMENTS = 40;
const OUTLINE = 3;
/** Between two others: a past moment costs the server much, and whoever plays on meanwhile must not be refused. */
const PAUSE = 600;

export class Course {
  samples = $state.raw<readonly Sample[]>([]);
  private readonly link: TableLink;
  private readonly board: BoardModule;
  /** Everything after this moment came by. */
  private came = Number.MAX_SAFE_INTEGER;
  private lookers = 0;
  private isFilling = false;

  constructor(link: TableLink, board: BoardModule) {
    this.link = link;
    this.board = board;
  }

  get isDrawn(): boolean {
    return this.board.margins !== undefined || this.board.graphs !== undefined;
  }

  note({ moment, view }: PositionInfo): void {
    if (!this.isDrawn) return;
    this.came = Math.min(this.came, moment);
    this.samples = withSample(this.samples, sampleOf(this.board, moment, view));
  }

  /** Fills in the past as long as somebody looks; gives what ends that. */
  watch(): () => void {
    this.lookers++;
    if (!this.isFilling) void this.fill().catch(() => undefined);
    return () => this.lookers--;
  }

  private async fill(): Promise<void> {
    if (this.came === Number.MAX_SAFE_INTEGER) return;
    this.isFilling = true;
    try {
      const moments = coarseFirst(spread(0, this.came, MOMENTS));
      for (const [i, moment] of moments.entries()) {
        if (this.lookers === 0) return;
        if (moment >= this.came || this.samples.some((sample) => sample.moment === moment)) continue;
        if (i >= OUTLINE) await new Promise((resolve) => setTimeout(resolve, PAUSE));
        await this.fetch(moment);
      }
    } finally {
      this.isFilling = false;
    }
  }

  private async fetch(moment: number): Promise<void> {
    const { id, position } = this.link;
    const query = { from: moment, to: moment, ...(position === undefined ? {} : { as: position.as }) };
    const { moments } = await request('GET /api/tables/:table/moments', { path: { table: id }, query });
    for (const found of moments)
      if (found.moment < this.came)
        this.samples = withPast(this.samples, sampleOf(this.board, found.moment, found.view));
  }
}
