import { draw } from '../hands.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { allies, isRegimeChangeWithCell, shiftOneToAdversary } from './vocabulary.ts';

/** 76 Abu Ghurayb. D-76: any Ally. */
export const abuGhurayb: CardEvent = {
  isPlayable: isRegimeChangeWithCell,

  *event(action) {
    draw(action, 'jihadist', 2);
    changePrestige(action, -2);
    yield* shiftOneToAdversary(action, allies(action.state));
  },
};
