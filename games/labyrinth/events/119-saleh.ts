import { addAid, besiege, setAlignment, shiftAlignment, test } from '../deeds.ts';
import { AT } from '../map.ts';
import { isIslamist } from '../country.ts';
import { ADVERSARY, ALLY } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 119 Saleh. D-93: the Jihadist besieges Yemen whatever its Governance. */
export const saleh: CardEvent = {
  event(action) {
    test(action, AT.yemen);
    if (action.side === 'jihadist') {
      shiftAlignment(action, AT.yemen, ADVERSARY);
      besiege(action, AT.yemen);
    } else if (!isIslamist(action.state, AT.yemen)) {
      setAlignment(action, AT.yemen, ALLY);
      addAid(action, AT.yemen);
    }
  },
};
