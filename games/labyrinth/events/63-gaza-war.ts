import { discardAtRandom } from '../hands.ts';
import { changeFunding, changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 63 Gaza War. */
export const gazaWar: CardEvent = {
  event(action) {
    discardAtRandom(action, 'us');
    changeFunding(action, 1);
    changePrestige(action, -1);
  },
};
