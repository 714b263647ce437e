/** Every Operation by name. */
import type { Rules } from '@sandtable/engine';
import { type Action, under } from '../action.ts';
import type { Side } from '../cards.ts';
import type { JihadistOperation, OperationName, State, UsOperation } from '../state.ts';
import { storeReserves } from '../tracks.ts';
import { alert } from './alert.ts';
import { deploy } from './deploy.ts';
import { disrupt } from './disrupt.ts';
import { jihad } from './jihad.ts';
import { plot } from './plot.ts';
import { announce, beginOperation } from './progress.ts';
import { recruit } from './recruit.ts';
import { regimeChange } from './regime-change.ts';
import type { OperationRules } from './rules.ts';
import { travel } from './travel.ts';
import { warOfIdeas } from './war-of-ideas.ts';
import { withdraw } from './withdraw.ts';

/** Those that a card's value is spent on; Reassessment (7.6) and Reserves (6.3.3) are the sequence's. */
const US: readonly OperationRules[] = [warOfIdeas, deploy, regimeChange, withdraw, disrupt, alert];
const JIHADIST: readonly OperationRules[] = [recruit, travel, jihad, plot];

export const operationsOf = (side: Side): readonly OperationRules[] => (side === 'us' ? US : JIHADIST);

type Plain = Exclude<UsOperation, 'reassessment'> | JihadistOperation;
const BY_NAME: ReadonlyMap<string, OperationRules> = new Map(
  [...US, ...JIHADIST].map((one) => [one.name, one]),
);

export function rulesOf(name: Plain): OperationRules {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new Error(`no Operation ${name}`);
  return found;
}

export const isPlain = (name: string): name is Plain => BY_NAME.has(name);

/** Carries out an Operation with a value; `barred` where Reserves may not be added (6.3.3.1). */
export function* operate(
  action: Action,
  name: Plain,
  ops: number,
  reserves: 'open' | 'barred' = 'open',
): Rules<void> {
  const rules = rulesOf(name);
  const own = under(action, rules.rule);
  beginOperation(own, name, ops, reserves);
  announce(own, name, ops);
  yield* rules.perform(own);
  own.state.operation = null;
}

/** The names of what can be done with that value now, without Reassessment and Reserves. */
export function possible(state: State, side: Side, ops: number): OperationName[] {
  const list: OperationName[] = [];
  const all = operationsOf(side);
  for (let i = 0; i < all.length; i++) {
    const rules = all[i] as OperationRules;
    if (rules.canDo(state, ops)) list.push(rules.name);
  }
  return list;
}

/** 6.3.3 A card of 1 or 2 goes into the Reserves. */
export function reserve(action: Action, ops: number): void {
  const own = under(action, '6.3.3');
  own.table.fired('operation.reserves');
  storeReserves(own, own.side, ops);
}
