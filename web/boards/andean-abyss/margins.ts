import { FACTIONS, type View } from '@sandtable/andean-abyss/board';
import type { Margin } from '../board.ts';

/** A number with its sign, minus as a minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** 7.3 How near each faction is to its condition. */
export function marginsOf(view: View): readonly Margin[] {
  return FACTIONS.map((seat) => ({ seat, value: view.margins[seat] }));
}
