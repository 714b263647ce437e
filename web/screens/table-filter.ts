/** Which tables the lists show. */
import type { GameInfo, TableInfo } from '@sandtable/server/protocol';
import { changedOptions, isFree } from '../table/table-line.ts';

export interface TableFilter {
  /** Empty for every game. */
  readonly game: string;
  /** With a seat for somebody. */
  readonly free: boolean;
  /** Played as the game sets it by itself. */
  readonly usual: boolean;
  readonly mine: boolean;
}

export const ALL_TABLES: TableFilter = { game: '', free: false, usual: false, mine: false };

export function isShown(table: TableInfo, games: readonly GameInfo[], filter: TableFilter): boolean {
  const info = games.find(({ id }) => id === table.game);
  if (filter.game !== '' && table.game !== filter.game) return false;
  if (filter.free && (table.status === 'finished' || !table.seats.some(isFree))) return false;
  if (filter.mine && table.mine.length === 0) return false;
  return !filter.usual || info === undefined || changedOptions(info, table).length === 0;
}
