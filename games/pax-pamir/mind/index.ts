/** What the minds of every level know of Pax Pamir. */
import type { Asked, Mind } from '@sandtable/engine';
import type { State } from '../state.ts';
import { features } from './features.ts';
import { habit } from './habit.ts';
import weights from './weights.json' with { type: 'json' };

/** D1 At the first choice of a turn. Whoever plays alone is followed by nobody who is asked: cards tell turns apart. */
function turnOf({ prompt, state }: Asked<State>): string | undefined {
  const { turn, variants, deck, discards } = state;
  if (prompt.key !== 'ask.turn' || turn.counted > 0) return undefined;
  return variants.solo ? `${turn.player}/${deck.length}/${discards.length}` : String(turn.player);
}

/** Two rounds of two, one of more: longer looks cost more than they show. */
const horizon = ({ players }: State): number => (players.length <= 2 ? 4 : players.length);

export const mind: Mind<State> = {
  habit,
  tempo: { turnOf, horizon, pace: 3000, thoughts: 2.5 },
  features,
  weights,
  // A hand is hidden: what would be played or thrown away is not told.
  isOpen: (_prompt, option) => !/^(play|discard|take)?:?\d+$/.test(option),
};
