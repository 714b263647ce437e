/** K5 Where Shere Khan's cards lie, and in which order he looks at the cards of both tableaux (doubt 112). */
import { GAP } from '../components/cards.ts';
import { type Court, courtCard, playerOf, type State, type Who } from '../state.ts';
import { isKhan, opponentOf } from './khan.ts';

type Side = 'left' | 'right';

/** How many of his cards lie left and right of the anchor. */
function sidesOf(tableau: readonly Court[], anchor: number): Readonly<Record<Side, number>> {
  const left = tableau.findIndex((court) => court.card === anchor);
  return { left, right: tableau.length - 1 - left };
}

export type Placing = 'anchor' | 'fewer-left' | 'fewer-right' | 'band-left' | 'plain-right';

/** K5 Where his next card goes: the side with fewer cards; with equal sides bands go left. */
export function placingOf(state: State, who: Who, card: number): Placing {
  const { tableau } = playerOf(state, who);
  if (tableau.length === 0) return 'anchor';
  const { left, right } = sidesOf(tableau, state.anchor);
  if (left !== right) return left < right ? 'fewer-left' : 'fewer-right';
  const { patriot, prize } = courtCard(state, card);
  return patriot !== null || prize !== null ? 'band-left' : 'plain-right';
}

export function layDown(state: State, who: Who, court: Court, placing: Placing): void {
  const { tableau } = playerOf(state, who);
  if (placing === 'anchor') state.anchor = court.card;
  if (placing === 'fewer-left' || placing === 'band-left') tableau.unshift(court);
  else tableau.push(court);
}

/** Before a card leaves a tableau: the next card of the longer side takes the place of the anchor, else the right one. */
export function leaveAnchor(state: State, owner: Who, court: Court): void {
  if (court.card !== state.anchor || !isKhan(state, owner)) return;
  const { tableau } = playerOf(state, owner);
  const { left, right } = sidesOf(tableau, state.anchor);
  state.anchor = tableau[left > right ? left - 1 : left + 1]?.card ?? GAP;
}

/** The ring clockwise: his cards from right to left, then the other's, beginning with the anchor. */
export function clockwise(state: State, who: Who): Court[] {
  const ring = [...playerOf(state, who).tableau.toReversed(), ...personCards(state, who).toReversed()];
  const from = Math.max(
    0,
    ring.findIndex((court) => court.card === state.anchor),
  );
  return [...ring.slice(from), ...ring.slice(0, from)];
}

const personCards = (state: State, who: Who): readonly Court[] => playerOf(state, opponentOf(who)).tableau;

/** The same the other way round. Without a card of his own he begins with the other's leftmost card. */
export function counterClockwise(state: State, who: Who): Court[] {
  const ring = clockwise(state, who).toReversed();
  if (state.anchor === GAP) return ring;
  return [...ring.slice(-1), ...ring.slice(0, -1)];
}

/** How many steps a card is from the anchor, the shorter way. Whoever acts has a card, and so an anchor. */
export function distanceTo(state: State, who: Who, court: Court): number {
  const ring = clockwise(state, who);
  const at = ring.indexOf(court);
  return Math.min(at, ring.length - at);
}
