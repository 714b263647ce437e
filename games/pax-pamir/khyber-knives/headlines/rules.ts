/** J6 What a headline is: an effect, and who decides what no named player decides (doubt 89). */
import type { Rules, Table } from '@sandtable/engine';
import type { State, Who } from '../../state.ts';

export interface Headline {
  readonly table: Table<State>;
  readonly state: State;
  /** The buyer, or at cleanup the player whose turn it is. */
  readonly who: Who;
}

/** A generator when somebody decides something. */
export type HeadlineEffect = (headline: Headline) => Rules<void> | void;
