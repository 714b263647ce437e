/** What the minds of every level know of Modern Land Battles. */
import type { Mind } from '@sandtable/engine';
import { ACTIONS } from '../cards/card-set.ts';
import { held } from '../deck.ts';
import type { State } from '../state.ts';
import { features } from './features.ts';
import { habit } from './habit.ts';
import { proposals } from './proposals.ts';
import weights from './weights.json' with { type: 'json' };

/** Questions before the battle, and details in which rules of thumb are good enough. */
const PLAIN = /^ask\.(buy|muster|end|discard|draw|arrival|bonus)/;

const HELD: ReadonlySet<string> = new Set(held({ hand: [...ACTIONS], aside: [...ACTIONS] }));

export const mind: Mind<State> = {
  habit,
  tempo: {
    turnOf: ({ prompt, state }) => (prompt.key === 'ask.action' ? state.turn?.nation : undefined),
    horizon: () => 4,
    isWorthy: (prompt) => !PLAIN.test(prompt),
    // R15: whether there is anything to react with is nobody's business.
    isVeiled: (prompt) => prompt.startsWith('ask.react.'),
    pace: 3500,
    thoughts: 1,
  },
  features,
  weights,
  proposals,
  // R1: what names a card of the hand is not told.
  isOpen: (_prompt, option) => !HELD.has(option),
};
