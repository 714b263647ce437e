/** Somebody doing something by a rule: what every deed, operation, activity and event holds in its hands. */
import type { Blocked, Rules, Table } from '@sandtable/engine';
import type { Faction } from './forces.ts';
import type { State } from './state.ts';

/** What the acting faction may do in between, wherever a question pauses (1.4.1, 4.1). */
export interface Interludes {
  /** Adds what may be played now to a list of options. */
  add(options: string[]): void;
  play(option: string): Rules<void>;
  blocked(): readonly Blocked[];
}

export interface Action {
  readonly table: Table<State>;
  readonly state: State;
  /** Who decides. */
  readonly faction: Faction;
  /** The number of the rule at work, for prompts and the journal. */
  readonly rule: string;
  readonly interludes: Interludes | null;
}

export function act(table: Table<State>, faction: Faction, rule: string): Action {
  return { table, state: table.state, faction, rule, interludes: null };
}

/** The same, decided by another faction. */
export function by(action: Action, faction: Faction): Action {
  return action.faction === faction ? action : { ...action, faction, interludes: null };
}

/** The same, by another rule. */
export function under(action: Action, rule: string): Action {
  return action.rule === rule ? action : { ...action, rule };
}
