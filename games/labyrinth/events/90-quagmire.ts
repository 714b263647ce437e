import { isJihadistEvent } from '../cards.ts';
import { setPosture } from '../deeds.ts';
import { discardAtRandom } from '../hands.ts';
import { AT } from '../map.ts';
import { SOFT } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { isRegimeChangeWithCell } from './vocabulary.ts';

/** 90 Quagmire. D-90: only Events associated with the Jihadist happen. */
export const quagmire: CardEvent = {
  isPlayable: (state) => state.prestige <= 6 && isRegimeChangeWithCell(state),

  *event(action) {
    const lost = [discardAtRandom(action, 'us'), discardAtRandom(action, 'us')];
    const due = lost.filter((card) => card !== 0 && isJihadistEvent(card));
    yield* action.frame.happen(action, 'jihadist', due);
    setPosture(action, AT['united-states'], SOFT);
  },
};
