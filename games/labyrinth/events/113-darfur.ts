import { addAid, besiege, shiftAlignment, test } from '../deeds.ts';
import { AT } from '../map.ts';
import { prestigeLevel } from '../levels.ts';
import { ADVERSARY, ALLY } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 113 Darfur. D-93: the markers are placed whatever the Governance. */
export const darfur: CardEvent = {
  event(action) {
    test(action, AT.sudan);
    const level = prestigeLevel(action.state);
    if (level === 'high' || level === 'very-high') {
      addAid(action, AT.sudan);
      shiftAlignment(action, AT.sudan, ALLY);
    } else {
      besiege(action, AT.sudan);
      shiftAlignment(action, AT.sudan, ADVERSARY);
    }
  },
};
