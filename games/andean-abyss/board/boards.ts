/** What any board of the series shows, for this volume. */
import { boards } from '@sandtable/coin/board';
import { eventCard, isPropaganda } from '../cards.ts';
import { FACTIONS, TABLE } from '../forces.ts';
import type { Andes } from '../state.ts';

export const BOARDS = boards<Andes>({
  factions: FACTIONS,
  table: TABLE,
  resourcesOf: (view, faction) => view.resources[faction],
  isPropaganda,
  orderOf: (card) => eventCard(card).order,
  markOf(card) {
    const { capability, momentum } = eventCard(card);
    if (capability) return 'capability';
    return momentum ? 'momentum' : null;
  },
});
