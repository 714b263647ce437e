/** What a non-player needs to know about a card beyond 8.4.1 to 8.4.3. */
import type { Space } from '../../map.ts';
import type { Mind } from '../mind.ts';

/** How a space is chosen for one purpose of a card. */
export interface SpaceChoice {
  /** Spaces that are wanted at all. */
  readonly filter?: (mind: Mind, space: Space) => boolean;
  /** In order: the highest value comes first. */
  readonly keys?: readonly ((mind: Mind, space: Space) => number | boolean)[];
  /** The first key counts pieces (8.4.2). */
  readonly counts?: true;
  /** Where pieces are named one by one: how many a space could give. One space is used up before the next (8.2). */
  readonly gives?: (mind: Mind, space: Space) => number;
  readonly note?: (mind: Mind, space: Space) => void;
}

export interface CardPolicy {
  /** By the purpose in the prompt: shift, remove, place and so on. */
  readonly spaces?: Readonly<Record<string, SpaceChoice>>;
  /** Answers to whole prompts. */
  readonly answers?: Readonly<Record<string, (mind: Mind) => string | undefined>>;
}
