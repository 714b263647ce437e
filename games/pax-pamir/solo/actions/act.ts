/** K5 What all of Shere Khan's special actions have in common. */
import type { Rules } from '@sandtable/engine';
import type { Act } from '../../actions/special.ts';

export interface KhanAct extends Act {
  /** Whether the card that acts has just been played. */
  readonly isNew: boolean;
}

/** Makes the action if it is possible, and tells whether it was made. */
export type KhanRule = (act: KhanAct) => Rules<boolean>;
