import { discardAtRandom } from '../hands.ts';
import { disruptSomewhere } from '../operations/disrupt.ts';
import { usPosture } from '../country.ts';
import { HARD } from '../state.ts';
import type { CardEvent } from './rules.ts';

/** 44 Renditions. The marker blocks Detainee Release (../cards.ts), until a Leak turns it over. */
export const renditions: CardEvent = {
  isPlayable: (state) => usPosture(state) === HARD,

  *event(action) {
    yield* disruptSomewhere(action);
    discardAtRandom(action, 'jihadist');
  },
};
