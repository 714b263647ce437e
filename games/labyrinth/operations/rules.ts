/** What an Operation is in code (6.3, 7.0, 8.0). */
import type { Message, Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { OperationName, State } from '../state.ts';

export interface OperationRules {
  readonly name: OperationName;
  readonly rule: string;
  /** Whether it can be carried out with that value. */
  canDo(state: State, ops: number): boolean;
  /** Why not, where it cannot. */
  whyNot(state: State, ops: number): Message;
  /** Carries it out; `state.operation` is the Operation in progress. */
  perform(action: Action): Rules<void>;
}
