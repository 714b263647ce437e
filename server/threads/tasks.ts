/** What is done in worker threads: bots' turns, and replays. Everything goes in and comes out as plain JSON. */
import type { Position, Reply, SeatId, Viewer } from '@sandtable/engine';
import type { Moment } from '../protocol/index.ts';
import type { Recorded, Replayed } from '../ledger/replaying.ts';

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

/** Going back to a moment. */
export interface FindPosition {
  readonly kind: 'position';
  readonly recorded: Recorded;
  readonly moment: number;
}

/** Branching off; `as` whom, when not everything may be known. */
export interface FindBranch {
  readonly kind: 'branch';
  readonly recorded: Recorded;
  readonly moment: number;
  readonly as: Viewer | undefined;
}

export interface ReplayWhole {
  readonly kind: 'replay';
  readonly recorded: Recorded;
}

/** One sentence when it does not replay. */
export type ReplayedWhole = Replayed | { readonly fault: string };

export type Task = BotTurn | ReplayMoments | FindPosition | FindBranch | ReplayWhole;

/** A task as it is sent to a thread, and what the thread says when it begins with it. */
export interface Numbered {
  readonly number: number;
  readonly task: Task;
}

export interface Begun {
  readonly begun: number;
}
