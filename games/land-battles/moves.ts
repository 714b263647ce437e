/** R4 A card moves, in somebody's action or reaction. */
import type { Table } from '@sandtable/engine';
import { type Place, placeCard } from './areas.ts';
import type { Area, Force, State } from './state.ts';
import { say } from './text/say.ts';
import { checkBreakthrough } from './victory.ts';

/** R4 Moves the card, and checks whether its team still stands in the Breakthrough Area (R17). */
export function moveTo(table: Table<State>, card: Force, area: Area, row: number): void {
  placeCard(table.state, card, area, row);
  table.log(say('log.moves', 'R4', { force: card.id, area, row }));
  checkBreakthrough(table, card.team);
}

/** R4 The same for a place somebody chose, which may be where the card stands. */
export function move(table: Table<State>, card: Force, place: Place): void {
  if (!place.stays) moveTo(table, card, place.area, place.row);
}

/** R7 */
export function markActed(card: Force): void {
  card.acted = true;
}
