/** E1.3 What all special actions have in common. */
import type { Message, Rules, Table } from '@sandtable/engine';
import { MODE_OF, type SpecialAction, type WazirAction } from '../components/modes.ts';
import type { Court, State, Who } from '../state.ts';

/** A special action being made. */
export interface Act {
  readonly table: Table<State>;
  readonly state: State;
  readonly who: Who;
  /** The card that acts. */
  readonly court: Court;
  /** The rank it acts with. */
  readonly rank: number;
}

export interface SpecialRule {
  readonly rule: string;
  /** I2.3 Whether its effect goes by the rank, so that tokens are of use (doubt 86). */
  readonly isRanked: boolean;
  /** Whether it could change anything (doubt 56). */
  canDo(state: State, who: Who, court: Court): boolean;
  /** Why it could not. */
  whyNot(state: State, who: Who, court: Court): Message;
  /** What choosing it gives up at once, where no question follows in which that is said. */
  warning?(state: State, who: Who): Message | undefined;
  perform(act: Act): Rules<void>;
}

/** E1.3 Whether the regime frees an action, whatever the card (doubt 5 for commerce). */
export function isFree(
  state: Pick<State, 'regime' | 'variants'>,
  action: SpecialAction | WazirAction,
): boolean {
  if (MODE_OF[action] !== state.regime) return false;
  return action !== 'commerce' || state.variants.freeCommerce;
}
