import { test } from '../deeds.ts';
import { AT } from '../map.ts';
import { governance, isIslamist } from '../country.ts';
import { MAX_FUNDING } from '../state.ts';
import { changeFunding, setFunding } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 95 Wahhabism. */
export const wahhabism: CardEvent = {
  event(action) {
    const country = AT['saudi-arabia'];
    // L52
    test(action, country);
    if (isIslamist(action.state, country)) setFunding(action, MAX_FUNDING);
    else changeFunding(action, governance(action.state, country));
  },
};
