/** What the minds of every level know of Andean Abyss. */
import { coinTempo } from '@sandtable/coin/mind';
import type { Mind } from '@sandtable/engine';
import type { Andes, State } from '../state.ts';
import { features } from './features.ts';
import { habit } from './habit.ts';
import { proposals } from './proposals.ts';
import weights from './weights.json' with { type: 'json' };

export const mind: Mind<State> = {
  habit,
  tempo: coinTempo<Andes>({
    cards: 3,
    lastCards: 5,
    pace: 800,
    // Where pieces go at the start and what they leave behind.
    plain: /^ask\.(deploy|withdraw|redeploy|place|drug-profits)/,
  }),
  features,
  weights,
  proposals,
};
