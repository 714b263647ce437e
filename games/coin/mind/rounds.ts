/** When the next Propaganda Round is to be expected. */
import type { CoinState, Volume } from '../volume.ts';

/** Cards until the next Round as far as the piles tell: each holds one Propaganda card, anywhere in it. */
export function cardsToRound<V extends Volume<V>>(
  state: CoinState<V>,
  isPropaganda: (card: number) => boolean,
): number {
  const [next] = state.deck;
  if (next !== undefined && state.shown > 0 && isPropaganda(next)) return 1;
  const drawn = state.played.length + 1;
  const size = Math.max(1, Math.round((drawn + state.deck.length) / state.variants.finalPropaganda));
  const pile = Math.floor((drawn - 1) / size);
  const left = size * (pile + 1) - drawn;
  return state.propagandas > pile ? left + (size + 1) / 2 : Math.max(1, (left + 1) / 2);
}
