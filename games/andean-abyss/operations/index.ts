/** The Operations by name (3.2, 3.3). Patrol is chosen and paid as a whole, so it stands apart. */
import { canExecute } from '@sandtable/coin';
import type { Operation, State, Turn } from '../state.ts';
import { assault } from './assault.ts';
import { attack } from './attack.ts';
import { march } from './march.ts';
import { canPatrol, PATROL_COST } from './patrol.ts';
import { rally } from './rally.ts';
import type { OperationRules } from './rules.ts';
import { sweep } from './sweep.ts';
import { terror } from './terror.ts';
import { train } from './train.ts';

export const BY_SPACES: Readonly<Record<Exclude<Operation, 'patrol'>, OperationRules>> = {
  train,
  sweep,
  assault,
  rally,
  march,
  attack,
  terror,
};

export const ruleOf = (operation: Operation): string =>
  operation === 'patrol' ? '3.2.2' : BY_SPACES[operation].rule;

/** The least that its first space costs. */
export const leastCostOf = (state: State, operation: Operation): number =>
  operation === 'patrol' ? PATROL_COST : BY_SPACES[operation].leastCost(state);

/** Whether a turn could execute its Operation somewhere, here and now. */
export function isPossible(state: State, turn: Turn): boolean {
  const { doing } = turn;
  if (doing === 'event' || doing === 'agitation' || doing === 'redeploy') return true;
  return doing === 'patrol' ? canPatrol(state, turn) : canExecute(BY_SPACES[doing], state, turn);
}
