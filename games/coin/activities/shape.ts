/** The shape of a Special Activity: played in one space at a time, before, during or after its Operation. */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Hold } from '../operations/shape.ts';
import type { CoinTurn, Space, Volume } from '../volume.ts';

export interface ActivityRules<V extends Volume<V>> extends ActivityRefusals<V> {
  readonly execute: (action: Action<V>) => Rules<void>;
}

/** When it can be played and why not: all there is of an activity that is part of an Operation. */
export interface ActivityRefusals<V extends Volume<V>> {
  readonly rule: (faction: V['faction']) => string;
  /** The Operations it can accompany; all when not given. */
  readonly with?: readonly V['operation'][] | undefined;
  /** In how many spaces at most. */
  readonly limit: number;
  /** The same, where what lasts may change it. */
  readonly limitNow?: ((state: V['state']) => number) | undefined;
  /** Executed in all its spaces at once, and not again in the turn. */
  readonly once?: true | undefined;
  /**
   * Whether it could be executed in one more space now. Must not be true if the Operation, which has this hold, would
   * die of it.
   */
  readonly possible: (state: V['state'], turn: CoinTurn<V>, hold: Hold<Space>) => boolean;
  /** Why it cannot be executed, when limits and Operation would allow it. */
  readonly why: (rule: string) => Message;
}

/** The same in one shape, whatever is left out: menus look at activities millions of times. */
export function uniform<V extends Volume<V>>(rules: ActivityRules<V>): ActivityRules<V> {
  const { rule, with: operations, limit, limitNow, once, possible, why, execute } = rules;
  return { rule, with: operations, limit, limitNow, once, possible, why, execute };
}
