import { addAid } from '../deeds.ts';
import { AT } from '../map.ts';
import { troops } from '../country.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 27 Saddam Captured. The marker blocks Saddam (../cards.ts), and FREs looks for it. */
export const saddamCaptured: CardEvent = {
  isPlayable: (state) => troops(state, AT.iraq) > 0,

  event(action) {
    addAid(action, AT.iraq);
    changePrestige(action, 1);
  },
};
