/** When the next Propaganda Round is to be expected. */
import type { CoinState, Volume } from '../volume.ts';

export interface Piles {
  readonly isPropaganda: (card: number) => boolean;
  /** Cards in a pile, its Propaganda card included. */
  readonly size: number;
}

/** Cards until the next Round as far as the piles tell: each holds one Propaganda card, anywhere in it. */
export function cardsToRound<V extends Volume<V>>(
  { deck, played, propagandas }: CoinState<V>,
  { isPropaganda, size }: Piles,
): number {
  const [next] = deck;
  if (next !== undefined && isPropaganda(next)) return 1;
  const drawn = played.length + 1;
  const pile = Math.floor((drawn - 1) / size);
  const left = size * (pile + 1) - drawn;
  return propagandas > pile ? left + (size + 1) / 2 : Math.max(1, (left + 1) / 2);
}
