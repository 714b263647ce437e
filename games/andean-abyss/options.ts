/** What can be chosen before play (1.5, 2.1, 2.2, 2.3.1, 2.4.1). */
import { options } from '@sandtable/coin';
import { type Faction, FACTIONS } from './forces.ts';

export const SCENARIOS = ['standard', 'free-deployment'] as const;

/** 2.4.1 The final Propaganda card. */
const FINAL = 4;
const FINAL_SHORT = 3;

export const { OPTIONS, NON_PLAYER_SEATS, variantsOf, optionFaults, seatsOf } = options<Faction>({
  factions: FACTIONS,
  rules: { practice: '1.5', hiddenNext: '2.3.1' },
  // Who runs by the rules of chapter 8.
  nonPlayers: {
    none: [],
    cartels: ['cartels'],
    auc: ['auc'],
    farc: ['farc'],
    'auc-cartels': ['auc', 'cartels'],
    'farc-auc-cartels': ['farc', 'auc', 'cartels'],
  },
  // 1.5 The practice game: who runs two factions.
  pairs: {
    none: [],
    three: [['auc', 'cartels']],
    two: [
      ['government', 'auc'],
      ['farc', 'cartels'],
    ],
  },
  own: [{ id: 'shortGame', kind: 'flag', default: false }],
  finalPropaganda: (setting) => (setting.options['shortGame'] === true ? FINAL_SHORT : FINAL),
});
