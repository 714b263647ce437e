/** What the chart of a faction consists of (8.5, 8.6, 8.7). */
import type { Space } from '../map.ts';
import type { Activity, Operation, State, Turn } from '../state.ts';
import type { SpaceReason } from '../text/reasons.ts';
import type { MarchTerms } from './marching.ts';
import type { Look, Mind, Plan } from './mind.ts';
import type { Step, Steps } from './steps.ts';

/** Somebody who tells how an Operation ended. */
export type Ending = Pick<Mind, 'state' | 'faction' | 'why'>;

export interface Chart {
  /** The diamonds: which Operation is called for. */
  readonly choose: (mind: Mind) => Operation;
  /** 8.1.1 The boxes, from the lowest up. */
  readonly up: readonly Operation[];
  readonly boxes: Readonly<Partial<Record<Operation, Box>>>;
  /** Who marches to a space. */
  readonly marchTerms: (state: State, to: Space) => MarchTerms;
  /** Why guerrillas may leave that space. */
  readonly originReason?: (state: State, from: Space) => SpaceReason;
  /** For whose Base one of them stays. */
  readonly oneStaysFor: (state: State, from: Space) => SpaceReason;
}

/** A box: an Operation, and the Special Activity that goes with it. */
export interface Box {
  readonly steps: (look: Look) => Steps;
  /** What is said of its first space, besides the step. */
  readonly noteFirst?: (mind: Mind) => void;
  readonly activity?: Accompanying;
}

export interface Accompanying {
  readonly name: Activity;
  readonly steps: (look: Look) => Steps;
  /** What is answered once it has been chosen; the space of the step, where this is not given. */
  readonly answer?: (mind: Mind, step: Step) => Plan;
  /** Says why there was none. */
  readonly none: (end: Ending, turn: Turn) => void;
}
