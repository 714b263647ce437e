/** What is done in worker threads: bots' turns, and replays. Everything goes in and comes out as plain JSON. */
import type { Answer, Position, Reply, SeatId, Setting, Viewer } from '@sandtable/engine';
import type { Moment } from '../protocol/index.ts';
import type { TableBody } from '../tables/body.ts';

/** A game from its beginning. */
export interface Recorded {
  readonly game: string;
  readonly setting: Setting;
  readonly start: Pick<TableBody, 'opening' | 'from'>;
  /** From the beginning on. */
  readonly answers: readonly Answer[];
}

export interface BotTurn {
  readonly kind: 'bots';
  readonly position: Position;
  /** The player of each seat that a bot has. */
  readonly bots: Readonly<Record<SeatId, string>>;
}

export interface BotReplies {
  readonly replies: readonly ({ readonly seat: SeatId } & Reply)[];
  /** Why it stopped, when a bot failed. */
  readonly fault?: { readonly seat: SeatId; readonly detail: string };
}

export interface ReplayMoments {
  readonly kind: 'moments';
  readonly recorded: Recorded;
  readonly from: number;
  readonly to: number;
  readonly as: Viewer;
}

export type ReplayedMoments = readonly Moment[];

export interface ReplayWhole {
  readonly kind: 'replay';
  readonly recorded: Recorded;
}

export interface Replayed {
  /** Undefined when it replays; else one sentence. */
  readonly fault?: string;
}

export type Task = BotTurn | ReplayMoments | ReplayWhole;
