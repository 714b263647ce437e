import { setGovernance } from '../deeds.ts';
import { AT } from '../map.ts';
import { governance, isBeside, isIslamist } from '../country.ts';
import { FAIR, POOR } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 33 Benazir Bhutto. While the marker lies there is no Jihad in Pakistan: `isJihadAllowed` in ../country.ts. */
export const benazirBhutto: CardEvent = {
  isPlayable(state) {
    // D-33: the printed card looks at Pakistan too.
    if (state.variants.printed && isIslamist(state, AT.pakistan)) return false;
    return !isBeside(state, AT.pakistan, (country) => isIslamist(state, country));
  },

  event(action) {
    if (governance(action.state, AT.pakistan) === POOR) setGovernance(action, AT.pakistan, FAIR);
  },
};
