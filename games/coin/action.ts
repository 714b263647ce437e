/** Somebody doing something by a rule: what every change, operation, activity and event holds in its hands. */
import type { Interludes, Table } from '@sandtable/engine';
import { byName } from './by-name.ts';
import type { Volume } from './volume.ts';

export interface Action<V extends Volume<V>> {
  readonly table: Table<V['state']>;
  readonly state: V['state'];
  /** Who decides. */
  readonly faction: V['faction'];
  /** The same, as asks name it. */
  readonly seats: readonly [V['faction']];
  /** The number of the rule at work, for prompts and the journal. */
  readonly rule: string;
  /** What may be played in between, wherever a question pauses. */
  readonly interludes: Interludes | null;
}

export interface Actions<V extends Volume<V>> {
  readonly act: (table: Table<V['state']>, faction: V['faction'], rule: string) => Action<V>;
  /** The same, decided by another faction. */
  readonly by: (action: Action<V>, faction: V['faction']) => Action<V>;
  /** The same, by another rule. */
  readonly under: (action: Action<V>, rule: string) => Action<V>;
  /** The same, with things that may be played in between. */
  readonly withInterludes: (action: Action<V>, interludes: Interludes | null) => Action<V>;
}

export function actions<V extends Volume<V>>(factions: readonly V['faction'][]): Actions<V> {
  const seatsOf = byName(factions, (faction): readonly [V['faction']] => [faction]);
  // All actions are made here, of one shape: copies by spread would each have a hidden class of their own.
  const make = (
    table: Table<V['state']>,
    faction: V['faction'],
    rule: string,
    interludes: Interludes | null,
  ): Action<V> => ({ table, state: table.state, faction, seats: seatsOf(faction), rule, interludes });
  return {
    act: (table, faction, rule) => make(table, faction, rule, null),
    by: (action, faction) =>
      action.faction === faction ? action : make(action.table, faction, action.rule, null),
    under: (action, rule) =>
      action.rule === rule ? action : make(action.table, action.faction, rule, action.interludes),
    withInterludes: (action, interludes) => make(action.table, action.faction, action.rule, interludes),
  };
}
