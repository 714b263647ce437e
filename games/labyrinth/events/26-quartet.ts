import { changeFunding, changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { areTalksPossible } from './vocabulary.ts';

/** 26 Quartet. */
export const quartet: CardEvent = {
  isPlayable: (state) => state.effects.abbas && areTalksPossible(state),

  event(action) {
    changePrestige(action, 2);
    changeFunding(action, -3);
  },
};
