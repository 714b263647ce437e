import { setAlignment } from '../deeds.ts';
import { AT } from '../map.ts';
import { governance } from '../country.ts';
import { ALLY, FAIR, GOOD } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { selectPosture } from './vocabulary.ts';

/** 36 Indo-Pakistani Talks. The marker goes when a plot goes off in India (../unblocked.ts). */
export const indoPakistaniTalks: CardEvent = {
  isPlayable(state) {
    const now = governance(state, AT.pakistan);
    return now === GOOD || now === FAIR;
  },

  *event(action) {
    setAlignment(action, AT.pakistan, ALLY);
    yield* selectPosture(action, AT.india);
  },
};
