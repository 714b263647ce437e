/** The shape of a Special Activity (4.1): played in one space at a time, before, during or after its Operation. */
import type { Hold } from '@sandtable/coin';
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Faction } from '../forces.ts';
import type { Space } from '../map.ts';
import type { Operation, State, Turn } from '../state.ts';

export interface ActivityRules {
  readonly rule: (faction: Faction) => string;
  /** 4.1.1 The Operations it can accompany; all when not given. */
  readonly with?: readonly Operation[];
  /** In how many spaces at most. */
  readonly limit: number;
  /**
   * Whether it could be executed in one more space now. Must not be true if the Operation, which has this hold, would
   * die of it.
   */
  possible(state: State, turn: Turn, hold: Hold<Space>): boolean;
  execute(action: Action): Rules<void>;
  /** Why it cannot be executed, when limits and Operation would allow it. */
  why: (rule: string) => Message;
}
