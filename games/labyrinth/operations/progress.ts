/** The Operation in progress, kept in the state so that bots and pages can see it, and its Reserves (6.3.3). */
import type { Action } from '../action.ts';
import type { Side } from '../cards.ts';
import { MAX_OPS, type Operation, type OperationName, type State } from '../state.ts';
import { say } from '../text/say.ts';

export function beginOperation(
  action: Action,
  name: OperationName,
  ops: number,
  reserves: 'open' | 'barred',
): Operation {
  const { side, state } = action;
  const operation: Operation = { side, name, ops, reserves, sites: [], major: [], journeys: [] };
  state.operation = operation;
  return operation;
}

/** The journal says what the card is used for. */
export function announce({ table, rule }: Action, operation: OperationName, ops: number): void {
  table.fired(`operation.${operation}`);
  table.log(say('log.operation', rule, { operation, ops }));
}

export function operationOf(state: State): Operation {
  if (state.operation === null) throw new Error('no Operation is in progress');
  return state.operation;
}

/** 6.3.3.1 The value a card can reach with all Reserves. */
export const reach = (state: State, side: Side, ops: number): number =>
  Math.min(MAX_OPS, ops + state.reserves[side]);

/** The value the Operation in progress can reach. */
export function withinReach(state: State): number {
  const { side, ops, reserves } = operationOf(state);
  return reserves === 'open' ? reach(state, side, ops) : ops;
}

/** 6.3.3.1 All Reserves go into the Operation. */
export function spendReserves(action: Action): void {
  const { state, table } = action;
  const operation = operationOf(state);
  operation.ops = withinReach(state);
  operation.reserves = 'spent';
  state.reserves[operation.side] = 0;
  table.log(say('log.reserves-spent', '6.3.3.1', { side: operation.side, ops: operation.ops }));
}

/** The US puts in its Reserves when the Operation needs them: there is nothing else to gain by it. */
export function payFor(action: Action, needed: number): void {
  if (operationOf(action.state).ops < needed) spendReserves(action);
}
