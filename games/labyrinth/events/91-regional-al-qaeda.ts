import { type Country, MUSLIM } from '../map.ts';
import { anyIslamist, isUnmarked } from '../country.ts';
import type { State } from '../state.ts';
import type { CardEvent } from './rules.ts';
import { placeCellInEach, someOf } from './vocabulary.ts';

const unmarked = (state: State): Country[] => MUSLIM.filter((country) => isUnmarked(state, country));

/** 91 Regional al-Qaeda. */
export const regionalAlQaeda: CardEvent = {
  isPlayable: (state) => unmarked(state).length >= 2,

  *event(action) {
    const { state } = action;
    if (state.cellsOnTrack === 0) return;
    const chosen = yield* someOf(action, 'place', 2, unmarked(state));
    yield* placeCellInEach(action, anyIslamist(state) ? [...chosen, ...chosen] : chosen);
  },
};
