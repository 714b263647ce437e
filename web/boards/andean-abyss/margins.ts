import { FACTIONS, margins, type State } from '@sandtable/andean-abyss/board';
import type { Margin } from '../board.ts';

/** A number with its sign, minus as a minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** 7.3 How near each faction is to its condition. A margin of 0 is still short of it, which counts from 1 here. */
export function marginsOf(view: State): readonly Margin[] {
  const all = margins(view);
  return FACTIONS.map((seat) => ({ seat, value: all[seat] }));
}
