import { beginEffect } from '../deeds.ts';
import { AT } from '../map.ts';
import { alignment, usPosture } from '../country.ts';
import { ALLY, NEUTRAL, SOFT } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 3 CTR. Two markers, so it places them itself; an unmarked Central Asia gets none (D-3). */
export const ctr: CardEvent = {
  isPlayable: (state) => usPosture(state) === SOFT,

  event(action) {
    beginEffect(action, 'ctr-russia');
    const now = alignment(action.state, AT['central-asia']);
    if (now === ALLY || now === NEUTRAL) beginEffect(action, 'ctr-central-asia');
  },
};
