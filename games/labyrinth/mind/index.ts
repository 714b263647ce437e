/** What the minds of every level know of Labyrinth. */
import type { Asked, Mind } from '@sandtable/engine';
import { cardOf } from '../ask.ts';
import type { State } from '../state.ts';
import { features } from './features.ts';
import { habit } from './habit.ts';
import { proposals } from './proposals.ts';
import weights from './weights.json' with { type: 'json' };

/** Questions about details, in which rules of thumb are good enough. */
const PLAIN =
  /^ask\.(reserves|order|cadre|sadr|jihad\.lost|disrupt\.cell|travel\.cell|event\.cell|resolve|schengen|reroll|setup|madrassas|nearest|shia-mix|travel\.visa)/;

/** 5.2.2 A phase: two cards of one side. It begins with the choice of its first card. */
function turnOf({ prompt, state, seat }: Asked<State>): string | undefined {
  if (prompt.key !== 'ask.card' && prompt.key !== 'ask.alone.use') return undefined;
  const { turn, hands, phase } = state;
  const drawn = prompt.key === 'ask.card' ? 0 : 1;
  return `${seat}/${turn}/${(seat === 'us' ? hands.us : hands.jihadist).length + drawn + phase.played}`;
}

/** The own phase and that of the other side; to the end when few cards are left for the last time (2.3). */
const PHASES = 2;
const TO_THE_END = 99;
const LAST_CARDS = 12;

function horizon(state: State): number {
  const { hands, deck, reshuffles, variants, plays, phase } = state;
  const left = hands.us.length + hands.jihadist.length + deck.length;
  if (reshuffles >= variants.decks - 1 && left <= LAST_CARDS) return TO_THE_END;
  // In the middle of the first card the second one still begins a turn of that name.
  return plays.length > 0 && phase.played === 0 && hands[phase.side].length > 0 ? PHASES + 1 : PHASES;
}

export const mind: Mind<State> = {
  habit,
  tempo: {
    turnOf,
    horizon,
    isWorthy: (prompt) => !PLAIN.test(prompt),
    pace: 3500,
    thoughts: 3,
  },
  features,
  weights,
  proposals,
  // 5.3.2, 8.5.4 What names a card of the hand, or the value of a marker, is not told.
  isOpen: (prompt, option) =>
    cardOf(option.replace(/^reassessment:/, '')) === 0 && prompt !== 'ask.plot.marker',
};
