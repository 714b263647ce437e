/** What the minds of every level know of A Distant Plain. */
import { coinTempo } from '@sandtable/coin/mind';
import type { Mind } from '@sandtable/engine';
import type { Plain, State } from '../state.ts';
import { features } from './features.ts';
import { habit } from './habit.ts';
import { proposals } from './proposals.ts';
import weights from './weights.json' with { type: 'json' };

export const mind: Mind<State> = {
  habit,
  tempo: coinTempo<Plain>({
    cards: 3,
    lastCards: 5,
    pace: 450,
    // Where pieces go at the start and what they leave behind; what a hidden marker is for is decided by habit.
    plain: /^ask\.(deploy|withdraw|redeploy|place|desertion|deception|cancel)/,
  }),
  features,
  weights,
  proposals,
};
