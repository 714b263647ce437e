/** E5.1 The ring of all tableaux, for whoever draws it (doubt 19). */
import type { Colour } from '../components/players.ts';
import type { View } from '../view.ts';

/** All tableau cards clockwise: each tableau from its right end to its left, one player after the other. */
export const ringOf = ({ players }: Pick<View, 'players'>): readonly string[] =>
  players.flatMap(({ tableau }) => tableau.map(({ card }) => String(card)).toReversed());

/** The cards one step away: clockwise, then counter-clockwise. */
export function besideOf(ring: readonly string[], card: string): readonly string[] {
  const at = ring.indexOf(card);
  if (at < 0 || ring.length < 2) return [];
  const sides = [ring[(at + 1) % ring.length], ring[(at + ring.length - 1) % ring.length]];
  return [...new Set(sides)].flatMap((side) => side ?? []);
}

/** Whose tableau lies beyond the left end of a player's, and beyond its right end; null where there is no other. */
export interface Ends {
  readonly left: Colour | null;
  readonly right: Colour | null;
}

export function endsOf({ players }: Pick<View, 'players'>, who: number): Ends {
  const next = (way: 1 | -1): Colour | null => {
    for (let i = 1; i < players.length; i++) {
      const other = players[(who + players.length + way * i) % players.length];
      if (other !== undefined && other.tableau.length > 0) return other.colour;
    }
    return null;
  };
  return players[who]?.tableau.length === 0
    ? { left: null, right: null }
    : { left: next(1), right: next(-1) };
}
