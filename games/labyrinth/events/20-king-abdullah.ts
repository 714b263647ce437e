import { become } from '../deeds.ts';
import { AT } from '../map.ts';
import { ALLY, FAIR, GOOD } from '../state.ts';
import { changeFunding, changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';

/** 20 King Abdullah. */
export const kingAbdullah: CardEvent = {
  event(action) {
    // D-20: Fair on the printed card.
    become(action, AT.jordan, action.state.variants.printed ? FAIR : GOOD, ALLY);
    changePrestige(action, 1);
    changeFunding(action, -1);
  },
};
