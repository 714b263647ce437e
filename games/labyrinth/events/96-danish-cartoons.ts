import { by } from '../action.ts';
import { AT, MUSLIM } from '../map.ts';
import { ANY_PLOT, exactly } from '../plots.ts';
import { anyIslamist, isIslamist } from '../country.ts';
import type { CardEvent } from './rules.ts';
import { placePlotAmong, selectPosture } from './vocabulary.ts';

/** 96 Danish Cartoons. Each side does its part, whoever plays it. */
export const danishCartoons: CardEvent = {
  *event(action) {
    const { state } = action;
    yield* selectPosture(by(action, 'us'), AT.scandinavia);
    const open = MUSLIM.filter((country) => !isIslamist(state, country));
    // D-96: without such a marker that is all.
    yield* placePlotAmong(action, anyIslamist(state) ? ANY_PLOT : exactly(1), open);
  },
};
