/** Somebody doing something by a rule: what every deed, operation, activity and event holds in its hands. */
import type { Interludes } from '@sandtable/coin';
import type { Table } from '@sandtable/engine';
import { type Faction, ofFaction } from './forces.ts';
import type { State } from './state.ts';

export interface Action {
  readonly table: Table<State>;
  readonly state: State;
  /** Who decides. */
  readonly faction: Faction;
  /** The same, as asks name it. */
  readonly seats: readonly [Faction];
  /** The number of the rule at work, for prompts and the journal. */
  readonly rule: string;
  /** What may be played in between, wherever a question pauses (1.4.1, 4.1). */
  readonly interludes: Interludes | null;
}

const SEATS: Readonly<Record<Faction, readonly [Faction]>> = {
  government: ['government'],
  farc: ['farc'],
  auc: ['auc'],
  cartels: ['cartels'],
};

// All actions are made here, of one shape: copies by spread would each have a hidden class of their own.
function actionOf(
  table: Table<State>,
  faction: Faction,
  rule: string,
  interludes: Interludes | null,
): Action {
  return { table, state: table.state, faction, seats: ofFaction(SEATS, faction), rule, interludes };
}

export function act(table: Table<State>, faction: Faction, rule: string): Action {
  return actionOf(table, faction, rule, null);
}

/** The same, decided by another faction. */
export function by(action: Action, faction: Faction): Action {
  return action.faction === faction ? action : actionOf(action.table, faction, action.rule, null);
}

/** The same, by another rule. */
export function under(action: Action, rule: string): Action {
  return action.rule === rule ? action : actionOf(action.table, action.faction, rule, action.interludes);
}

/** The same, with things that may be played in between. */
export function withInterludes(action: Action, interludes: Interludes | null): Action {
  return actionOf(action.table, action.faction, action.rule, interludes);
}
