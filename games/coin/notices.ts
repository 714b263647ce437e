/** What the rules say of non-players by themselves: what the dice made of a choice, or where nothing was left to ask. */
import type { Message, Table } from '@sandtable/engine';
import { isNamed } from './by-name.ts';
import type { CoinState, Volume } from './volume.ts';

export interface Notices<V extends Volume<V>> {
  /** Counts something as content, if a non-player did it. */
  readonly countFor: (table: Table<V['state']>, faction: V['faction'], item: string) => void;
  /** Tells a reason for a non-player that was not asked, and counts it. */
  readonly tellFor: (table: Table<V['state']>, faction: V['faction'], reason: Message) => void;
}

export function notices<V extends Volume<V>>(): Notices<V> {
  const isRun = ({ variants }: CoinState<V>, faction: V['faction']): boolean =>
    variants.nonPlayers.length > 0 && isNamed(variants.nonPlayers, faction);
  return {
    countFor(table, faction, item) {
      if (isRun(table.state, faction)) table.fired(item);
    },
    tellFor(table, faction, reason) {
      if (!isRun(table.state, faction)) return;
      table.fired(reason.key);
      table.log(reason);
    },
  };
}
