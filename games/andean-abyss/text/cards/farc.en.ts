/** Cards 19 to 36 in English. */
import type { Effects } from './effect.ts';

export const farcEffects: Effects = {
  19: {
    event:
      'The executing faction may act for free in every space where it can: the Government Sweeps without moving or Assaults, an Insurgent Attacks or spreads Terror.',
  },
  21: {
    unshaded: 'FARC Resources −6, and remove a FARC Base.',
    shaded: 'FARC Resources +6, and place a FARC Base in any City or Department.',
  },
  29: {
    unshaded: 'The Government makes all FARC guerrillas of one space Active and Assaults there for free.',
    shaded:
      'FARC or AUC may Ambush twice in one space, for free, with any of its guerrillas, and none becomes Active.',
  },
  33: {
    unshaded: 'Remove up to 3 Insurgent pieces from one space bordering Ecuador.',
    shaded:
      'Place 2 pieces in Ecuador. From now on it is a Department of population 0 that holds at most 2 pieces of each faction.',
  },
};
