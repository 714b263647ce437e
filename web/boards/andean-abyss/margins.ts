import { FACTIONS, type View } from '@sandtable/andean-abyss/board';
import type { Margin } from '../board.ts';

/** 7.3 How near each faction is to its condition. */
export function marginsOf(view: View): readonly Margin[] {
  return FACTIONS.map((seat) => ({ seat, value: view.margins[seat] }));
}
