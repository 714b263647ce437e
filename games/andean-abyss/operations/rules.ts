/** The Operations' shape (3.1) in this volume. */
import { isAmong, nowhere, type OperationShape } from '@sandtable/coin';
import type { Action } from '../action.ts';
import { gain } from '../changes.ts';
import { ofFaction } from '../forces.ts';
import { idOf, type Space, type SpaceId } from '../map.ts';
import type { State, Turn } from '../state.ts';

export type OperationRules = OperationShape<State, Turn, Action, Space>;

/** 3.1 Whether the faction can pay that. */
export function canPay(state: State, turn: Turn, cost: number): boolean {
  return turn.free || ofFaction(state.resources, turn.faction) >= cost;
}

/** Where the Operation can be executed now: not twice in a space (3.1). */
export function spacesFor(rules: OperationRules, state: State, turn: Turn): SpaceId[] {
  const among = rules.among(state);
  const test = rules.test(state, turn);
  const ids: SpaceId[] = [];
  if (test === nowhere) return ids;
  for (let i = 0; i < among.length; i++) {
    const space = among[i] as Space;
    if (test(space) && !isAmong(turn.spaces, space)) ids.push(idOf(space));
  }
  return ids;
}

/** 3.1 The first payment frees what was kept back for it. */
export function pay(action: Action, turn: Turn, cost: number): void {
  turn.commitment = 0;
  if (turn.free || cost === 0) return;
  turn.paid -= gain(action, turn.faction, -cost);
}
