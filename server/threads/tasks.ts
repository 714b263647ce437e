/** What is done in worker threads: bots' turns, and replays. Everything goes in and comes out as plain JSON. */
import type { Position, Reply, SeatId, Viewer } from '@sandtable/engine';
import type { Progress } from '@sandtable/players';
import type { Outside } from '../ledger/outside.ts';
import type { Recorded } from '../ledger/replaying.ts';
import type { Teaching } from '../ledger/teaching.ts';
import type { Moment } from '../protocol/index.ts';

export interface BotTurn {
  readonly kind: 'bots';
  readonly position: Position;
  /** The player of each seat that a bot has. */
  readonly bots: Readonly<Record<SeatId, string>>;
  /** Seats for which a bot answers only until their turn is over. */
  readonly forATurn?: readonly SeatId[];
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

/** Reading a file that somebody brings: its text, or the body of the request it came in. */
export interface ReadDocument {
  readonly kind: 'document';
  readonly document: string | { readonly body: Uint8Array };
  /** The key this server seals its files with. */
  readonly seal: Uint8Array;
}

/** One sentence when it cannot be used. */
export type DocumentRead = Outside | { readonly fault: string; readonly isMalformed?: true };

/** Whether a game can be played with a setting, whose documents may take a while to read. */
export interface CheckSetting {
  readonly kind: 'check';
  readonly game: string;
  readonly setting: unknown;
}

/** Loading games before they are asked for. */
export interface WarmUp {
  readonly kind: 'warm';
  readonly games: readonly string[];
}

/** Thinking for a person. It can be stopped: a thread is told by a number that becomes 1, a worker by a message. */
export interface Teach {
  readonly kind: 'teach';
  readonly teaching: Teaching;
  readonly stop?: Int32Array;
}

export type Task =
  | WarmUp
  | BotTurn
  | ReplayMoments
  | FindPosition
  | FindBranch
  | ReadDocument
  | CheckSetting
  | Teach;

/** A task as it is sent to a thread, and what the thread says when it begins with it. */
export interface Numbered {
  readonly number: number;
  readonly task: Task;
}

export interface Begun {
  readonly begun: number;
}

/** How far the task of that number is. */
export interface Going {
  readonly going: number;
  readonly progress: Progress;
}
