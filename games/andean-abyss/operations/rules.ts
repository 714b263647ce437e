/** The shape of an Operation (3.1): spaces chosen one by one, each paid for as it comes. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import type { Space } from '../map.ts';
import type { State, Turn } from '../state.ts';

export interface OperationRules {
  readonly rule: string;
  /** Where it can be executed now: legal, affordable, not used before (3.1). */
  spaces(state: State, turn: Turn): readonly Space[];
  /** Resources for a space. */
  cost(state: State, space: Space): number;
  /** The least that a first space can cost: kept back from gifts until it is paid. */
  leastCost(state: State): number;
  /** Does it in a space that has been chosen and paid. */
  execute(action: Action, space: Space): Rules<void>;
  /** What follows when all spaces have been chosen. */
  finish?(action: Action): Rules<void>;
}

/** 3.1 Whether the faction can pay that. */
export function canPay(state: State, turn: Turn, cost: number): boolean {
  return turn.free || state.resources[turn.faction] >= cost;
}
