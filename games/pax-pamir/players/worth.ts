/** What cards are worth by rules of thumb, in rupees. */
import { isCourt } from '../components/cards.ts';
import { courtCard } from '../state.ts';
import { type Mind, ownInfluence } from './mind.ts';

/** A card of the market or a hand, once it lies in the tableau. */
export function cardWorth({ view, me }: Mind, card: number): number {
  if (!isCourt(card)) return 1;
  const { rank, mode, patriot, leveraged, actions } = courtCard(view, card);
  let worth = 1 + 1.4 * rank + 0.4 * actions.length;
  // Stars decide ties and the last topple; political cards make room for others.
  if (mode === 'military') worth += 0.9 * rank;
  if (mode === 'political') worth += 0.5 * rank;
  if (leveraged) worth += 0.6 * rank;
  if (patriot !== null) worth += patriot === me.loyalty ? 3 : 2 - 2.6 * ownInfluence(me);
  // Units of the regime's mode bring the own empire nearer to supremacy.
  if (mode === view.regime) worth += 0.5 * rank;
  return worth;
}
