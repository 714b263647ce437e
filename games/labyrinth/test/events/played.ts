/** Cards played out of a hand, for what becomes of them and for Events that the other side's cards bring about. */
import type { Side } from '../../cards.ts';
import { goOn, type Play, type Situation, situation } from '../table.ts';

/** The table with that card in that hand, its action phase about to begin; others to hold if not given. */
function holding(given: Situation, side: Side, card: number): Situation {
  const hands = { us: [1, 2], jihadist: [65, 69], ...given.hands };
  return { ...given, hands: { ...hands, [side]: [card, ...hands[side]] }, phase: side };
}

/** Where the card lies after the side has played it as an Event. */
export function fate(
  given: Situation,
  side: Side,
  card: number,
  answers: readonly string[] = [],
  rolls: readonly number[] = [],
): 'removed' | 'discarded' | 'elsewhere' {
  const state = situation(holding(given, side, card));
  goOn(state, [`card-${card}`, 'event', ...answers], rolls);
  if (state.removed.includes(card)) return 'removed';
  return state.discards.includes(card) ? 'discarded' : 'elsewhere';
}

/** The other side uses the card for an Operation or as Reserves; the answers begin with that use. */
export const used = (
  given: Situation,
  side: Side,
  card: number,
  answers: readonly string[],
  rolls: readonly number[] = [],
): Play => goOn(situation(holding(given, side, card)), [`card-${card}`, ...answers], rolls);
