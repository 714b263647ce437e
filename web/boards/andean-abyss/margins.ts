import { FACTIONS, margin, type State } from '@sandtable/andean-abyss/board';
import type { Margin } from '../board.ts';

/** A number with its sign, minus as a minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** 7.3 How near each faction is to its condition. */
export function marginsOf(view: State): readonly Margin[] {
  return FACTIONS.map((seat) => ({ seat, value: margin(view, seat) }));
}
