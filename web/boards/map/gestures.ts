/** Pieces dragged from space to space: what a game makes of that. */
import type { AskView } from '@sandtable/engine';

/** So many of a kind from one space to another. */
export interface Move {
  readonly kind: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

export interface Told {
  readonly answers: readonly string[];
  /** True when nothing of the move is left to tell. */
  readonly isAll: boolean;
}

export interface Gestures {
  /** How many pieces of a kind could be dragged out of a space in answer to the pending ask. */
  readonly movable: (kind: string, from: string, ask: AskView | undefined) => number;
  /** The answers to the pending ask and to those that certainly follow; none when the move does not fit. */
  readonly answers: (move: Move, ask: AskView) => Told;
}

/** For a game whose pieces are not dragged. */
export const NO_GESTURES: Gestures = { movable: () => 0, answers: () => ({ answers: [], isAll: true }) };
