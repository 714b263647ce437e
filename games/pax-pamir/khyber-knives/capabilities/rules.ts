/** J7.3.3 A capability that gives its owner a new standard action. */
import type { Message, Rules, Table } from '@sandtable/engine';
import type { CapabilityNumber } from '../../components/capabilities.ts';
import type { State, Who } from '../../state.ts';

export interface CapabilityAction {
  readonly card: CapabilityNumber;
  /** Whether it could change anything. */
  canUse(state: State, who: Who): boolean;
  whyNot(state: State, who: Who): Message;
  use(table: Table<State>, who: Who): Rules<void>;
}
