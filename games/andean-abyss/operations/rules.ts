/** The shape of an Operation (3.1): spaces chosen one by one, each paid for as it comes. */
import type { Rules } from '@sandtable/engine';
import type { Action } from '../action.ts';
import { idsOf, type Space, type SpaceId } from '../map.ts';
import type { State, Turn } from '../state.ts';

export interface OperationRules {
  readonly rule: string;
  /** The spaces to look at. */
  among(state: State): readonly Space[];
  /** Whether it can be executed there now: legal and affordable. `spacesFor` sees to it that no space is used twice. */
  fits(state: State, turn: Turn, space: Space): boolean;
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

/** Where the Operation can be executed now: not twice in a space (3.1). */
export function spacesFor(rules: OperationRules, state: State, turn: Turn): SpaceId[] {
  return idsOf(rules.among(state), (space) => isOpen(rules, state, turn, space));
}

function isOpen(rules: OperationRules, state: State, turn: Turn, space: Space): boolean {
  return !turn.spaces.includes(space) && rules.fits(state, turn, space);
}

/** Whether it can be executed anywhere. */
export function canExecute(rules: OperationRules, state: State, turn: Turn): boolean {
  const among = rules.among(state);
  for (let i = 0; i < among.length; i++) if (isOpen(rules, state, turn, among[i] as Space)) return true;
  return false;
}
