import { rollPosture } from '../deeds.ts';
import { ALL, AT } from '../map.ts';
import { anyIslamist, cells, hasPlot, isGood } from '../country.ts';
import { changePrestige } from '../tracks.ts';
import type { CardEvent } from './rules.ts';
import { selectPostures, SWAYABLE } from './vocabulary.ts';

/** 45 Safer Now. */
export const saferNow: CardEvent = {
  isPlayable: (state) =>
    !anyIslamist(state) &&
    !ALL.some((country) => isGood(state, country) && (cells(state, country) > 0 || hasPlot(state, country))),

  *event(action) {
    rollPosture(action, AT['united-states']);
    changePrestige(action, 3);
    yield* selectPostures(action, 1, SWAYABLE);
  },
};
