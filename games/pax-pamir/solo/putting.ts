/** K5 Where Shere Khan's cards go, played or bribed. */
import type { Table } from '@sandtable/engine';
import type { Court, State, Who } from '../state.ts';
import { say } from '../text/say.ts';
import { layDown, placingOf } from './ring.ts';
import { explain } from './telling.ts';

/** K5 Below his player card, or at the shorter side. */
export function putDown(table: Table<State>, who: Who, court: Court): void {
  const placing = placingOf(table.state, who, court.card);
  layDown(table.state, who, court, placing);
  explain(table, say(`sk.place.${placing}`, 'K5', { card: String(court.card) }));
}
