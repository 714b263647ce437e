/** What any board of the series shows, for this volume. */
import { boards } from '@sandtable/coin/board';
import { isMomentum, isPropaganda } from '../cards.ts';
import { cardOf } from '../corrections.ts';
import { FACTIONS, TABLE } from '../forces.ts';
import type { Plain } from '../state.ts';

export const BOARDS = boards<Plain>({
  factions: FACTIONS,
  table: TABLE,
  // 1.8 The Coalition has no Resources of its own.
  resourcesOf: (view, faction) => (faction === 'coalition' ? null : view.resources[faction]),
  isPropaganda,
  orderOf: (card, view) => cardOf(view, card).order,
  markOf(number, view) {
    const card = cardOf(view, number);
    if (card.capability !== null) return 'capability';
    return isMomentum(card, 'unshaded') || isMomentum(card, 'shaded') ? 'momentum' : null;
  },
});
