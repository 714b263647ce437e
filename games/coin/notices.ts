/** What the rules say of non-players by themselves: what the dice made of a choice, or where nothing was left to ask. */
import type { Message, Table } from '@sandtable/engine';
import { isNonPlayer } from './non-player.ts';
import type { Volume } from './volume.ts';

export interface Notices<V extends Volume<V>> {
  /** Counts something as content, if a non-player did it. */
  readonly countFor: (table: Table<V['state']>, faction: V['faction'], item: string) => void;
  /** Tells a reason for a non-player that was not asked, and counts it. */
  readonly tellFor: (table: Table<V['state']>, faction: V['faction'], reason: Message) => void;
}

export function notices<V extends Volume<V>>(): Notices<V> {
  return {
    countFor(table, faction, item) {
      if (isNonPlayer<V['faction']>(table.state, faction)) table.fired(item);
    },
    tellFor(table, faction, reason) {
      if (!isNonPlayer<V['faction']>(table.state, faction)) return;
      table.fired(reason.key);
      table.log(reason);
    },
  };
}
