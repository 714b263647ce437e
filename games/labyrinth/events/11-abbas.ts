import { changeFunding, changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { areTalksPossible } from './vocabulary.ts';

/** 11 Abbas. The marker opens Quartet, and goes when a plot goes off in Israel (../unblocked.ts). */
export const abbas: CardEvent = {
  event(action) {
    if (!areTalksPossible(action.state)) return;
    changePrestige(action, 1);
    changeFunding(action, -2);
  },
};
