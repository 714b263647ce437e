/** When minds think in a game of the series, and how far. */
import type { Asked, Tempo } from '@sandtable/engine';
import type { Volume } from '../volume.ts';

export interface TempoFacts {
  /** Cards that are played on, the present one included. */
  readonly cards: number;
  /** So many in the last campaign, where only the end counts. */
  readonly lastCards: number;
  readonly pace: number;
  /** Questions that rules of thumb answer well enough. */
  readonly plain: RegExp;
}

export function coinTempo<V extends Volume<V>>({
  cards,
  lastCards,
  pace,
  plain,
}: TempoFacts): Tempo<V['state']> {
  return {
    // A card is a turn: value is asked before anybody acts on it, or where the second in line begins.
    turnOf: ({ prompt, state }: Asked<V['state']>) =>
      prompt.key === 'ask.turn' ? String(state.played.length) : undefined,
    horizon: ({ propagandas, variants }) => (propagandas >= variants.finalPropaganda - 1 ? lastCards : cards),
    isWorthy: (prompt) => !plain.test(prompt),
    pace,
    thoughts: 1,
  };
}
