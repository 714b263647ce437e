/** What the chart of a faction consists of (8.5 to 8.8). */
import type { Policy } from '@sandtable/coin/nonplayers';
import type { Space } from '../map.ts';
import type { Activity, Operation, State, Turn } from '../state.ts';
import type { Look, Mind, Reason } from './mind.ts';
import type { Steps } from './steps.ts';

/** Why another Operation comes instead. */
export type Impossible = Extract<Reason, `${'W' | 'G' | 'T' | 'C'}.${Operation}.none`>;

export interface Chart {
  /** The diamonds: which Operation is called for. */
  readonly choose: (mind: Mind) => Operation;
  /** What comes instead of an Operation that is impossible, and what is said then. */
  readonly instead: Readonly<Partial<Record<Operation, readonly [Impossible, Operation]>>>;
  readonly boxes: Readonly<Partial<Record<Operation, Box>>>;
  /** The Special Activity to play now; says why not those before it. */
  readonly activity: (mind: Mind, turn: Turn) => Activity | undefined;
  /** By the key of the question: what this faction answers otherwise. */
  readonly answers: Readonly<Record<string, Policy<Mind>>>;
  /** Who marches to a space. */
  readonly sending?: (state: State, turn: Turn, to: Space) => Sending;
}

/** A box: an Operation. */
export interface Box {
  readonly steps: (look: Look) => Steps;
  /** Where the Operation is more than its steps: whether it is possible; says why not. */
  readonly isPossible?: (mind: Mind, turn: Turn, hasSpace: () => boolean) => boolean;
  /** The Special Activity that comes before the first space. */
  readonly before?: (mind: Mind, turn: Turn) => Activity | undefined;
  /** A choice follows the spaces, and with it another moment for the Special Activity. */
  readonly goesOn?: (state: State, turn: Turn) => boolean;
}

/** Who comes into a space of a March. */
export interface Sending {
  /** From where, of the spaces offered. */
  readonly origins: (state: State, turn: Turn, offered: readonly Space[]) => Space[];
  readonly group: (state: State, turn: Turn, from: Space) => number;
  /** Of the Underground ones at an origin so many stay. */
  readonly kept: (turn: Turn, from: Space) => number;
  readonly note: (mind: Mind, turn: Turn, from: Space, size: number) => void;
}
